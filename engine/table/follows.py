"""What an example expects, as Czech clauses; the second half of its caption."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine.cards import NOBODY
from engine.common import NOT_YOUR_CARD
from engine.expectations import STAGING, as_move
from engine.moves import Move
from engine.position import POT, START, seat_of
from engine.state import State
from engine.table.cast import Cast
from engine.table.czech import agree, count, listed, ordinal_word
from engine.table.czech.grammar import Gender
from engine.table.facts import phase_name
from engine.table.lines import lines_told
from engine.table.telling import by_role, by_side, cited, doing, in_pot, size_of, unit
from engine.table.vocabulary import Phrase, Setting, label_of, words_of, zone_words


class Case(NamedTuple):
    """An example with the positions before and after its moves."""

    cast: Cast  # roles
    example: Mapping[str, Any]
    start: State
    state: State
    subject: str  # whose decision it is, '' where the sentence has named him already


_IT: Mapping[Gender, str] = {"m": "ho", "ma": "ho", "f": "ji", "n": "je"}

Follow: TypeAlias = Callable[[Case, Any], list[str]]


def follows(case: Case) -> list[str]:
    """Return what must follow, one clause for each thing."""
    told: list[str] = []
    for key, follow in _FOLLOWS.items():
        if key in case.example:
            told += follow(case, case.example[key])
    return [one for one in told if one]


def _legal(case: Case, value: list[str]) -> list[str]:
    return _with_subject(case, _may(case, value, "nebo"))


def _allows(case: Case, value: list[str]) -> list[str]:
    return _with_subject(case, _may(case, value, "i"))


def _may(case: Case, value: list[str], conjunction: str) -> list[str]:
    """Return what may be played, said and done; with „nebo“ that is all that may be."""
    cards, aloud, done = [], [], []
    groups = list(_by_verb(case, value))
    for moves in groups:
        if _told_with(case, moves) in {others[0].verb for others in groups}:
            continue
        label, phrase = label_of(case.cast, case.state, moves[0]), _own(case, moves, "may")
        if phrase:
            cards.append(phrase)
        elif label.startswith("„"):
            aloud.append(label)
        elif moves[0].cards and not _own(case, moves, "do"):
            cards.append(_cards(case, moves, label, conjunction))
        else:
            done.append(doing(case.cast, case.state, moves))
    said = [f"může říct {listed(aloud, 'nebo')}"] if aloud else []
    return [*cards, *said, *([f"smí {listed(done, 'nebo')}"] if done else [])]


def _cards(case: Case, moves: Sequence[Move], label: str, conjunction: str) -> str:
    """Return „smí zahrát jen ♠K“, „smí zahrát kteroukoli kartu“, „smí zahrát ♠K i ♥7“."""
    cards = [move.cards[0] for move in moves]
    named = case.cast.cards(cards, "acc", conjunction)
    if conjunction == "nebo":
        if len(cards) == 1:
            named = f"jen {named}"
        elif len(cards) == size_of(case.state, case.cast, "hand", case.state.turn):
            named = "kteroukoli kartu"
    return f"smí {label[:1].lower()}{label[1:]} {named}"


def _by_verb(case: Case, texts: Sequence[str]) -> Iterator[list[Move]]:
    """Yield the moves of an expectation, those of one verb together."""
    game, found = case.cast.game, dict[str, list[Move]]()
    for text in texts:
        move = game.parse(as_move(game, case.state, text))
        found.setdefault(move.verb, []).append(move)
    yield from found.values()


def _own(case: Case, moves: Sequence[Move], name: str) -> str:
    """Return what the game says of a verb in its own words, '' when it has none."""
    words = words_of(case.cast.game).doings.get(moves[0].verb)
    phrase: Phrase | None = getattr(words, name, None)
    return phrase(case.cast, case.state, moves) if phrase else ""


def _told_with(case: Case, moves: Sequence[Move]) -> str:
    words = words_of(case.cast.game).doings.get(moves[0].verb)
    return words.told_with if words else ""


def _refused(case: Case, value: Mapping[str, str]) -> list[str]:
    told = []
    for text, id in value.items():
        (moves,) = _by_verb(case, [text])
        if id == NOT_YOUR_CARD and _has_played(case, moves[0]):
            return [_once_more(case)]
        said = _not_held(case, moves[0]) if id == NOT_YOUR_CARD else ""
        said = said or _own(case, moves, "barred")
        said = said or f"nesmí {doing(case.cast, case.state, moves)}"
        told.append(f"{said}{cited(case.cast, id)}")
    return _with_subject(case, told)


def _has_played(case: Case, move: Move) -> bool:
    """Say whether a card is left in the hand of who made the example's moves."""
    hand = (case.example.get("given") or {}).get("hand", ())
    held = hand.split() if isinstance(hand, str) else hand
    codes = {case.cast.game.deck.codes[card] for card in move.cards}
    return case.start.turn != case.state.turn and codes <= set(held)


def _once_more(case: Case) -> str:
    """Return „předák druhou kartu přidat nesmí, na tahu je druhý hráč“."""
    cast, seat = case.cast, case.start.turn
    played = size_of(case.start, cast, "hand", seat) - size_of(case.state, cast, "hand", seat)
    another = ordinal_word(played + 1, "f", "acc")
    return (
        f"{cast.role(seat)} {another} kartu přidat nesmí, na tahu je {cast.role(case.state.turn)}"
    )


