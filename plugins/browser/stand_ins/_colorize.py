"""Stands in for the colours of tracebacks: many dataclasses, slow to make and never seen."""


class _Plain:
    """A theme, and every part and colour of it."""

    def __getattr__(self, name: str) -> "str | _Plain":
        return self if name == "traceback" else ""


ANSIColors = _Plain()


def can_colorize(*, file: object = None) -> bool:
    """Say no: nobody reads this in a terminal."""
    return False


def get_theme(*, force_color: bool = False, force_no_color: bool = False) -> _Plain:
    """Return the one there is."""
    return ANSIColors
