"""A compiled game: the contract between rules and everything that plays them.

A `Game` is an immutable description; a `State` is a position. Nothing here assumes cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, cast

from engine import catalogue
from engine.cards import NOBODY, Cards, Deck, Seat, deck_from_record
from engine.common import COMMON, GAME_OVER, NOT_NOW, OUT_OF_TURN, UNKNOWN_MOVE
from engine.deals import MATCH_SAYS, MatchRules, match_rules, sides_of
from engine.errors import IllegalMove, RecordError
from engine.moves import Move, parse, text
from engine.plan import Plan
from engine.record import Record, leading, put, settings, variant_of
from engine.registry import PHASES, Deciding, Phase, Verb
from engine.rng import stream
from engine.state import Draft, Listener, State
from engine.zones import Layout

FIRST_DEALER = "first-dealer"
_MOST_EMPTY = 100  # deals in a row that end while they are being dealt


@dataclass(frozen=True)
class Game:
    """One game under one variant and number of players."""

    id: str
    name: str
    hash: str
    variant: str
    seats: int
    deck: Deck
    faces: Deck  # what the deck's cards look like, one for one: itself, or another deck
    order: tuple[str, ...]
    layout: Layout
    phases: tuple[Phase, ...]
    rules: MatchRules
    off: frozenset[str]
    record: Record = field(repr=False)
    settings: Mapping[str, Any] = field(repr=False)

    # Seats

    def after(self, seat: Seat) -> Seat:
        """Return the next seat in the direction of play."""
        return (seat + 1) % self.seats

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that play together with a seat, itself among them."""
        return self.layout.side(seat)

    @cached_property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together; every seat is a side of its own where nobody has a partner."""
        return tuple(dict.fromkeys(self.side(seat) for seat in range(self.seats)))

    def from_forehand(self, dealer: Seat) -> list[Seat]:
        """Return the seats in order of dealing and bidding, the dealer last."""
        return [(dealer + step) % self.seats for step in range(1, self.seats + 1)]

    # Play

    def start(
        self, seed: str, listener: Listener | None = None, *, dealer: Seat | None = None
    ) -> State:
        """Return the first position of a match, its first deal dealt (dealer drawn by lot)."""
        if dealer is None:
            dealer = stream(seed, 0, FIRST_DEALER).below(self.seats)
        draft = Draft(self, self.blank(seed, dealer), listener)
        self.rules.open(draft)
        self._deal(draft)
        return draft.freeze()

    def legal(self, state: State) -> list[Move]:
        """Return every legal move; empty exactly when the match is over."""
        return [] if state.turn == NOBODY else self._deciding(state.phase).legal(state)

    def refused(self, state: State, move: str, seat: Seat | None = None) -> str | None:
        """Return the id of the clause that forbids a move, or None when it is legal.

        Args:
            state: the position.
            move: any text.
            seat: who wants to make it; None stands for the seat to move.
        """
        try:
            self._checked(state, move, seat)
        except IllegalMove as error:
            return self.clause_of(error.part)
        return None

    def play(
        self, state: State, move: Move, listener: Listener | None = None, *, blind: bool = False
    ) -> State:
        """Make a legal move (not checked) and go on to the next decision.

        A settled deal is left `held`; `go_on` deals the next one.
        """
        draft = Draft(self, state, listener, blind=blind)
        self._deciding(draft.phase).play(draft, move)
        self.run(draft)
        return draft.freeze()

    def play_text(self, state: State, move: str, listener: Listener | None = None) -> State:
        """Make a move given as text.

        Raises:
            IllegalMove: it isn't legal; names the part that forbids it.
        """
        return self.play(state, self._checked(state, move, None), listener)

    def go_on(self, state: State, listener: Listener | None = None) -> State:
        """Deal the next deal of a held match; other states stay as they are.

        A deal may end while it is being dealt, so the new state may be held again.
        """
        if not state.held:
            return state
        draft = Draft(self, state, listener)
        dealer = self.rules.next_dealer(draft)
        fresh = self.blank(state.seed, dealer)
        draft.deal, draft.dealer, draft.held = state.deal + 1, dealer, False
        draft.zones, draft.known, draft.may = (
            list(fresh.zones), list(fresh.known), list(fresh.may)
        )  # fmt: skip
        draft.variables = [
            old if variable.lasting else variable.initial
            for old, variable in zip(state.variables, self.layout.variables, strict=True)
        ]
        draft.receipt = []
        self._deal(draft)
        return draft.freeze()

    def to_decision(self, state: State, listener: Listener | None = None) -> State:
        """Deal until somebody has to decide or the match is over.

        A game in which nobody ever decides is left held.
        """
        for _ in range(_MOST_EMPTY):
            if not state.held:
                break
            state = self.go_on(state, listener)
        return state

    def run(self, draft: Draft) -> None:
        """Enter phase after phase until somebody has to decide, or the deal or match ends."""
        while draft.turn == NOBODY and draft.winners is None:
            draft.phase = draft.phase + 1 if draft.jump is None else draft.jump
            draft.jump = None
            if draft.phase < len(self.phases):
                self.phases[draft.phase].enter(draft)
                continue
            self.rules.after_deal(draft)
            if draft.held:
                draft.event("deal over")
                return
        if draft.winners is not None:
            draft.turn = NOBODY
            draft.event("match over")

    def blank(self, seed: str, dealer: Seat) -> State:
        """Return a state before the first phase, nothing dealt, nothing scored yet."""
        layout = self.layout
        return State(
            seed=seed,
            deal=0,
            dealer=dealer,
            phase=-1,
            turn=NOBODY,
            zones=tuple(() if zone.ordered else 0 for zone in layout.zones),
            known=(0,) * self.seats,
            may=(self.everything,) * self.seats,
            variables=tuple(variable.initial for variable in layout.variables),
            accounts=tuple(
                self.rules.start if slot in self.rules.scores else 0
                for slot in range(len(layout.accounts))
            ),
            receipt=(),
            winners=None,
            held=False,
        )

    # Names and slots

    @property
    def everything(self) -> Cards:
        """The whole deck as a set."""
        return self.deck.all

    @cached_property
    def seen_slots(self) -> tuple[tuple[int, ...], ...]:
        """By seat, the slots of the zones that the seat sees into."""
        zones = list(enumerate(self.layout.zones))
        return tuple(
            tuple(slot for slot, zone in zones if zone.seen_by(seat)) for seat in range(self.seats)
        )

    @cached_property
    def has_secrets(self) -> bool:
        """Whether there are variables that a seat doesn't see, or only in part."""
        return any(variable.secret for variable in self.layout.variables)

    @cached_property
    def verbs(self) -> dict[str, Verb]:
        """The verbs of this game's phases and mechanics."""
        return {
            name: verb
            for phase in range(len(self.phases))
            for name, verb in self.verbs_in(phase).items()
        }

    def verbs_in(self, phase: int) -> dict[str, Verb]:
        """Return the verbs of one phase, by its index."""
        return catalogue.verbs_of(self.settings["phases"][phase])

    def parse(self, source: str) -> Move:
        """Read a move's text (see `moves.parse`)."""
        return parse(source, self.verbs, self.deck)

    def text(self, move: Move) -> str:
        """Write a move as text."""
        return text(move, self.deck)

    def shown(self, code: str) -> str:
        """Return the code that a card's face has: another one where another deck stands in.

        Anything that is no card comes back as it is.
        """
        return self.faces.codes[self.deck.card(code)] if code in self.deck.copies_of else code

    def phase_index(self, name: str) -> int:
        """Return the place of a phase by its name."""
        return next(i for i, phase in enumerate(self.phases) if phase.name == name)

    def account(self, name: str, seat: Seat) -> int:
        """Return the slot of an account."""
        return self._account_slots[name, seat]

    def has_account(self, name: str, seat: Seat) -> bool:
        """Say whether a seat, its side or NOBODY has an account of that name."""
        return (name, seat) in self._account_slots

    def total_of(self, account: str) -> str:
        """Return the account that an account counts in: itself, unless it is a column."""
        columns = (one.column_of for one in self.layout.accounts if one.name == account)
        return next(columns, "") or account

    def variable(self, name: str) -> int:
        """Return the slot of a variable.

        Raises:
            KeyError: the game has none of that name.
        """
        return self._variable_slots[name]

    @cached_property
    def _account_slots(self) -> dict[tuple[str, Seat], int]:
        return {
            (one.name, seat): slot
            for slot, one in enumerate(self.layout.accounts)
            for seat in (self.side(one.owner) if one.owner != NOBODY else (NOBODY,))
        }

    @cached_property
    def totals(self) -> Mapping[int, int]:
        """The slot of the account that a column counts in, by the slot of the column."""
        return {
            slot: self.account(one.column_of, one.owner)
            for slot, one in enumerate(self.layout.accounts)
            if one.column_of
        }

    @cached_property
    def _variable_slots(self) -> dict[str, int]:
        return {one.name: slot for slot, one in enumerate(self.layout.variables)}

    # Clauses

    def clause_of(self, part: str) -> str:
        """Return the id of the clause that a refusal or a scoring line of this part names.

        The first clause in force that claims the part; a common clause for common parts.
        """
        return self._claims.get(part, part if part in COMMON else NOT_NOW)

    def in_force(self, clause: Mapping[str, Any]) -> bool:
        """Say whether a clause (or an example) holds under this variant."""
        return applies(clause, self.variant)

    def says(self, path: str, detail: str = "") -> str:
        """Return the Czech words of a part: why it refuses, or what it gives points for.

        Args:
            path: of the part.
            detail: of the line of the receipt, where that makes a difference.
        """
        phases = {entry["as"]: entry["phase"] for entry in self.settings["phases"]}
        name = leading(path, phases)
        if name is None:
            return MATCH_SAYS.get(path, "")
        return catalogue.says(phases[name], path[len(name) + 1 :], detail)

    @cached_property
    def _claims(self) -> dict[str, str]:
        claims: dict[str, str] = {}
        for clause in self.record["clauses"]:
            if self.in_force(clause):
                for path in clause["by"]:
                    claims.setdefault(path, clause["id"])
        return claims

    def _checked(self, state: State, source: str, seat: Seat | None) -> Move:
        if state.winners is not None:
            raise IllegalMove(source, GAME_OVER)
        try:
            move = self.parse(source)
        except ValueError:
            raise IllegalMove(source, UNKNOWN_MOVE) from None
        if seat not in (None, state.turn) or state.turn == NOBODY:
            raise IllegalMove(source, OUT_OF_TURN)
        if move not in self.legal(state):
            raise IllegalMove(source, self._deciding(state.phase).forbids(state, move))
        return move

    def _deciding(self, phase: int) -> Deciding:
        """Return a phase that has a seat to move; only such ones can have one."""
        return cast(Deciding, self.phases[phase])

    def _deal(self, draft: Draft) -> None:
        draft.phase = -1
        draft.turn = NOBODY
        self.run(draft)


