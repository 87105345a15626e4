"""What is said of who plays a deal and who stays at home."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.state import Event
from engine.table.cast import Cast
from engine.table.czech import agree, count, listed
from engine.table.telling import did, variable
from engine.table.vocabulary import Around, Position, Setting, Told, Words

NOBODY_JOINS = "S\u00a0sebou nikdo nejde, bank zůstává do příštího rozdání."
# What one does, what several do.
_DECIDES: Mapping[str, tuple[str, str]] = {
    "join": ("jde s\u00a0sebou", "jdou s\u00a0sebou"),
    "stay": ("pasuje", "pasují"),
}


def _all_join(cast: Cast, event: Event, state: Position) -> str:
    return "V\u00a0banku leží jen vklad, hrají všichni."


def _nobody_joins(cast: Cast, event: Event, state: Position) -> str:
    return NOBODY_JOINS


def _decided(cast: Cast, run: Sequence[Told], around: Around) -> str:
    """Return „předák pasuje“, „předák a druhý hráč pasují“, „všichni pasují“."""
    one, several = _DECIDES[run[0].event.kind]
    if len(run) == cast.game.seats:
        return f"všichni {several}"
    return did(cast, [told.event.seat for told in run], one, several)


def out_told(cast: Cast, value: Sequence[str], setting: Setting) -> str:
    """Return who stays at home: „doma zůstává předák“."""
    if not value:
        return "doma nezůstává nikdo"
    stays = "zůstává" if len(value) == 1 else "zůstávají"
    return f"doma {stays} {listed(cast.keyed(one) for one in value)}"


def _ask(cast: Cast, state: Position) -> str:
    pot = state.accounts[cast.game.rules.pot or 0]
    chips = f"V\u00a0banku {agree(pot, 'je', 'jsou')} {count(pot, 'žeton')}"
    return f"{chips}: jděte s\u00a0sebou, nebo zůstaňte doma."


def _blank(cast: Cast, state: Position) -> str:
    out = variable(cast, state, "out", ())
    return NOBODY_JOINS if len(out) == cast.game.seats else ""


WORDS = Words(
    events={"all join": _all_join, "nobody joins": _nobody_joins},
    recaps={"join": _decided, "stay": _decided},
    given={"out": out_told},
    then={"out": out_told},
    prompts={"joining": _ask},
    blanks={"joining": _blank},
    phases={"joining": "přihlášení do hry"},
)
