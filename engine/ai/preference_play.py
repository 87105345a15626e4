"""How cards are played in preference: trumps first, then what is sure, then what is long."""

from __future__ import annotations

from engine.ai.thumb import Rule, Sight
from engine.ai.tricks import play, playable
from engine.cards import Card
from engine.finding import phase_of
from engine.games.preference.auction import Auction
from engine.moves import Move
from engine.phases.tricks import PLAY


def draw_trumps(sight: Sight) -> Move | None:
    """As the declarer lead trumps while others have some and one's own are better or more."""
    here = sight.table
    if here.trick or not _declares(sight):
        return None
    theirs = here.ranks.trumps & here.unseen
    own = [card for card in playable(sight.legal) if here.is_trump(card)]
    if not own or not theirs:
        return None
    best = max(own, key=here.worth)
    return play(best) if here.is_master(best) or len(own) >= theirs.bit_count() else None


def cash(sight: Sight) -> Move | None:
    """Lead a plain card that nothing unseen beats in its suit; the longest suit last."""
    here = sight.table
    if here.trick:
        return None
    plain = [card for card in playable(sight.legal) if not here.is_trump(card)]
    masters = [card for card in plain if here.is_master(card)]
    return play(min(masters, key=lambda card: _length(sight, card))) if masters else None


def lead_long(sight: Sight) -> Move | None:
    """As the declarer lead the best card of the longest plain suit."""
    here = sight.table
    if here.trick or not _declares(sight):
        return None
    plain = [card for card in playable(sight.legal) if not here.is_trump(card)]
    return (
        play(max(plain, key=lambda card: (_length(sight, card), here.worth(card))))
        if plain
        else None
    )


def lead_short(sight: Sight) -> Move | None:
    """Lead the lowest card of the shortest suit, to ruff it later."""
    here = sight.table
    if here.trick:
        return None
    cards = playable(sight.legal)
    plain = [card for card in cards if not here.is_trump(card)]
    return play(min(plain or cards, key=lambda card: (_length(sight, card), here.worth(card))))


def win(sight: Sight) -> Move | None:
    """Take the trick with the cheapest card that stays the best, else with the cheapest."""
    winning = sight.winning
    if not winning:
        return None
    here = sight.table
    last = len(here.trick) == sight.tricks.seats.many(sight.state) - 1
    sure = [card for card in winning if last or here.is_master(card)]
    return play(min(sure or winning, key=here.worth))


def throw_low(sight: Sight) -> Move | None:
    """Give the lowest card, and rather from a short suit."""
    here = sight.table
    return play(
        min(playable(sight.legal), key=lambda card: (here.worth(card), _length(sight, card)))
    )


_WINNER = ("tricks.winner",)

RULES = (
    Rule("draw trumps", PLAY, draw_trumps, "Nejdřív obráncům vytáhněte trumfy.", _WINNER),
    Rule("cash", PLAY, cash, "Vyšší kartu téhle barvy už nikdo nemá.", _WINNER),
    Rule("lead long", PLAY, lead_long, "Z nejdelší barvy časem vezmou zdvihy i nízké karty.",
         _WINNER),
    Rule("lead short", PLAY, lead_short, "Kdo nemá vynesenou barvu, může ji trumfovat.",
         ("tricks.duties.trump",)),
    Rule("win", PLAY, win, "Zdvih vezme i nejlevnější karta, která na něj stačí.", _WINNER),
    Rule("throw low", PLAY, throw_low, "Zdvih vzít nejde, stačí nejnižší karta.", _WINNER),
)  # fmt: skip


def _declares(sight: Sight) -> bool:
    return bool(sight.state.variables[phase_of(sight.game, Auction).declarer] == sight.seat)


def _length(sight: Sight, card: Card) -> int:
    return (sight.table.same_suit(card) & sight.table.hand).bit_count()