def applies(clause: Mapping[str, Any], variant: str) -> bool:
    """Say whether something with `in` and `not_in` holds under a variant ('' = default)."""
    if clause.get("in"):
        return variant in clause["in"]
    return variant not in (clause.get("not_in") or ())


def compile_game(
    record: Record,
    variant: str = "",
    players: int | None = None,
    *,
    off: frozenset[str] = frozenset(),
    patch: Mapping[str, Any] | None = None,
) -> Game:
    """Compile a record into a game.

    Args:
        record: a compiled record (see `engine.record`).
        variant: id of a variant, '' for the default rules.
        players: number of seats, None for the record's default.
        off: parts to switch off; for tests that a clause's examples bite.
        patch: values to set by path; for the same tests.

    Raises:
        RecordError: unknown variant, number of players, phase or path.
    """
    values = settings(record, variant)
    for path, value in (patch or {}).items():
        put(values, path, value)
    seats = _seats(record["players"], players)
    chosen = variant_of(record, variant) if variant else {}
    deck = deck_from_record(_deck_for(record, chosen, seats))
    faces = deck_from_record(chosen["faces"]) if "faces" in chosen else deck
    if len(faces.codes) != len(deck.codes):
        raise RecordError(f"„{faces.id}“ nemá tolik karet jako „{deck.id}“")
    order = tuple(values.get("order") or deck.ranks)
    layout = Layout(seats, sides_of(values["match"], seats))
    plan = Plan(deck, order, values.get("values", {}), seats, layout, off)
    phases = tuple(
        PHASES[entry["phase"]].build(plan, entry["as"], entry.get("params") or {})
        for entry in values["phases"]
    )
    return Game(
        id=record["id"],
        name=record["name"],
        hash=record["hash"],
        variant=variant,
        seats=seats,
        deck=deck,
        faces=faces,
        order=order,
        layout=plan.layout,
        phases=phases,
        rules=match_rules(plan, values["match"]),
        off=off,
        record=record,
        settings=values,
    )


def _deck_for(record: Record, variant: Mapping[str, Any], seats: int) -> Any:
    """Return the deck of a number of players: the variant's, where it has one, or the usual."""
    for source in (variant, record):
        by_players = source.get("deck_for", {})
        if str(seats) in by_players:
            return by_players[str(seats)]
        if "deck" in source:
            return source["deck"]
    return None


def _seats(bounds: Mapping[str, int], players: int | None) -> int:
    seats = players or bounds.get("default") or bounds["min"]
    if not bounds["min"] <= seats <= bounds["max"]:
        raise RecordError(f"hráčů má být {bounds['min']} až {bounds['max']}, ne {seats}")
    return seats
