"""Swapping: a turn exchanges one card or all of them with the table or the talon, or closes.

Who exchanges a card first says for which, then gives one of his own: what he takes from the talon
he sees only afterwards, unless the rules let him draw first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Card, Cards, Seat, cards_in
from engine.common import NOT_NOW, NOT_YOUR_CARD
from engine.errors import PositionError
from engine.mechanics.hand_values import hand_values
from engine.mechanics.special_hands import special_hands
from engine.moves import Move
from engine.params import Flag, Mechanics, Whole
from engine.phases.swap_table import SwapTable
from engine.phases.trick_seats import OUT, in_order
from engine.registry import HANDS, Verb, phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State
    from engine.view import View

TAKE, STOCK, GIVE, DISCARD = "take", "stock", "give", "discard"
ALL, PASS, CLOSE, LEAVE = "all", "pass", "close", "leave"
FROM_TALON = "talon"  # what is `wanted` by who exchanges with the talon; else a card's code
SWAPPED = "swapped"  # … by who has exchanged and may still close
DECLARED = "declared"  # the variable that names the seats with a special hand


@phase(
    "swapping",
    doc="výměna: kdo je na tahu, mění jednu kartu nebo všechny, řekne dál, nebo zavře",
    params={
        "open": Whole("kolik karet leží na stole lícem nahoru", low=1, high=10),
        "special": Mechanics(
            "zvláštní listy, které rozdání hned ukončí",
            {name: hand.params for name, hand in HANDS.items()},
        ),
        "stops_at": Whole("hodnota listu, která rozdání také hned ukončí", low=1, default=0),
        "rounds": Whole("po tolika kolech bez zavření výměna končí", low=1, high=100),
        "close_from": Whole("od kolikátého kola se smí zavřít", low=2, high=10, default=0),
        "close_after": Flag("zavřít se smí i hned po výměně, v témže tahu"),
        "draw_first": Flag("karta z talonu se nejdřív vezme, a teprve potom se odkládá"),
        "pile": Flag("odložené karty jdou na odkládací balíček, ne pod talon"),
    },
    parts={
        "first": "začíná předák",
        "take": "mění se jedna karta ze stolu",
        "stock": "mění se jedna karta s talonem",
        "one": "v jednom tahu se mění jediná karta, nebo všechny",
        "all": "mění se všechny tři karty najednou",
        "pass": "měnit se nemusí",
        "refresh": "řeknou-li všichni po sobě dál, karty na stole se vymění za nové",
        "close": "místo výměny lze zavřít",
        "last_turn": "po zavření má každý ostatní ještě jeden tah",
        "closed": "zavřít lze jen jednou",
        "at_once": "zvláštní list se hlásí i hned po rozdání",
    },
    says={
        "one": "v jednom tahu se mění jedna karta, nebo všechny",
        "closed": "konec už zazněl",
        "close_from": "na konec je ještě brzy",
        "take": "taková karta na stole neleží",
    },
    verbs={
        TAKE: Verb("Vzít ze stolu", takes=("card",)),
        STOCK: Verb("Vzít z talonu"),
        GIVE: Verb("Dát na stůl", takes=("card",)),
        DISCARD: Verb("Odložit", takes=("card",), secret=True),
        ALL: Verb("Vzít všechny tři"),
        PASS: Verb("„Dál“", you="Říkáte dál.", they="{name} říká dál."),
        CLOSE: Verb("„Konec“", you="Říkáte konec.", they="{name} říká konec."),
        LEAVE: Verb("Předat tah"),
    },
    marks=("passes", "turns", "closer", "layout"),
    reads=("hand", "hands", "to_move", "pile"),
    leaves=("layout", "pile"),
)
class Swapping:
    """Turn after turn until somebody closes and the others have had one more, or a hand is special.

    `declared` names who has a special hand, `closer` who has closed.
    """

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim hands, talon and open cards, and the counts of turns and passes."""
        self.name = name
        self.seats = plan.seats
        self.rounds: int = params["rounds"]
        self.stops_at: int = params.get("stops_at", 0)
        self.close_from: int = params.get("close_from", 0)
        self.close_after: bool = params.get("close_after", False)
        self.draw_first: bool = params.get("draw_first", False)
        self.parts = frozenset(one for one in _PARTS if plan.on(f"{name}.{one}"))
        self.special = special_hands(plan, f"{name}.special", params.get("special") or {})
        self.values = hand_values(plan)
        self.table = SwapTable(plan, params["open"], piles=params.get("pile", False))
        self.deck, self.hands = self.table.deck, self.table.hands
        self.wanted = plan.layout.variable("wanted", "")
        self.passes = plan.layout.variable("passes", 0)
        self.turns = plan.layout.variable("turns", 0)
        self.closer = plan.layout.variable("closer", NOBODY)
        self.declared = plan.layout.variable(DECLARED, ())
        self.out = plan.layout.variable(OUT, ())

    # Turns

    def enter(self, draft: Draft) -> None:
        """Turn the open cards up; whoever has been dealt a special hand declares it at once."""
        self.table.turn_up(draft)
        players = self.players(draft)
        if "at_once" in self.parts and self._declare(draft, players):
            draft.finish()
            return
        if self._stops(draft, players):
            draft.finish()
            return
        draft.turn = players[0] if "first" in self.parts else players[-1]

    def players(self, state: State | Draft | View) -> list[Seat]:
        """Return who plays this deal, from the forehand on."""
        return in_order(self.seats, state.dealer + 1, state.variables[self.out])

    def legal(self, state: State) -> list[Move]:
        """Return the cards to give for what is wanted, or all that a turn can begin with."""
        wanted = state.variables[self.wanted]
        if wanted == SWAPPED:
            return [Move(CLOSE), Move(LEAVE)]
        takes = [
            Move(TAKE, (card,)) for card in state.zones[self.table.layout] if TAKE in self.parts
        ]
        if wanted:
            hand: Cards = state.zones[self.hands[state.turn]]
            verb = DISCARD if wanted == FROM_TALON else GIVE
            gives = [Move(verb, (card,)) for card in cards_in(hand)]
            return gives if "one" in self.parts else [*gives, *takes]
        words = [verb for verb in (STOCK, ALL, PASS) if verb in self.parts]
        return [*takes, *map(Move, words), *([Move(CLOSE)] if self._closable(state) else [])]

    def forbids(self, state: State, move: Move) -> str:
        """Name why: a second card, a card that isn't there, or a closing too soon or too late."""
        wanted = state.variables[self.wanted]
        if move.verb in (GIVE, DISCARD):
            fits = wanted and wanted != SWAPPED and (move.verb == DISCARD) == (wanted == FROM_TALON)
            return NOT_YOUR_CARD if fits else NOT_NOW
        if move.verb in (TAKE, STOCK, ALL) and wanted:
            return f"{self.name}.one"
        if move.verb == TAKE:
            return f"{self.name}.take"
        if move.verb != CLOSE or wanted:
            return NOT_NOW
        closed = state.variables[self.closer] != NOBODY
        return f"{self.name}.closed" if closed else f"{self.name}.close_from"

    def play(self, draft: Draft, move: Move) -> None:
        """Say what is wanted, give a card for it, or make the whole turn at once."""
        seat = draft.turn
        if move.verb == TAKE:
            draft.variables[self.wanted] = self.deck.codes[move.cards[0]]
            draft.event(TAKE, seat, cards=move.cards)
        elif move.verb == STOCK:
            self._ask_talon(draft, seat)
        elif move.verb == GIVE:
            self._swap(draft, seat, move.cards[0])
        elif move.verb == DISCARD:
            self._put_away(draft, seat, move.cards[0])
        elif move.verb == ALL:
            self._swap_all(draft, seat)
        elif move.verb == PASS:
            self._pass(draft, seat)
        else:
            draft.variables[self.wanted] = ""
            draft.event(move.verb, seat)
            if move.verb == CLOSE:
                draft.variables[self.closer] = seat
            self._next(draft, seat)

    def closes_now(self, state: State | Draft | View) -> bool:
        """Say whether the number of the round lets somebody close."""
        round_number: int = state.variables[self.turns] // len(self.players(state)) + 1
        return round_number >= self.close_from

    def _closable(self, state: State | Draft) -> bool:
        if "close" not in self.parts or not self.closes_now(state):
            return False
        return state.variables[self.closer] == NOBODY or "closed" not in self.parts

    def _ask_talon(self, draft: Draft, seat: Seat) -> None:
        draft.variables[self.wanted] = FROM_TALON
        drawn = (self.table.draw(draft, self.hands[seat]),) if self.draw_first else ()
        draft.event(STOCK, seat, cards=drawn)

    def _swap(self, draft: Draft, seat: Seat, given: Card) -> None:
        taken = self.deck.card(draft.variables[self.wanted])
        self.table.swap(draft, seat, taken, given)
        draft.event(GIVE, seat, cards=(given,), arg=taken)
        self._exchanged(draft, seat)

    def _put_away(self, draft: Draft, seat: Seat, card: Card) -> None:
        """Put a card away, and draw for it unless that has been done."""
        self.table.put_away(draft, seat, card)
        drawn = () if self.draw_first else (self.table.draw(draft, self.hands[seat]),)
        draft.event(DISCARD, seat, cards=(card,), arg=drawn)
        self._exchanged(draft, seat)

    def _swap_all(self, draft: Draft, seat: Seat) -> None:
        given, taken = self.table.swap_all(draft, seat)
        draft.event(ALL, seat, cards=given, arg=taken)
        self._exchanged(draft, seat)

    def _pass(self, draft: Draft, seat: Seat) -> None:
        """Count the pass; once nobody wants any of the open cards there are others."""
        draft.event(PASS, seat)
        if draft.variables[self.closer] == NOBODY:
            draft.variables[self.passes] += 1
            if draft.variables[self.passes] >= len(self.players(draft)):
                draft.variables[self.passes] = 0
                if "refresh" in self.parts:
                    self.table.refresh(draft)
        self._next(draft, seat)

    # Ends

    def _exchanged(self, draft: Draft, seat: Seat) -> None:
        """End the deal after an exchange that made a special hand, or let it close, or go on."""
        draft.variables[self.wanted] = ""
        draft.variables[self.passes] = 0
        if self._declare(draft, [seat]) or self._stops(draft, [seat]):
            draft.finish()
        elif self.close_after and self._closable(draft):
            draft.variables[self.wanted] = SWAPPED
        else:
            self._next(draft, seat)

    def _next(self, draft: Draft, seat: Seat) -> None:
        """Pass the turn on; the deal ends where it would come back to who has closed."""
        draft.variables[self.turns] += 1
        order = in_order(self.seats, seat + 1, draft.variables[self.out])
        closer = draft.variables[self.closer]
        if closer != NOBODY and (order[0] == closer or "last_turn" not in self.parts):
            draft.finish()
        elif closer == NOBODY and draft.variables[self.turns] >= self.rounds * len(order):
            draft.event("rounds over", arg=self.rounds, part=f"{self.name}.rounds")
            draft.finish()
        else:
            draft.turn = order[0]

    def kind_of(self, hand: Cards) -> str:
        """Return which special hand a hand is, '' for any other."""
        return next((name for name, kind in self.special.items() if kind.is_it(hand)), "")

    def _declare(self, draft: Draft, seats: list[Seat]) -> bool:
        """Let those declare who hold a special hand; say whether anybody does."""
        for seat in seats:
            hand = draft.zones[self.hands[seat]]
            kind = self.kind_of(hand)
            if kind:
                draft.variables[self.declared] += (seat,)
                draft.show(hand)
                draft.event("declare", seat, cards=tuple(cards_in(hand)), arg=kind)
        return bool(draft.variables[self.declared])

    def _stops(self, draft: Draft, seats: list[Seat]) -> bool:
        """Say whether somebody's hand is worth what ends the deal."""
        if not self.stops_at:
            return False
        for seat in seats:
            hand = draft.zones[self.hands[seat]]
            if self.values.of(hand) == 2 * self.stops_at:
                draft.show(hand)
                draft.event("stops", seat, cards=tuple(cards_in(hand)), arg=self.stops_at)
                return True
        return False

    # Positions of examples

    def place(self, draft: Draft, given: Given) -> None:
        """Complete the open cards and the hands; the forehand is to move unless told otherwise."""
        self.table.place(draft, given)
        order = self.players(draft)
        closer = draft.variables[self.closer]
        first = order[(order.index(closer) + 1) % len(order)] if closer in order else order[0]
        draft.turn = given.seat("to_move", first)
        if draft.turn not in order:
            raise PositionError("kdo je ze hry, na tahu být nemůže – opravte to_move")
        given.fill_hands(draft)

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave the open cards on the table."""
        self.table.place(draft, given)


_PARTS = (
    "first", TAKE, STOCK, ALL, PASS, CLOSE, "one", "refresh", "last_turn", "closed", "at_once",
)  # fmt: skip