def _not_held(case: Case, move: Move) -> str:
    """Return „♠10 v ruce nemá, zahrát ji nesmí“, '' for a card that has been put aside."""
    cast = case.cast
    if size_of(case.state, cast, STAGING, case.state.turn):
        return ""
    label = cast.game.verbs[move.verb].label
    it = _IT[cast.card_gender(cast.game.deck.codes[move.cards[0]])]
    named = cast.cards(move.cards, "acc")
    return f"{named} v\u00a0ruce nemá, {label[:1].lower()}{label[1:]} {it} nesmí"


def _picks(case: Case, value: list[Any]) -> list[str]:
    doings = words_of(case.cast.game).doings
    closing, told = next(
        ((verb, one.picked) for verb, one in doings.items() if one.picked), ("", None)
    )
    sets = [one.split() if isinstance(one, str) else one for one in value]
    named = [
        told(case.cast, case.state, one) if told else case.cast.signs(one, "acc") or "nic"
        for one in sets
    ]
    verb = case.cast.game.verbs[closing].label.lower() if told else "zvolit"
    return _with_subject(case, [f"smí {verb} {listed(named, 'nebo')}"])


def _then(case: Case, value: Mapping[str, Any]) -> list[str]:
    words, setting = words_of(case.cast.game).then, Setting(case.example, case.state)
    return [
        _phase(case, wanted) if key == "phase" else words[key](case.cast, wanted, setting)
        for key, wanted in value.items()
        if key == "phase" or key in words
    ]


def _phase(case: Case, value: str) -> str:
    called = phase_name(case.cast, value)
    if not called:
        return "rozdání končí"
    if value != case.cast.game.phases[case.start.phase].name:
        return f"následuje {called}"
    return f"{called} pokračuje" if case.example.get("moves") else ""


def _sees(case: Case, value: Mapping[str, Any]) -> list[str]:
    """Return what seats see; those who see the same together."""
    cast = case.cast
    seeing: dict[str, list[str]] = {}
    for seat, zones in value.items():
        for key, codes in zones.items():
            name, _, owner = key.partition(".")
            faces = codes.split() if isinstance(codes, str) else list(codes)
            whose = f" {cast.keyed(owner, 'gen')}" if owner else ""
            seeing.setdefault(_seen(cast, name, whose, faces), []).append(cast.keyed(seat))
    return [f"{listed(roles, 'i')} {what}" for what, roles in seeing.items()]


def _seen(cast: Cast, name: str, whose: str, faces: list[str]) -> str:
    where, what, single = zone_words(cast.game, name)
    if all(face == "?" for face in faces):
        return f"{what}{whose} nevidí"
    hidden = faces.count("?")
    shown = cast.signs([face for face in faces if face != "?"], "acc")
    shown += f" a\u00a0{count(hidden, 'karta', 'acc')} rubem nahoru" if hidden else ""
    if name == "hand" and not whose:
        return f"má {where} {shown}"
    return f"vidí {what if single else where}{whose} {shown}"


def _counts(case: Case, value: Mapping[str, Any]) -> list[str]:
    """Return how many cards lie where; those of all seats together in one clause."""
    game, told, together = case.cast.game, [], []
    shared = {zone.name for zone in game.layout.zones if zone.owner == NOBODY}
    for name, amount in value.items():
        where = zone_words(game, name).where
        if isinstance(amount, Mapping):
            told.append(by_role(case.cast, amount, "karta", f"má {where}"))
        elif name not in shared and amount == 0:
            told.append(f"nikdo nemá {where} žádnou kartu")
        elif name not in shared:
            together.append(f"{where} {count(amount, 'karta', 'acc')}")
        elif amount == 0:
            told.append(f"{where} není žádná karta")
        else:
            told.append(f"{where} {agree(amount, 'je', 'jsou')} {count(amount, 'karta')}")
    everybody = "oba" if game.seats == 2 else "všichni"
    return [*([f"{everybody} mají dohromady {listed(together)}"] if together else []), *told]


def _winner(case: Case, value: str) -> list[str]:
    return [f"zdvih bere {case.cast.sign(value)}"]


def _score(case: Case, value: Mapping[str, int]) -> list[str]:
    begins = (case.example.get("given") or {}).get("at") == START
    verb = "má" if begins else "má pak"
    noun = unit(case.cast.game.rules.account)
    seats = {key: amount for key, amount in value.items() if key != POT}
    told = [by_side(case.cast, seats, noun, verb, sums=False)] if seats else []
    return [*told, in_pot(value[POT], noun, "" if told else "pak")] if POT in value else told


def _lines(case: Case, value: list[Mapping[str, Any]]) -> list[str]:
    return lines_told(case.cast, value)


def _over(case: Case, value: Any) -> list[str]:
    if value is False:
        return ["partie pokračuje"]
    if value == "draw":
        return ["partie končí nerozhodně"]
    roles = [value] if isinstance(value, str) else value
    sides = list(dict.fromkeys(case.cast.side(seat_of(case.cast.game, one)) for one in roles))
    if len(sides) == 1:
        return [f"partii vyhrává {sides[0]}"]
    return [f"o\u00a0vítězství se dělí {listed(sides)}"]


def _with_subject(case: Case, told: list[str]) -> list[str]:
    if not case.subject or not told:
        return told
    return [f"{case.subject} {told[0]}", *told[1:]]


_FOLLOWS: dict[str, Follow] = {
    "legal": _legal,
    "allows": _allows,
    "refused": _refused,
    "picks": _picks,
    "then": _then,
    "sees": _sees,
    "counts": _counts,
    "winner": _winner,
    "lines": _lines,
    "score": _score,
    "over": _over,
}
