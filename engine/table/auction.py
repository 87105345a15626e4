"""An auction on the table: what everybody has called, the bidding box, the contract."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import NOBODY, Seat
from engine.mechanics.bids import NO_TRUMPS
from engine.moves import Move
from engine.phases.auction import CALLED, CONTRACT, DOUBLED
from engine.phases.auction_turns import NO_BIDS, Called, top_of
from engine.phases.trick_seats import in_order
from engine.table.bidding import DOUBLED as HOW_DOUBLED
from engine.table.bidding import bid_name, bid_sign, contract_name, strain_sign, table_of
from engine.table.czech import capital, escape
from engine.table.scene import Scene
from engine.table.sheet import seat_name
from engine.table.vocabulary import kind_of

BID = "bid"
_MARKS = {"double": "X", "redouble": "XX"}  # as players write them
_GAP = '<i class="gap"></i>'  # where a lower bid of the row would be


def bidding(scene: Scene) -> bool:
    """Say whether the game is in an auction, or has just come out of it with nothing."""
    called, contract = scene.view.variable(CALLED), scene.view.variable(CONTRACT)
    return called is not None and not contract and not scene.in_tricks


def call_note(scene: Scene, seat: Seat) -> list[str]:
    """Return what a plate says of a seat in an auction: its last call."""
    if not bidding(scene) or _in_rounds(scene):
        return []
    own = [call for caller, call in _called(scene) if caller == seat]
    return [f'<b class="call">{sign_html(scene, own[-1])}</b>'] if own else []


def calls_html(scene: Scene) -> str:
    """Return the calls of an auction that goes round and round, a line for each round."""
    called = _called(scene)
    if not bidding(scene) or not _in_rounds(scene) or not called:
        return ""
    seats = scene.game.seats
    order = in_order(seats, called[0][0])
    head = "".join(f'<th scope="col">{escape(_short(scene, seat))}</th>' for seat in order)
    cells = [f"<td>{sign_html(scene, call)}</td>" for _, call in called]
    cells += ["<td></td>"] * (-len(cells) % seats)
    rows = "".join(
        f"<tr>{''.join(cells[start : start + seats])}</tr>" for start in range(0, len(cells), seats)
    )
    return (
        f'<table class="calls"><caption class="visually-hidden">Dražba</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    )


def contract_html(scene: Scene) -> str:
    """Return what is played, or what has been bid so far where no sheet shows it."""
    view = scene.view
    code = view.variable(CONTRACT)
    if code is None:
        return ""
    if code:
        doubled = HOW_DOUBLED[view.variable(DOUBLED, 0)]
        name = f"{sign_html(scene, code)} {doubled}".rstrip()
        return f'<p class="note contract">závazek <b>{name}</b></p>'
    top = top_of(_called(scene))
    if top is None or scene.small or _in_rounds(scene):
        return ""
    return f'<p class="note contract">zatím <b>{sign_html(scene, top.call)}</b></p>'


def box_html(scene: Scene, moves: Sequence[Move], barred: Sequence[Move]) -> str:
    """Return the buttons of bids: a row for each contract, a column for each suit.

    On the table of a match the box keeps its size and its place throughout the auction, so that
    nothing jumps; figures draw only the rows that can be clicked.
    """
    table = table_of(scene.cast)
    offered = {move.arg for move in (*moves, *barred) if move.verb == BID}
    stays = not scene.small and _calling(scene)
    if table is None or not (offered or stays):
        return ""
    can = {move.arg for move in moves}
    suits = _suits(scene, table.suits)
    rows = []
    for name in table.names:
        codes = [f"{name}{suit}" for suit in suits] if name in table.suited else [name]
        if stays or not offered.isdisjoint(codes):
            cells = [
                _bid(scene, code, code in can) if code in offered else _gap(scene, code)
                for code in codes
            ]
            rows.append(f'<div class="row">{_label(scene, name, codes)}{"".join(cells)}</div>')
    look = f"box {'suits' if suits else 'plain'}{'' if offered else ' idle'}"
    return f'<div class="{look}">{"".join(rows)}</div>'


def _calling(scene: Scene) -> bool:
    """Say whether somebody is to call."""
    return kind_of(scene.game, scene.view.phase) == "auction" and scene.view.turn != NOBODY


def _gap(scene: Scene, code: str) -> str:
    """Return the place of a bid that can't be made."""
    table = table_of(scene.cast)
    if scene.small or (table is not None and table.bid(code).suit):
        return _GAP
    return f'<i class="gap wide" aria-hidden="true">{escape(bid_sign(scene.cast, code))}</i>'


def sign_html(scene: Scene, code: str) -> str:
    """Return a call as it is written down, its suit in the colour that the suit has."""
    table = table_of(scene.cast)
    if code in _MARKS:
        return f'<abbr title="{bid_sign(scene.cast, code)}">{_MARKS[code]}</abbr>'
    suit = "" if code in NO_BIDS or table is None else table.bid(code).suit
    written = bid_sign(scene.cast, code)
    if not suit:
        return escape(written)
    sign = strain_sign(scene.cast, suit)
    return f"{escape(written.removesuffix(sign))}{_strain_html(scene, suit)}"


def _strain_html(scene: Scene, suit: str) -> str:
    sign = escape(strain_sign(scene.cast, suit))
    return sign if suit == NO_TRUMPS else f'<i class="sign suit-{suit}">{sign}</i>'


def _bid(scene: Scene, code: str, can: bool) -> str:
    barred = "" if can else ' aria-disabled="true"'
    name = escape(capital(bid_name(scene.cast, code)))
    table = table_of(scene.cast)
    bid = table.bid(code) if table else None
    wordy = bid is not None and bool(bid.suit) and not bid.name.isdecimal()
    written = _strain_html(scene, bid.suit) if wordy and bid else sign_html(scene, code)
    wide = "" if bid is not None and bid.suit else ' class="wide"'
    return (
        f'<button type="button" id="{scene.prefix}-bid-{escape(code)}"{wide}'
        f' data-move="bid {escape(code)}" aria-label="{name}"{barred}>{written}</button>'
    )


def _label(scene: Scene, name: str, codes: Sequence[str]) -> str:
    """Return what a row of bids is called, unless its buttons say it."""
    if name.isdecimal() or len(codes) == 1:
        return ""
    return f"<span>{escape(contract_name(scene.cast, name))}</span>"


def _suits(scene: Scene, usual: Sequence[str]) -> tuple[str, ...]:
    order = scene.view.variable("suit_order", "")
    return tuple(reversed(order)) or tuple(usual)


def _called(scene: Scene) -> Called:
    called: Called = scene.view.variable(CALLED, ())
    return called


def _in_rounds(scene: Scene) -> bool:
    """Say whether calls go round in turn, so that they fit a sheet of columns."""
    entries = scene.game.settings["phases"]
    return any(
        (entry.get("params") or {}).get("turns", "rounds") == "rounds"
        for place, entry in enumerate(entries)
        if kind_of(scene.game, place) == "auction"
    )


def _short(scene: Scene, seat: Seat) -> str:
    return "Vy" if seat == scene.view.seat and not scene.cast.roles else seat_name(scene, seat)
