"""Packs the engine so that it starts fast in the page (`content/decisions/0003-…`)."""

from plugins.browser.node import Engine, NodeError
from plugins.browser.pack import Packed, pack, packed

__all__ = ["Engine", "NodeError", "Packed", "pack", "packed"]
