"""How questions, answers and sets are called: „Máš lišku?“, „kvarteto houby“."""

from __future__ import annotations

from engine.finding import phase_of
from engine.phases.asking import Asking
from engine.phases.asking_memory import Asked
from engine.table.cast import Cast
from engine.table.czech import noun, with_preposition
from engine.table.czech.cards import RANKS
from engine.table.czech.quartets import QUARTETS


def asking_of(cast: Cast) -> Asking:
    """Return the phase in which the game asks; it has one (not checked)."""
    return phase_of(cast.game, Asking)


def set_name(cast: Cast, code: str) -> str:
    """Return „kvarteto houby“, „kvarteto sedmiček“."""
    quartet = QUARTETS.get(cast.suits.get(code, ""))
    return f"kvarteto {quartet.name if quartet else of_set(cast, code)}"


def things(cast: Cast, code: str) -> str:
    """Return what the cards of a set are: „houby“, „sedmičky“."""
    quartet = QUARTETS.get(cast.suits.get(code, ""))
    if quartet:
        return quartet.name
    return noun(RANKS[code]).more() if code in RANKS else code


def question(cast: Cast, asked: Asked) -> str:
    """Return a question as it is said: „Máš lišku?“, „Máš něco z hub?“."""
    if asked.what in cast.game.deck.copies_of:
        return f"Máš {cast.sign(asked.what, 'acc')}?"
    return f"Máš něco {with_preposition('z', of_set(cast, asked.what))}?"


def answer(asked: Asked) -> str:
    """Return the answer to a question, '' before it is given."""
    return "" if asked.had is None else "Mám." if asked.had else "Nemám."


def of_set(cast: Cast, code: str) -> str:
    """Return a set in the genitive: „hub“, „sedmiček“."""
    quartet = QUARTETS.get(cast.suits.get(code, ""))
    if quartet:
        return quartet.genitive
    return noun(RANKS[code]).more("gen") if code in RANKS else code


def about_what(cast: Cast, what: str) -> str:
    """Return what a question is about, after „na“: „lišku“, „kvarteto houby“."""
    if what in cast.game.deck.copies_of:
        return cast.sign(what, "acc")
    return set_name(cast, what)
