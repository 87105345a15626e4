"""The random opponent: any legal move, each equally likely."""

from __future__ import annotations

from engine.ai.advice import CHANCE, Advice
from engine.rng import Rng
from engine.view import View


def advise(view: View, rng: Rng) -> Advice:
    """Choose a legal move at random (the seat is on turn)."""
    return Advice(rng.choice(view.legal), CHANCE)
