"""Stortok: which card beats which, whole deals against a simple reading of the rules, cycles."""

from __future__ import annotations

import pytest

from engine.cards import cards_in
from engine.game import Game, compile_game
from engine.mechanics.beats import Beats
from engine.phases.beating import Beating
from engine.position import position
from engine.rng import Rng
from engine.state import State
from engine.table.cast import Cast
from engine.table.vocabulary import words_of
from tests.rules.conftest import records

RANKS = "6789TJQKA"
SISTER = {"H": "D", "D": "H", "S": "C", "C": "S"}
VARIANTS = (
    "", "posledni-prohrava", "povinne-prebijeni", "prednost-barvy",
    "dobirani-do-peti", "po-kole-vynasi-dalsi", "otocena-pod-talonem",
)  # fmt: skip


def _game(variant: str = "", players: int = 3) -> Game:
    return compile_game(records()["stortok"], variant, players)


def _beating(game: Game) -> Beating:
    return next(one for one in game.phases if isinstance(one, Beating))


def _beats(card: str, top: str, main: str) -> bool:
    """Say it once more, as the table of the rules does."""
    second = SISTER[main]
    if card[1] == top[1]:
        return RANKS.index(card[0]) > RANKS.index(top[0])
    if top[1] == main:
        return False
    if top[1] == second:
        return card[1] == main
    return card[1] in (main, second)


def test_every_card_on_every_card_under_every_trump():
    game = _game()
    beats: Beats = _beating(game).beats
    codes = game.deck.codes

    for main in game.deck.suits:
        for top, code in enumerate(codes):
            over = {codes[card] for card in cards_in(beats.over(main, top))}
            assert over == {one for one in codes if _beats(one, code, main)}


class Reading:
    """A deal as somebody would play it with cards on a table; seats and codes, nothing else."""

    def __init__(self, game: Game, state: State) -> None:
        zones = dict(zip(game.layout.zones, state.zones, strict=True))
        codes = game.deck.codes
        self.variant, self.n = game.variant, game.seats
        self.hands = [set[str]() for _ in range(self.n)]
        for zone, content in zones.items():
            if zone.name == "hand":
                self.hands[zone.owner] = {codes[card] for card in cards_in(content)}
            if zone.name == "talon":
                self.talon = [codes[card] for card in content]
            if zone.name == "pile":
                self.pile = [codes[card] for card in content]
            if zone.name == "turned":
                self.talon += [codes[card] for card in cards_in(content)]
        self.main = str(state.variables[game.variable("trump")])
        self.turn = (state.dealer + 1) % self.n
        self.played, self.need = 0, self.n
        self.out: list[int] = []
        self.moves = 0

    def legal(self) -> set[str]:
        hand = self.hands[self.turn]
        if not self.pile:
            return {f"play {card}" for card in hand}
        top = self.pile[-1]
        can = {card for card in hand if _beats(card, top, self.main)}
        if self.variant == "prednost-barvy":
            can = {card for card in can if card[1] == top[1]} or can
        take = set() if can and self.variant == "povinne-prebijeni" else {"take"}
        return {f"play {card}" for card in can} | take

    def play(self, move: str) -> None:
        seat, self.moves = self.turn, self.moves + 1
        if move == "take":
            self.hands[seat].add(self.pile[-1])
            self.pile = []
            self.turn = self._next(seat)
            return
        if not self.pile:
            self.played, self.need = 0, self.n - len(self.out)
        self._lay(seat, move.removeprefix("play "))
        leads = False
        if self.played == self.need:
            self.pile, leads = [], self.variant != "po-kole-vynasi-dalsi"
        self.turn = seat if leads and seat not in self.out else self._next(seat)

    def _lay(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.played += 1
        few = self.variant != "dobirani-do-peti" or len(self.hands[seat]) < 5
        if self.talon and few:
            self.hands[seat].add(self.talon.pop(0))
        if not self.hands[seat]:
            self.out.append(seat)

    def over(self) -> bool:
        enough = self.n - 1 if self.variant == "posledni-prohrava" else 1
        return len(self.out) >= enough

    def _next(self, seat: int) -> int:
        order = [(seat + step) % self.n for step in range(1, self.n + 1)]
        return next((one for one in order if one not in self.out), seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_deals_go_as_a_simple_reading_of_the_rules_says(variant, players):
    game = _game(variant, players)

    for number in range(2):
        state, rng = game.start(f"reading/{number}"), Rng(number)
        reading = Reading(game, state)
        while state.winners is None:
            legal = sorted(game.text(move) for move in game.legal(state))
            assert legal == sorted(reading.legal())
            assert state.turn == reading.turn
            move = rng.choice(legal)
            state = game.play_text(state, move)
            reading.play(move)
        assert reading.over()
        assert state.winners == tuple(sorted(reading.out))


def test_three_can_pass_cards_round_for_ever():
    game = _game()
    start = position(
        game,
        {
            "trump": "C",
            "pile": ["AC"],
            "hands": {"dealer": ["6S", "7H"], "forehand": ["7S", "8H"], "second": ["9S", "9H"]},
            "talon": [],
        },
        by=["beating"],
        fill=0,
    )
    round_trip = (
        "play 9S, take, play 7S, take, play 9S, take, play 7S, take, play 9S, take, play 7S, take"
    )

    first = state = game.play_text(start, "take")
    for move in round_trip.split(", "):
        state = game.play_text(state, move)

    assert (state.turn, state.zones) == (first.turn, first.zones)


@pytest.mark.parametrize(("players", "stock"), [(2, 25), (3, 20), (4, 15), (5, 10)])
def test_the_talon_is_what_the_deal_leaves(players, stock):
    game = _game(players=players)

    assert len(game.start("1").zones[_beating(game).stock.talon]) == stock


def test_a_terminal_tells_the_trumps():
    game = _game()
    state = position(game, {"turned": ["6H"], "trump": "H", "pile": []}, by=["beating"], fill=0)

    told = words_of(game).counters["beating"](Cast(game, 0, state.dealer), state)

    assert told.endswith("Hlavní trumfy jsou srdce, vedlejší kára.")
