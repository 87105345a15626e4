"""What is said in French tarot: the chien, announcements, the Excuse, how a contract ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.tarot.announce import SLAM
from engine.moves import Move
from engine.state import Event, State
from engine.table.bidding import bid_name
from engine.table.cast import Cast
from engine.table.czech import count
from engine.table.telling import by_role, each, part, size_of, subject, variable, who
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone
from engine.table.words import auction
from engine.table.words.general import unsaid

_LEVELS = ("", "jednoduchou", "dvojitou", "trojitou")
_COUNTED = {
    "discard": "Odhoz se počítá hlavnímu hráči",
    "sans": "Talon se počítá hlavnímu hráči",
    "contre": "Talon se počítá obraně",
}
_WITH_BOUTS = (
    "bez klíčové karty",
    "s\u00a0jednou klíčovou kartou",
    "se dvěma klíčovými kartami",
    "se třemi klíčovými kartami",
)
_TALON = 6  # cards; more are a whole pack
_BOUTS = ("žádnou klíčovou kartu", "jednu klíčovou kartu", "dvě klíčové karty", "tři klíčové karty")


def _petit_sec(cast: Cast, event: Event, state: Position) -> str:
    return subject(
        cast, event.seat, "Máte plonkového pagáta.", "má plonkového pagáta a\u00a0ukazuje ho."
    )


def _chien(cast: Cast, event: Event, state: Position) -> str:
    cards = cast.cards(event.cards)
    return subject(
        cast, event.seat, f"Berete talon: {cards}.", f"ukazuje talon a\u00a0bere ho: {cards}."
    )


def _chien_then(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return f"{cast.name(run[0].event.seat)} bere talon"


def _discard(cast: Cast, event: Event, state: Position) -> str:
    cards = cast.cards(event.cards, "acc")
    return subject(cast, event.seat, f"Odhazujete {cards}.", "vybírá karty na odhoz.")


def _discarded(cast: Cast, run: Sequence[Told], around: Around) -> str:
    codes = [cast.game.deck.codes[one.event.cards[0]] for one in run]
    return f"{cast.name(run[0].event.seat)} odhazuje {cast.signs(codes, 'acc')}"


def _laid_aside(cast: Cast, event: Event, state: Position) -> str:
    told = subject(cast, event.seat, "Odhoz je hotový", "má odhozeno")
    shown = cast.cards(event.cards)
    return f"{told}, jsou v\u00a0něm i\u00a0trumfy: {shown}." if event.cards else f"{told}."


def _poignee(cast: Cast, event: Event, state: Position) -> str:
    codes = [cast.game.deck.codes[card] for card in event.cards]
    which, cards = _LEVELS[event.arg], cast.signs(codes)
    return subject(
        cast, event.seat, f"Ukazujete {which} hrst: {cards}.", f"ukazuje {which} hrst: {cards}."
    )


def _shown(cast: Cast, run: Sequence[Told], around: Around) -> str:
    told = (f"{cast.name(one.event.seat)} ukazuje {_LEVELS[one.event.arg]} hrst" for one in run)
    return ", ".join(told)


def _excuse_stays(cast: Cast, event: Event, state: Position) -> str:
    return subject(cast, event.seat, "Omluva vám zůstává.", "si nechává omluvu.")


def _kept(cast: Cast, run: Sequence[Told], around: Around) -> str:
    return ", ".join(part(_excuse_stays(cast, *one)) for one in run)


def _counted(cast: Cast, event: Event, state: Position) -> str:
    codes = [cast.game.deck.codes[card] for card in event.cards]
    return f"{_COUNTED[event.arg]}: {cast.signs(codes)}."


def _ended(cast: Cast, event: Event, state: Position) -> str:
    """Return how the contract ended: „Alena má 45 bodů a dvě klíčové karty, závazek je splněn.“."""
    made, difference = event.arg
    has = _heap(cast, state, event.seat)
    who_has = subject(cast, event.seat, f"Máte {has}", f"má {has}")
    missing = f"chybí {count(difference, 'bod')}"
    if difference in (2, 3, 4):
        missing = f"chybějí {count(difference, 'bod')}"
    return f"{who_has}: závazek {'je splněn' if made else f'není splněn, {missing}'}."


def _heap(cast: Cast, state: Position, seat: int) -> str:
    halves: int = variable(cast, state, "card_points")[seat]
    points = halves // 2 if halves % 2 == 0 else halves / 2
    bouts: int = variable(cast, state, "bouts")[seat]
    return f"{count(points, 'bod', 'acc')} a\u00a0{_BOUTS[bouts]}"


def _at(cast: Cast, value: str, setting: Setting) -> str:
    """Return whose petit is looked at, where the example is about it."""
    hands = setting.example["given"].get("hands", {})
    if value != "tarot.petit_sec" or not hands:
        return ""
    ((role, codes),) = hands.items()
    held = codes.split() if isinstance(codes, str) else codes
    excuse = "a\u00a0k\u00a0němu omluvu" if "EXC" in held else "a\u00a0omluvu nemá"
    return f"{cast.keyed(role)} má jediný trumf, pagáta, {excuse}"


def _contract(cast: Cast, value: str, setting: Setting) -> str:
    """Return what is played, unless it is told with what has been taken."""
    counted = "card_points" in setting.example["given"]
    return "" if counted else auction.WORDS.given["contract"](cast, value, setting)


def _points(cast: Cast, value: Mapping[str, float], setting: Setting) -> str:
    """Return what everybody has taken, the declarer with his contract and his bouts."""
    given = setting.example["given"]
    told = []
    for role, points in value.items():
        has = count(points, "bod", "acc")
        if role == given.get("declarer"):
            bouts = _WITH_BOUTS[given.get("bouts", {}).get(role, 0)]
            bid = bid_name(cast, given["contract"], "acc")
            told.append(f"{cast.keyed(role)} hraje {bid}, {bouts} nahrál {has}")
        else:
            told.append(f"{cast.keyed(role)} nahrál {has}")
    return ", ".join(told)


def _tricks(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    return by_role(cast, value, "zdvih")


def _slam(cast: Cast, value: str, setting: Setting) -> str:
    return f"{cast.keyed(value)} ohlásil slem"


def _ultimo(cast: Cast, value: str, setting: Setting) -> str:
    return f"{cast.keyed(value)} vzal v\u00a0posledním zdvihu pagáta"


def _bouts_then(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    return ", ".join(f"{cast.keyed(role)} má {_BOUTS[many]}" for role, many in value.items())


def _discard_given(cast: Cast, value: Mapping[str, Any], setting: Setting) -> str:
    ((role, codes),) = value.items()
    return f"v\u00a0odhozu má {cast.keyed(role)} {cast.signs(codes, 'acc')}"


def _talon(cast: Cast, value: Any, setting: Setting) -> str:
    codes = value.split() if isinstance(value, str) else value
    return f"v\u00a0talonu je {cast.signs(codes)}" if len(codes) <= _TALON else "po rozdání"


def _poignees(cast: Cast, value: Mapping[str, int], setting: Setting) -> str:
    shown = (f"{cast.keyed(role)} ukázal {_LEVELS[level]} hrst" for role, level in value.items())
    return ", ".join(shown)


def _stage(cast: Cast, value: str, setting: Setting) -> str:
    return "ukazují se hrsti" if value == "poignee" else ""


def _do_slam(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "ohlásit slem"


def _do_without(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    return "slem nehlásit"


def _ask_to_discard(cast: Cast, state: Position) -> str:
    left = variable(cast, state, "chien") - len_staged(cast, state)
    return f"Odhoďte ještě {count(left, 'karta', 'acc')}."


def len_staged(cast: Cast, state: Position) -> int:
    """Return how many cards the reader has laid aside so far."""
    if isinstance(state, State):
        return size_of(state, cast, "staging", state.turn)
    return len(state.zone("staging", state.seat))


def _ask_to_announce(cast: Cast, state: Position) -> str:
    if variable(cast, state, "stage") == SLAM:
        return "Ohlaste slem, nebo hrajte bez něj."
    legal = cast.game.legal(state) if isinstance(state, State) else state.legal
    if len(legal) == 1:
        return "Na hrst nemáte dost trumfů."
    return "Ukažte hrst trumfů, nebo řekněte, že nic nehlásíte."


def _ending(cast: Cast, state: Position) -> str:
    """Return how the contract of the last deal ended, where one was played."""
    part = "tarot.settle.base"
    ends = [line.detail for line in state.receipt if line.part == part]
    if not ends:
        return ""
    contract = bid_name(cast, variable(cast, state, "contract"))
    return f"Závazek {contract} {'je' if ends[0] == 'made' else 'není'} splněn."


WORDS = Words(
    events={
        "petit sec": _petit_sec,
        "chien": _chien,
        "discard": _discard,
        "laid aside": _laid_aside,
        "poignee": _poignee,
        "excuse stays": _excuse_stays,
        "counted": _counted,
        "contract ended": _ended,
    },
    recaps={
        "petit sec": each(_petit_sec),
        "chien": _chien_then,
        "discard": _discarded,
        "poignee": _shown,
        "excuse stays": _kept,
    },
    given={
        "at": _at,
        "stage": _stage,
        "slam": _slam,
        "poignee": _poignees,
        "taken": _tricks,
        "card_points": _points,
        "contract": _contract,
        "bouts": unsaid,  # told with the points
        "ultimo": _ultimo,
        "discard": _discard_given,
        "talon": _talon,
    },
    then={
        "bouts": _bouts_then,
        "ultimo": who("pagáta v\u00a0posledním zdvihu bere"),
        "slam": who("slem hlásí"),
    },
    zones={
        "discard": Zone("v\u00a0odhozu", "odhoz"),
        "staging": Zone("mezi odloženými", "karty na odhoz"),
        "talon": Zone("v\u00a0talonu", "talon"),
    },
    doings={"slam": Doing(_do_slam), "no-slam": Doing(_do_without)},
    phases={"tarot.settle": "vyúčtování", "tarot.petit_sec": "plonkový pagát"},
    prompts={"tarot.chien": _ask_to_discard, "tarot.announce": _ask_to_announce},
    endings={"tarot.settle": _ending},
    contracts={
        "prise": ("prise", "prise"),
        "garde": ("garde", "garde"),
        "garde-sans": ("garde sans", "garde sans"),
        "garde-contre": ("garde contre", "garde contre"),
    },
)
