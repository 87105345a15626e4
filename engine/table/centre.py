"""The middle of the table: talon, turned card, pot, trick, the trick taken last, the outcome."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from engine.cards import NOBODY, Card, Seat
from engine.deals import MONEY
from engine.registry import Dealing
from engine.table.adding import adds, heap_html
from engine.table.auction import bidding, contract_html
from engine.table.beating import beating, gone_html, pile_html, trumps_html
from engine.table.capturing import captures
from engine.table.czech import count, escape, listed, number, suit_name, suit_sign
from engine.table.needed import needed_html
from engine.table.pegging import pegs
from engine.table.scene import Scene, face_down, face_up
from engine.table.sheet import seat_name
from engine.table.story import prompt
from engine.table.swapping import swaps
from engine.table.trick import by_whom
from engine.view import Seen

Draw: TypeAlias = Callable[[Scene, str, Seen], str]


class Place(NamedTuple):
    """How a shared zone is drawn."""

    label: str
    draw: Draw
    quiet: bool = False  # left out of small tables while tricks are played


def stock_html(scene: Scene) -> str:
    """Return what lies in the middle besides the trick, and the trump suit."""
    shared = [zone.name for zone in scene.game.layout.zones if zone.owner == NOBODY]
    shared = [] if swaps(scene) else shared  # they lie in the middle
    zones = "".join(_zone(scene, name) for name in shared)
    contract = f"{contract_html(scene)}{needed_html(scene)}{_suit_order(scene)}"
    rest = f"{contract}{_trump(scene)}{_pot(scene)}"
    across = " across" if _draws(scene) else ""
    return f'<div class="stock{across}">{zones}{rest}</div>' if zones or rest else ""


def talon(scene: Scene, label: str, cards: Seen) -> str:
    """Draw the talon; where it is drawn from, the turned card under it is one of its cards."""
    if pegs(scene) and scene.view.zone("turned"):
        return ""  # the turned card lies on it
    if not _draws(scene):
        return pile(scene, label, len(cards))
    many = len(cards) + len(scene.view.zone("turned"))
    if scene.small and not many:
        return ""  # the caption says so
    return pile(scene, f"Zavřený {label.lower()}" if _closed(scene) else label, many)


def pile(scene: Scene, label: str, many: int) -> str:
    """Draw a face-down pile with the number of its cards."""
    if not many and _dealt_out(scene):
        return ""
    back = face_down(scene) if many else '<span class="card gone"></span>'
    return (
        f'<div class="pile" role="img" aria-label="{label}: {count(many, "karta")}">'
        f'{back}<span class="note">{label.lower()} {many}</span></div>'
    )


def turned(scene: Scene, label: str, cards: Seen) -> str:
    """Draw the turned card, unless it has been turned down on a closed talon."""
    unsaid = scene.small and pegs(scene) and not scene.tells("turned")
    return "" if unsaid or _closed(scene) else shown(scene, label, cards)


def shown(scene: Scene, label: str, cards: Seen) -> str:
    """Draw cards that lie face up."""
    faces = "".join(face_down(scene) if card is None else face_up(scene, card) for card in cards)
    return f'<div class="shown" role="group" aria-label="{label}">{faces}</div>' if faces else ""


def crib(scene: Scene, label: str, cards: Seen) -> str:
    """Draw the crib: a heap of backs, face up once everybody has seen it counted."""
    if not cards or scene.small:
        return ""
    return pile(scene, label, len(cards)) if None in cards else shown(scene, label, cards)


# By name of the zone; a game with another shared zone adds its line.
PLACES: dict[str, Place] = {
    "crib": Place("Crib", crib),
    "talon": Place("Talon", talon, quiet=True),
    "turned": Place("Otočená karta", turned, quiet=True),
    "gone": Place("Stranou", lambda scene, label, cards: gone_html(scene, len(cards)), quiet=True),
}


def heap(scene: Scene) -> str:
    """Draw the pile that is added up or beaten, '' where the game has none."""
    if scene.bare:
        return ""
    if beating(scene):
        return pile_html(scene)
    return heap_html(scene, scene.view.zone(HEAP)) if adds(scene) else ""


HEAP = "pile"
_AT_TALON = frozenset(("talon", "turned", "sizes", "closed_by"))  # what examples give of it


def trick_html(scene: Scene) -> str:
    """Return the trick in order of play, each card with whose it is."""
    if not _has(scene, "trick") or bidding(scene):
        return ""
    if scene.small and not scene.in_tricks:
        return ""
    view = scene.view
    lying = by_whom(scene.game, view, view.zone("trick"))
    # An example ends with its trick, so there it stays on the table.
    shown = lying or (scene.last if scene.small else ())
    items = "".join(trick_card(scene, card, _whose(scene, seat)) for seat, card in shown)
    last = "" if lying or scene.small else _last(scene)
    return f'<div class="played"><ol class="trick" aria-label="Zdvih">{items}</ol>{last}</div>'


def _whose(scene: Scene, seat: Seat) -> str:
    return "Vy" if seat == scene.view.seat else seat_name(scene, seat)


def trick_card(scene: Scene, card: Card, whose: str) -> str:
    """Return a card of a trick with whose it is; the one that takes it stands up."""
    wins = ' class="wins"' if card == scene.wins else ""
    return f'<li{wins}>{face_up(scene, card)}<span class="note">{escape(whose)}</span></li>'


def outcome_html(scene: Scene) -> str:
    """Return who has won the deal, or the match: only then it is marked as the result."""
    over = scene.view.winners is not None
    if not over and (scene.small or not scene.view.held):
        return ""
    result = " data-result" if over else ""
    return f'<p class="outcome"{result}>{escape(prompt(scene.cast, scene.view))}</p>'


def _zone(scene: Scene, name: str) -> str:
    place = PLACES.get(name)
    given = scene.shows is not None and name in scene.shows
    if place is None or (place.quiet and scene.small and _hushed(scene) and not given):
        return ""
    return place.draw(scene, place.label, scene.view.zone(name))


def _hushed(scene: Scene) -> bool:
    """Say whether a figure shows no talon: an example that is about play or points alone."""
    if beating(scene):
        return scene.shows is None or scene.shows.isdisjoint(_AT_TALON | {"counts", "gone"})
    if not (scene.in_tricks or captures(scene)):
        return scene.settled
    return scene.shows is None or scene.shows.isdisjoint(_AT_TALON)


def _draws(scene: Scene) -> bool:
    """Say whether cards are drawn from the talon until somebody closes it."""
    return scene.view.variable("closed_by") is not None


def _closed(scene: Scene) -> bool:
    return bool(scene.view.variable("closed_by", NOBODY) != NOBODY)


def _has(scene: Scene, name: str) -> bool:
    return any(zone.name == name for zone in scene.game.layout.zones)


_TAKEN_ONCE = ("talon_exchange", "tarot.chien")  # phases after which the talon is gone


def _dealt_out(scene: Scene) -> bool:
    """Say whether an empty talon is no place at all: all cards are dealt, or it is taken once."""
    phases = scene.game.settings["phases"]
    if any((one.get("params") or {}).get("share", "none") != "none" for one in phases):
        return True
    if any(one["phase"] in _TAKEN_ONCE for one in phases):
        return True
    dealt = sum(one.hand_size for one in scene.game.phases if isinstance(one, Dealing))
    return dealt * scene.game.seats == len(scene.game.deck.codes)


def _pot(scene: Scene) -> str:
    """Return what lies in the pot."""
    if scene.game.rules.pot is None or scene.small:
        return ""
    chips = scene.view.account(MONEY)
    return f'<p class="note pot">bank <b>{number(chips)}</b></p>'


def _suit_order(scene: Scene) -> str:
    """Return the suits as they rank in this deal, the best one first."""
    order: str = scene.view.variable("suit_order", "")
    if not order or (scene.small and not scene.tells("suit_order")):
        return ""
    suits = scene.cast.suits
    signs = "".join(f'<i class="sign suit-{suit}">{suit_sign(suit, suits)}</i>' for suit in order)
    said = listed(suit_name(suit, suits=suits) for suit in order)
    return (
        f'<p class="note ranked">barvy <span role="img"'
        f' aria-label="od nejlepší {said}">{signs}</span></p>'
    )


def _trump(scene: Scene) -> str:
    trump = scene.view.variable("trump")
    if phase := beating(scene):
        return "" if scene.bare else trumps_html(scene, phase)
    told = trump and scene.view.variable("contract", "").endswith(trump)
    if not trump or told or (scene.small and scene.settled):
        return ""
    suits = scene.cast.suits
    return (
        f'<p class="note trump">trumfy <span class="sign suit-{trump}" role="img"'
        f' aria-label="{suit_name(trump, suits=suits)}">{suit_sign(trump, suits)}</span></p>'
    )


def _last(scene: Scene) -> str:
    """Return the trick taken last, as signs."""
    if not scene.last:
        return ""
    codes = scene.game.deck.codes
    signs = " ".join(scene.cast.sign(codes[card]) for _, card in scene.last)
    return f'<p class="note last">poslední zdvih {signs}</p>'
