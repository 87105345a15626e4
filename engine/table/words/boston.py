"""What is said in Boston: the order of suits, contracts, helpers, hands laid open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.moves import Move
from engine.state import Event, State
from engine.table.bidding import bid_name
from engine.table.cast import Cast
from engine.table.czech import listed, suit_name, suit_sign
from engine.table.telling import each, subject, variable, who
from engine.table.vocabulary import Around, Doing, Position, Setting, Told, Words, Zone
from engine.table.words.auction import WORDS as AUCTION
from engine.table.words.general import unsaid

_CONTRACTS: Mapping[str, tuple[str, str]] = {
    "B5": ("malý boston", "malý boston"),
    "MM": ("malá mizérie", "malou mizérii"),
    "B6": ("velký boston", "velký boston"),
    "VM": ("velká mizérie", "velkou mizérii"),
    "N7": ("malá nezávislost", "malou nezávislost"),
    "N8": ("velká nezávislost", "velkou nezávislost"),
    "MMO": ("malá mizérie vyložená", "malou mizérii vyloženou"),
    "F9": ("malá filadelfie", "malou filadelfii"),
    "F10": ("velká filadelfie", "velkou filadelfii"),
    "VMO": ("velká mizérie vyložená", "velkou mizérii vyloženou"),
    "S11": ("malá suverenita", "malou suverenitu"),
    "S12": ("velká suverenita", "velkou suverenitu"),
    "REV": ("revoluce", "revoluci"),
    "C13": ("svornost", "svornost"),
}


def _suits(cast: Cast, order: str) -> str:
    """Return „♣ ♠ ♦ ♥“, as sentences have them."""
    return " ".join(suit_sign(suit, cast.suits) for suit in order)


def _cut(cast: Cast, event: Event, state: Position) -> str:
    # The card isn't named: one just like it may be in somebody's hand.
    order: str = variable(cast, state, "suit_order")
    best = suit_name(order[0], suits=cast.suits)
    return f"Druhý balíček ukazuje {best}, pořadí barev je {_suits(cast, order)}."


def _given_cut(cast: Cast, value: str, setting: Setting) -> str:
    return f"sejmutá karta je {cast.signs([value])}"


def _order(cast: Cast, value: str, setting: Setting) -> str:
    return f"pořadí barev je {_suits(cast, value)}"


def _given_helper(cast: Cast, value: str, setting: Setting) -> str:
    return "" if value == "nobody" else f"pomáhá mu {cast.keyed(value)}"


def _named(cast: Cast, event: Event, state: Position) -> str:
    suit = suit_name(event.arg, suits=cast.suits)
    return subject(cast, event.seat, f"Volíte za trumfy {suit}.", f"volí za trumfy {suit}.")


def _discard(cast: Cast, event: Event, state: Position) -> str:
    card = cast.cards(event.cards, "acc")
    return subject(cast, event.seat, f"Odkládáte {card}.", "odkládá jednu kartu.")


def _discarded(cast: Cast, run: Sequence[Told], around: Around) -> str:
    event = run[0].event
    return f"{cast.name(event.seat)} odkládá {cast.cards(event.cards, 'acc')}"


def _no_helper(cast: Cast, event: Event, state: Position) -> str:
    return subject(
        cast, event.seat, "Pomoci nechce nikdo, hrajete bez pomocníka.", "zůstává bez pomocníka."
    )


def _no_contract(cast: Cast, event: Event, state: Position) -> str:
    return "Nikdo nedraží, hraje se bez trumfů na co nejmíň zdvihů."


def _lay_open(cast: Cast, event: Event, state: Position) -> str:
    return subject(cast, event.seat, "Vykládáte karty na stůl.", "vykládá karty na stůl.")


def _all_lay_open(cast: Cast, event: Event, state: Position) -> str:
    return "Karty vykládají všichni."


def _ask_helper(cast: Cast, state: Position) -> str:
    declarer = variable(cast, state, "declarer")
    contract = bid_name(cast, variable(cast, state, "contract"), "acc")
    if declarer == cast.seat:
        return f"Hrajete {contract}: hledejte pomocníka, nebo zůstaňte bez něj."
    return f"{cast.name(declarer)} hraje {contract}: pomozte, nebo odmítněte."


def _ask_suit(cast: Cast, state: Position) -> str:
    return "Zvolte trumfovou barvu."


def _ask_card(cast: Cast, state: Position) -> str:
    return "Odložte jednu kartu."


def _name(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    suits = listed((suit_name(move.arg, suits=cast.suits) for move in moves), "nebo")
    return f"zvolit za trumfy {suits}"


def _lay_aside(cast: Cast, state: State, moves: Sequence[Move]) -> str:
    cards = [card for move in moves for card in move.cards]
    return f"odložit {cast.cards(cards, 'acc', 'nebo')}"


WORDS = Words(
    events={
        "cut": _cut,
        "name": _named,
        "discard": _discard,
        "no helper": _no_helper,
        "no contract": _no_contract,
        "lay open": _lay_open,
        "all lay open": _all_lay_open,
    },
    recaps={
        "name": each(_named),
        "discard": _discarded,
        "no helper": each(_no_helper),
        "no contract": each(_no_contract),
        "lay open": each(_lay_open),
        "all lay open": each(_all_lay_open),
    },
    given={
        "cut": _given_cut,
        "suit_order": _order,
        "contract": AUCTION.given["contract"],  # told before who helps
        "helper": _given_helper,
    },
    then={
        "cut": unsaid,  # given
        "suit_order": _order,
        "helper": who("pomocníkem je", "pomocníkem není nikdo"),
    },
    zones={"discard": Zone("odloženou", "odloženou kartu", single=True)},
    doings={"name": Doing(_name), "discard": Doing(_lay_aside)},
    phases={
        "boston.cut": "snímání druhého balíčku",
        "boston.naming": "volba trumfů",
        "boston.helper": "hledání pomocníka",
        "boston.misere": "příprava mizérie",
        "boston.settle": "vyúčtování",
    },
    prompts={
        "boston.naming": _ask_suit,
        "boston.helper": _ask_helper,
        "boston.misere": _ask_card,
    },
    contracts=_CONTRACTS,
)
