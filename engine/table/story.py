"""Events and positions as Czech sentences, each as one seat may hear them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.cards import NOBODY, Seat
from engine.deals import POINTS
from engine.game import Game
from engine.moves import Move
from engine.state import Event, State
from engine.table.cast import Cast
from engine.table.clauses import reference
from engine.table.czech import capital, clause, count, listed, score, suit_name
from engine.view import View

Position: TypeAlias = State | View  # they name alike what is public
Teller: TypeAlias = Callable[[Cast, Event, Position], str]


def tell(
    game: Game,
    event: Event,
    seat: Seat,
    state: Position,
    cast: Cast | None = None,
    *,
    cites: bool = True,
) -> str:
    """Return the status line of an event, '' when the seat has nothing to hear.

    Args:
        game: the compiled game.
        event: what happened.
        seat: who hears of it; secret cards of others are only counted.
        state: the position right after it.
        cast: how everybody is called, names by default.
        cites: name the clause of points and payments; a page has a link beside instead.
    """
    cast = cast or Cast(game, seat, state.dealer)
    told = capital(_TELLERS.get(event.kind, _verb)(cast, event, state))
    cited = _cited(game, event.part) if cites and event.kind in ("award", "pay") else ""
    return f"{told.removesuffix('.')}{cited}." if cited else told


def prompt(cast: Cast, state: Position) -> str:
    """Return what a position asks for: whose turn it is, or how the deal or match ended."""
    if state.winners is not None:
        return capital(_match_over(cast, Event("match over"), state))
    if state.held:
        return capital(_deal_over(cast, Event("deal over"), state))
    if state.turn == cast.seat:
        return "Jste na tahu."
    return f"Na tahu je {cast.name(state.turn)}." if state.turn != NOBODY else ""


def pondering(cast: Cast, state: Position) -> str:
    """Return who thinks about a move: „Alena přemýšlí…“."""
    if state.turn == cast.seat:
        return "Vybírá se tah…"
    return capital(f"{cast.name(state.turn)} přemýšlí…")


def advice(cast: Cast, state: State, move: Move, reason: str) -> str:
    """Return a hint: the move as it would be named, and why."""
    verb = cast.game.verbs[move.verb]
    named = f" {cast.cards(move.cards)}" if move.cards else ""
    aloud = verb.label.startswith("„")
    doing = f"říct {verb.label}" if aloud else f"{verb.label[:1].lower()}{verb.label[1:]}"
    return f"Zkuste {doing}{named}. {reason}".strip()


def _verb(cast: Cast, event: Event, state: Position) -> str:
    verb = cast.game.verbs.get(event.kind)
    if verb is None or event.seat == NOBODY:
        return ""
    mine = event.seat == cast.seat
    sentence = verb.you if mine else verb.they
    name = "" if mine else cast.name(event.seat)
    hidden = verb.secret and not mine
    cards = count(len(event.cards), "karta", "acc") if hidden else cast.cards(event.cards)
    if not sentence:
        return ""
    return sentence.format(name=name, cards=cards, arg=event.arg)


def _play(cast: Cast, event: Event, state: Position) -> str:
    if _cards_in_trick(cast.game, state) != 1:
        return _verb(cast, event, state)
    cards = cast.cards(event.cards)
    if event.seat == cast.seat:
        return f"Vynášíte {cards}."
    return f"Vynáší {cast.name(event.seat)}: {cards}."


def _discard(cast: Cast, event: Event, state: Position) -> str:
    if event.seat == cast.seat:
        return f"Odhazujete {cast.cards(event.cards)}."
    return f"{cast.name(event.seat)} vybírá karty k výměně."


def _exchange(cast: Cast, event: Event, state: Position) -> str:
    cards = count(event.arg, "karta", "acc")
    if event.seat == cast.seat:
        return f"Měníte {cards}." if event.arg else "Neměníte nic."
    return f"{cast.name(event.seat)} {f'mění {cards}' if event.arg else 'nemění nic'}."


def _deal(cast: Cast, event: Event, state: Position) -> str:
    return "Rozdáváte." if event.seat == cast.seat else f"Rozdává {cast.name(event.seat)}."


def _turn_up(cast: Cast, event: Event, state: Position) -> str:
    told = f"Otočená karta je {cast.cards(event.cards)}."
    trumps = _trumps(cast, state)
    return f"{told} {trumps}" if trumps else told


def _trick_won(cast: Cast, event: Event, state: Position) -> str:
    won = f"({cast.cards(event.cards)})."
    if event.seat == cast.seat:
        return f"Zdvih berete vy {won}"
    return f"Zdvih bere {cast.name(event.seat)} {won}"


def _forced(cast: Cast, event: Event, state: Position) -> str:
    if event.seat == cast.seat:
        return "Jste hlavní hráč: rozdání musíte získat."
    return f"Hlavní hráč: {cast.name(event.seat)}."


def _award(cast: Cast, event: Event, state: Position) -> str:
    gain = _gain(cast, event.seat, event.arg, _unit(state))
    return f"{gain}{_because(cast, event.part)}."


def _pay(cast: Cast, event: Event, state: Position) -> str:
    receiver, amount = event.arg
    units = count(amount, _unit(state), "acc")
    if event.seat == NOBODY:
        who = "berete" if receiver == cast.seat else f"bere {cast.name(receiver)}"
        return f"Z\u00a0banku {who} {units}{_because(cast, event.part)}."
    mine = event.seat == cast.seat
    who = "platíte" if mine else f"{cast.name(event.seat)} platí"
    to = "do banku" if receiver == NOBODY else "vám"
    if receiver not in (NOBODY, cast.seat):
        to = cast.name(receiver, "dat")
    return f"{who} {to} {units}{_because(cast, event.part)}."


def _unit(state: Position) -> str:
    """Return the noun that the last line of the receipt counts."""
    return "bod" if not state.receipt or state.receipt[-1].account == POINTS else "žeton"


def _because(cast: Cast, part: str) -> str:
    why = cast.game.says(part)
    return f": {why}" if why else ""


def _gain(cast: Cast, seat: Seat, amount: int, unit: str) -> str:
    units = count(abs(amount), unit, "acc")
    if seat == NOBODY:
        return f"Do banku přibývá {units}" if amount > 0 else f"Z\u00a0banku ubývá {units}"
    if seat == cast.seat:
        return f"{'Připisujete' if amount > 0 else 'Odepisujete'} si {units}"
    return f"{cast.name(seat)} si {'připisuje' if amount > 0 else 'odepisuje'} {units}"


def _deal_over(cast: Cast, event: Event, state: Position) -> str:
    gains = [0] * cast.game.seats
    for line in state.receipt:
        if line.account == POINTS and line.seat != NOBODY:
            gains[line.seat] += line.amount
    best = [seat for seat, gain in enumerate(gains) if gain == max(gains)]
    if len(best) != 1:
        return "Rozdání končí."
    if best[0] == cast.seat:
        return "Rozdání vyhráváte."
    return f"Rozdání vyhrává {cast.name(best[0])}."


def _match_over(cast: Cast, event: Event, state: Position) -> str:
    winners = state.winners or ()
    if len(winners) == cast.game.seats:
        return "Partie končí nerozhodně."
    result = _result(cast, state)
    if len(winners) > 1:
        names = ["vy" if seat == cast.seat else cast.name(seat) for seat in winners]
        return f"O\u00a0vítězství se dělí {listed(names)}."
    if winners[0] == cast.seat:
        return f"Vyhráváte partii{result}."
    return f"Partii vyhrává {cast.name(winners[0])}{result}."


def _result(cast: Cast, state: Position) -> str:
    """Return the final score, the winner's first: „ 5 : 3“; points alone for more players."""
    winner = (state.winners or (0,))[0]
    points = [state.accounts[slot] for slot in cast.game.rules.scores]
    if len(points) == 2:
        return f" {score(points[winner], points[1 - winner])}"
    return f", má {count(points[winner], 'bod', 'acc')}" if points else ""


def _trumps(cast: Cast, state: Position) -> str:
    """Return „Trumfy jsou piky.“, '' where there is no trump suit."""
    try:
        trump = state.variables[cast.game.variable("trump")]
    except KeyError:
        return ""
    return f"Trumfy jsou {suit_name(trump, suits=cast.suits)}." if trump else ""


def _cards_in_trick(game: Game, state: Position) -> int:
    for zone, content in zip(game.layout.zones, state.zones, strict=True):
        if zone.name == "trick":
            return len(content)
    return 0


def _cited(game: Game, part: str) -> str:
    """Return „ (§ 14)“ for the clause of a part, '' when it has none."""
    found = reference(game, game.clause_of(part)) if part else None
    return f" ({clause(found.no)})" if found and not found.common else ""


def _nothing(cast: Cast, event: Event, state: Position) -> str:
    return ""


_TELLERS: dict[str, Teller] = {
    "play": _play,
    "discard": _discard,
    "exchange": _exchange,
    "deal": _deal,
    "turn up": _turn_up,
    "trick": _trick_won,
    "trick taken": _nothing,
    "forced": _forced,
    "award": _award,
    "pay": _pay,
    "deal over": _deal_over,
    "match over": _match_over,
}
