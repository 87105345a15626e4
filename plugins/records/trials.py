"""Every form in which a game can be played, compiled: each variant for each number of players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.cards import Deck as Cards
from engine.errors import RecordError
from engine.game import Game, compile_game
from engine.phases.deal import Deal
from engine.phases.swapping import Swapping
from engine.phases.tricks import Tricks
from engine.plan import Plan
from engine.position import ROLES
from engine.registry import PHASES
from engine.table.czech.cards import SUITS, rank_sign
from engine.zones import Layout
from plugins.records.findings import Path
from plugins.records.models import Deck
from plugins.records.play import playable

_FIXES = {
    "players": "upravte players, nebo rozdávání",
    "values": "doplňte tu hodnotu do values",
    "deck": "zvolte jiný balíček",
    "match": "zvolte counts podle toho, co vyúčtování zapisuje",
    "faces": "zvolte balíček téže stavby, nebo místo faces uveďte deck",
}


class Unplayable(NamedTuple):
    """Why a game can't be played in one of its forms."""

    path: Path  # in the record
    text: str
    fix: str


class Trials(NamedTuple):
    """The games that a record makes, and what stands in the way of the others."""

    games: tuple[Game, ...]
    unplayable: tuple[Unplayable, ...]


def trials(data: Mapping[str, Any], decks: Mapping[str, Deck]) -> Trials | None:
    """Compile a record under every variant, for every number of players.

    Args:
        data: a game as it was read, of any quality.
        decks: the complete decks of the site.

    Returns:
        None while players or decks have findings of their own. What fails for several numbers
        of players is told once; what fails in the basic rules isn't told again of variants.
    """
    counts, record = _counts(data.get("players")), _record(data, decks)
    if not counts or record is None:
        return None
    record["players"] = {"min": min(counts), "max": max(counts)}
    games, bad = _tried(record, "", counts)
    if bad:
        return Trials(games, (Unplayable(_place(bad, record), *_told(bad, bad.key)),))
    found: list[Unplayable] = []
    for (at, entry), variant in zip(_variants(data), record["variants"], strict=True):
        some, bad = _tried(record, variant["id"], counts)
        games += some
        if bad:
            key = next((one for one in ("faces", "deck", "set") if one in entry), "id")
            found.append(Unplayable(("variants", at, key), *_told(bad, bad.key or key)))
    return Trials(games, tuple(found))


def played_deck(deck: Deck) -> dict[str, Any]:
    """Return what the engine needs of a deck: no names, so that they don't change the hash."""
    signs = dict(_signs(deck))
    return {
        "id": deck.id,
        "suits": [
            {
                "code": suit.code,
                "id": suit.id,
                **({"ranks": suit.ranks} if suit.ranks is not None else {}),
            }
            for suit in deck.suits
        ],
        "ranks": [rank.code for rank in deck.ranks],
        "codes": deck.codes(),
        **({"suit_first": True} if deck.suit_first else {}),
        **({"signs": signs} if signs else {}),
    }


def _signs(deck: Deck) -> Iterator[tuple[str, str]]:
    """Yield how cards are written where their corner shows other letters than their code: ♠R."""
    for face in deck.faces():
        known = SUITS.get(face.suit.id) if face.suit else None
        if known and known.sign and face.rank and face.index not in ("", rank_sign(face.rank.code)):
            yield face.code, known.sign + face.index


def _tried(
    record: Mapping[str, Any], variant: str, counts: Sequence[int]
) -> tuple[tuple[Game, ...], RecordError | None]:
    """Return the games of a variant, and the first reason why there are no more."""
    games: list[Game] = []
    for players in counts:
        try:
            game = compile_game(record, variant, players)
            _match_faces(game.deck, game.faces)
            _find_turned_card(game)
            _deal_what_there_is(game)
            _leave_a_talon(game)
        except RecordError as error:
            return tuple(games), error
        except (TypeError, ValueError, LookupError, AttributeError):
            # A record comes from outside: whatever the engine trips over is a finding.
            return tuple(games), RecordError("hru s těmito hodnotami nejde sestavit")
        if not games and not _fed(game):
            text = f"na účet „{game.rules.account}“ žádná fáze nic nezapisuje"
            return (), RecordError(text, "match")
        games.append(game)
    return tuple(games), None


def _fed(game: Game) -> bool:
    """Say whether a phase (or the bank) writes to the account that the match says it counts."""
    if "counts" not in game.settings["match"] or game.rules.stake:
        return True
    layout = Layout(game.seats)
    values = game.settings.get("values", {})
    plan = Plan(game.deck, game.order, values, game.seats, layout, frozenset())
    for entry in game.settings["phases"]:
        PHASES[entry["phase"]].build(plan, entry["as"], entry.get("params") or {})
    return game.rules.account in {one.name for one in layout.accounts}


