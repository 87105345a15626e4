"""What `hry play` prints gives nothing away."""

from __future__ import annotations

import random
import re

import pytest

from engine.cards import cards_in, mask
from engine.game import compile_game
from engine.table.czech import card_name, card_sign, suits_of
from engine.table.czech.grammar import CASES
from engine.view import view
from plugins.commands.play import QUIT, Table
from tests.rules.conftest import games_and_variants, label, records

MATCHES = 4
# A question names a card and says nothing of where it lies.
ASKING = re.compile("[Pp]tá(te)? |[Zz]eptat se|[Pp]ožádat")


def names(code, deck):
    """Yield everything that a card may be called."""
    suits = suits_of(deck.suits, deck.suit_ids)
    yield card_sign(code, suits)
    yield from (card_name(code, case, suits) for case in CASES)


class Listener:
    """Reads every line with the position that it tells of."""

    def __init__(self, game, seed):
        self.signs = {
            called: code
            for code in game.deck.copies_of
            for called in names(game.shown(code), game.faces)
        }
        longest = sorted(map(re.escape, self.signs), key=len, reverse=True)
        self.named = re.compile(rf"(?<!\w)(?:{'|'.join(longest)})(?!\w)")
        self.rng = random.Random(seed)
        self.told = []
        self.given_away = []

    def ask(self, prompt):
        return str(self.rng.randint(1, 5)) if self.rng.random() < 0.95 else "play ?"

    def say(self, text):
        self.told.append(text)
        if ASKING.search(text):
            return
        known = self.known(self.table)
        self.given_away += [
            f"{sign}: {text}"
            for sign in self.named.findall(text)
            if not self.table.game.deck.copies_of[self.signs[sign]] & known
        ]

    def known(self, table):
        seen = view(table.game, table.now, 0)
        return mask(card for zone in seen.zones for card in zone if card is not None)


def listened(game, seed):
    listener = Listener(game, seed)
    table = Table.__new__(Table)
    listener.table = table
    table.__init__(game, seed, "nahodna", listener.ask, listener.say)
    table.play()
    return listener


@pytest.mark.parametrize(("game", "variant"), games_and_variants(), ids=label)
def test_no_card_is_named_that_the_reader_does_not_see(game, variant):
    compiled = compile_game(records()[game], variant)
    for number in range(MATCHES):
        listener = listened(compiled, f"terminal/{number}")

        assert [] == listener.given_away
        named = any(listener.named.search(text) for text in listener.told)
        assert named == bool(compiled.deck.codes)


def test_naming_a_hidden_card_would_be_noticed(monkeypatch):
    game = compile_game(next(iter(records().values())))

    def loose(table):
        hidden = table.game.everything & ~Listener.known(None, table)
        yield f"Soupeř má {table._cards(tuple(cards_in(hidden)))}."

    monkeypatch.setattr(Table, "_seen", loose)

    assert listened(game, "terminal").given_away


def test_leaving_ends_the_match():
    game = compile_game(next(iter(records().values())))

    assert not Table(game, "a", "nahodna", lambda prompt: QUIT, lambda text: None).play()


def told_at_once(id, variant, seed="terminal"):
    """Return what is printed before the reader's first move."""
    told = []
    Table(
        compile_game(records()[id], variant), seed, "nahodna", lambda prompt: QUIT, told.append
    ).play()
    return [line.replace("\u00a0", " ") for line in told]


def choices(told):
    return [line.partition(") ")[2] for line in told if re.match(r" +\d+\)", line)]


def test_moves_to_choose_from_are_said_in_words():
    played = choices(told_at_once("hundert", "nemecke-karty"))
    drawn = choices(told_at_once("cerny-petr", ""))

    assert all(re.fullmatch(r"Zahrát \w+(ého|ou|é|u) \w+", one) for one in played), played
    assert [f"Vytáhnout {no}. kartu" for no in range(1, len(drawn) + 1)] == drawn


def test_the_total_is_told_before_the_choice():
    told = told_at_once("hundert", "")

    assert any(re.fullmatch(r"Součet \d+, do 100 chybí \d+\.", line) for line in told)


def test_pairs_are_told_as_pairs():
    told = next(line for line in told_at_once("cerny-petr", "z-32-karet") if "dvojice:" in line)

    pairs = [pair.split() for pair in told.partition(": ")[2].split(", ")]

    assert pairs
    assert all(one[1:] == other[1:] for one, other in pairs)


@pytest.mark.parametrize(("id", "account"), [("cerny-petr", "Čárky"), ("hundert", "Žetony")])
def test_the_end_of_a_match_says_what_was_counted(id, account):
    game = compile_game(records()[id], "jedno-rozdani" if id == "hundert" else "")

    assert listened(game, "konec").told[-1].startswith(f"Konec partie. {account}: vy ")
