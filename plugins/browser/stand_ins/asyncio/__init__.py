"""Stands in for asyncio, whose 28 modules Pyodide imports at its start for this one name.

The engine is synchronous: nothing in the page awaits Python, or a promise in Python.
"""


def get_event_loop() -> object:
    """Say that there is none; Pyodide asks when Python awaits something of JavaScript's."""
    raise RuntimeError("there is no event loop in this Python")