def _find_turned_card(game: Game) -> None:
    """Refuse a turned card that there is none of, or that nobody takes though it was dealt."""
    dealt = any(isinstance(phase, Deal) and phase.turns_last for phase in game.phases)
    taken = any(
        isinstance(phase, Tricks) and phase.seats.turned is not None for phase in game.phases
    )
    if dealt and not taken:
        raise RecordError(
            "po rozdání nezbude karta, která by určila trumfy – vynechte turn_up, rozdávejte méně"
            " karet, nebo ať si ji rozdávající bere do ruky: tricks.takes_turned"
        )
    if taken and not dealt:
        raise RecordError(
            "otočená karta rozdávajícímu nepatří – vynechte takes_turned, nebo rozdejte celý"
            " balíček a poslední kartu otočte: turn_up"
        )


def _deal_what_there_is(game: Game) -> None:
    """Refuse a deal in several parts for which the deck is too small."""
    deals = [phase for phase in game.phases if isinstance(phase, Deal)]
    each = sum(deal.hand_size for deal in deals)
    turned = any(deal.sets_trump and not deal.turns_last for deal in deals)
    if len(deals) > 1 and each * game.seats + turned > len(game.deck.codes):
        more = " a jednu otočit" if turned else ""
        raise RecordError(
            f"pro {game.seats} hráčů nestačí karty: každý jich má dostat {each}{more}"
            f" a v balíčku je jich {len(game.deck.codes)}",
            "players",
        )


def _leave_a_talon(game: Game) -> None:
    """Refuse an exchange with a talon of which nothing is left."""
    dealt = sum(phase.hand_size for phase in game.phases if isinstance(phase, Deal)) * game.seats
    for phase in game.phases:
        if isinstance(phase, Swapping) and dealt + phase.table.opened >= len(game.deck.codes):
            raise RecordError(f"pro {game.seats} hráčů nezbude talon, se kterým se mění", "players")


def _match_faces(deck: Cards, faces: Cards) -> None:
    """Refuse faces that look alike or differ where the cards that they stand for don't."""
    for played, seen in (
        (deck.codes, faces.codes),
        (deck.rank_of, faces.rank_of),
        (deck.suit_of, faces.suit_of),
    ):
        pairs = set(zip(played, seen, strict=True))
        for one in (0, 1):
            sides = [pair[one] for pair in pairs]
            twice = next((side for side in sides if sides.count(side) > 1), None)
            if twice is not None:
                at = [card for card, side in enumerate((played, seen)[one]) if side == twice]
                shown = ", ".join(f"„{faces.codes[card]}“ za „{deck.codes[card]}“" for card in at)
                raise RecordError(f"karty „{faces.id}“ mají jinou stavbu: {shown}", "faces")


def _told(error: RecordError, key: str) -> tuple[str, str]:
    text, _, fix = str(error).partition(" – ")
    return text, fix or _FIXES.get(key, "srovnejte fáze a jejich hodnoty s jinou hrou")


def _place(error: RecordError, record: Mapping[str, Any]) -> Path:
    """Return where the basic rules speak of what is wrong."""
    return (error.key if record.get(error.key) is not None else "phases",)


def _record(data: Mapping[str, Any], decks: Mapping[str, Deck]) -> dict[str, Any] | None:
    """Return a record that can be compiled, None while one of its decks has findings."""
    entries = _variants(data)
    names = [data.get("deck"), *(one.get(key) for _, one in entries for key in ("deck", "faces"))]
    names += [
        name for one in (data, *(one for _, one in entries)) for name in _deck_for(one).values()
    ]
    if not all(_whole(name, decks) for name in names if name is not None):
        return None
    play = playable(data)
    cards = {name: played_deck(decks[name]) for name in names if name is not None}
    variants = [
        {
            **one,
            **{key: cards[entry[key]] for key in ("deck", "faces") if entry.get(key)},
            "deck_for": {many: cards[name] for many, name in _deck_for(entry).items()},
        }
        for one, (_, entry) in zip(play["variants"], entries, strict=True)
    ]
    return {
        **play,
        **{"id": "", "name": "", "hash": "", "clauses": (), "common": ()},
        "variants": variants,
        "deck": cards.get(data.get("deck", "")),
        "deck_for": {many: cards[name] for many, name in _deck_for(data).items()},
    }


def _deck_for(entry: Mapping[str, Any]) -> dict[Any, str]:
    """Return the decks of single numbers of players, as far as they can be read."""
    decks = entry.get("deck_for")
    named = decks.items() if isinstance(decks, dict) else ()
    return {many: name for many, name in named if isinstance(name, str)}


def _whole(name: Any, decks: Mapping[str, Deck]) -> bool:
    deck = decks.get(name) if isinstance(name, str) else None
    return deck is not None and deck.total == deck.computed_total()


def _variants(data: Mapping[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    variants = data.get("variants")
    entries = variants if isinstance(variants, list) else ()
    return [(at, one) for at, one in enumerate(entries) if isinstance(one, dict)]


def _counts(players: Any) -> list[int]:
    """Return every number of players, none when the record doesn't say them rightly."""
    bounds = players if isinstance(players, dict) else {}
    low, high = bounds.get("min"), bounds.get("max")
    if type(low) is not int or type(high) is not int:
        return []
    return list(range(low, high + 1)) if 1 <= low <= high <= len(ROLES) else []
