"""Stands in for Pyodide's event loop; see the stand-in for asyncio."""


def _initialize_event_loop() -> None:
    """Do nothing, where Pyodide would start its loop."""
