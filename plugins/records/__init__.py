"""Records: YAML files read, checked, typed, and compiled for the engine."""

from plugins.records.compile import clause_title, compile_deck, compile_game, render_text
from plugins.records.findings import Finding
from plugins.records.site import Site, load_site

__all__ = [
    "Finding",
    "Site",
    "clause_title",
    "compile_deck",
    "compile_game",
    "load_site",
    "render_text",
]
