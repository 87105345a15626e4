"""Card faces as our own SVG, drawn by code from a compiled deck."""

from plugins.faces.sheet import contact_sheet, overview
from plugins.faces.signs import MissingDrawingError
from plugins.faces.sprite import sprite

__all__ = ["MissingDrawingError", "contact_sheet", "overview", "sprite"]
