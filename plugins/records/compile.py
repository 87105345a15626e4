"""Compiles records into the JSON that the engine and the browser read."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from engine.table.czech import fill, typo
from plugins.records import prose
from plugins.records.models import Clause, Face, Game, Variant
from plugins.records.play import Values, playable
from plugins.records.site import Site
from plugins.records.trials import played_deck

FORMAT = 1


def compile_deck(site: Site, deck_id: str) -> dict[str, Any]:
    """Return a deck as the engine reads it, with its name and total.

    Raises:
        KeyError: no such deck, or its record is not complete.
    """
    deck = site.decks[deck_id]
    played = played_deck(deck)
    return {
        "id": deck.id,
        "name": deck.name,
        "total": deck.computed_total(),
        "shape": deck.shape or "card",
        "family": deck.family or "",
        **played,
        "suits": [
            {**suit, "symbol": one.symbol or one.id, **({"ink": one.ink} if one.ink else {})}
            for suit, one in zip(played["suits"], deck.suits, strict=True)
        ],
        "faces": {face.code: _face(face) for face in deck.faces()},
    }


def compile_game(site: Site, game_id: str) -> dict[str, Any]:
    """Return a game as the engine reads it.

    Raises:
        KeyError: no such game or deck, or its record is not complete.
    """
    game = site.games[game_id]
    deck = _played_deck(site, game)
    play = playable(_raw(game))
    record: dict[str, Any] = {
        "format": FORMAT,
        "id": game.id,
        "name": game.name,
        "hash": "",
        "category": game.category,
        "players": {
            "min": game.players.min,
            "max": game.players.max,
            "default": game.players.default or game.players.min,
        },
        "max_moves": game.max_moves,
        "max_deals": game.max_deals,
        "deck": deck,
        "deck_for": _decks_for(site, game.deck_for),
        "order": play["order"],  # None: the deck's own, which no clause has to claim
        "values": game.values,
        "phases": play["phases"],
        "match": play["match"],
        "clauses": [_clause(site, game, no, clause) for no, clause in enumerate(game.clauses(), 1)],
        "neutral": dict(game.neutral),
        "variants": [
            _variant(site, one, changed["set"])
            for one, changed in zip(game.variants, play["variants"], strict=True)
        ],
        "common": [
            {"id": one.id, "no": no, "title": typo(one.title or prose.first_sentence(one.text))}
            for no, one in enumerate(site.common, 1)
        ],
    }
    if game.values is None:
        del record["values"]
    if not game.deck_for:
        del record["deck_for"]
    if game.seats != "names":
        record["seats"] = game.seats
    record["hash"] = rules_hash(record)
    return record


def rules_hash(record: Mapping[str, Any]) -> str:
    """Return 12 hex digits over all that decides how a game is played and which § it cites."""
    parts = {key: record.get(key) for key in ("deck", "order", "phases", "match", "values")}
    if "deck_for" in record:
        parts["deck_for"] = record["deck_for"]
    parts["clauses"] = [
        {key: clause[key] for key in ("id", "no", "by", "in", "not_in")}
        for clause in record["clauses"]
    ]
    parts["variants"] = [
        {key: one[key] for key in ("id", "set", "deck", "deck_for") if key in one}
        for one in record["variants"]
    ]
    canonical = json.dumps(parts, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


def render_text(site: Site, game: Game, text: str, variant: str = "") -> str:
    """Return a clause's Markdown with its parameters filled in and set as Czech asks.

    Args:
        site: the site; reserved for texts that name other records.
        game: the game whose parameters are meant.
        text: Markdown with `{{ path | form }}`.
        variant: the variant in force, '' for the basic rules.

    Raises:
        RecordError: a path without a value; the checks have found it before.
    """
    values = Values(playable(_raw(game)), variant)
    return typo(prose.fill(text, lambda path, form: fill(values.at(path), form or None)))


def clause_title(site: Site, game: Game, clause: Clause) -> str:
    """Return the short plain text that names a clause: its title or its first sentence."""
    only = clause.in_ or [""]
    text = render_text(site, game, clause.title or clause.text, only[0])
    return prose.plain(text) if clause.title else prose.first_sentence(text)


def _played_deck(site: Site, game: Game) -> dict[str, Any] | None:
    """Return what the engine needs of the deck: no names, so that they don't change the hash."""
    if game.deck is None:
        return None
    return played_deck(site.decks[game.deck])


def _face(face: Face) -> dict[str, Any]:
    """Return what is drawn on a card; what the record leaves out is left out."""
    card = face.rank or face.suitless
    told = {
        "id": card.id if card else face.code,
        "name": face.name,
        "suit": face.suit.code if face.suit else None,
        "index": face.index,
        "glyph": card.glyph if card else None,
        "symbol": face.suitless.symbol if face.suitless else None,
        "ink": face.suitless.ink if face.suitless else None,
        "number": face.number,
    }
    return {key: value for key, value in told.items() if value not in (None, "")}


def _variant(site: Site, variant: Variant, changed: Mapping[str, Any]) -> dict[str, Any]:
    """Return a variant; `deck` replaces the cards, `faces` only how they look."""
    decks = {"deck": variant.deck, "faces": variant.faces}
    return {
        "id": variant.id,
        "name": variant.name,
        "set": changed,
        **{key: played_deck(site.decks[id]) for key, id in decks.items() if id is not None},
        **({"deck_for": _decks_for(site, variant.deck_for)} if variant.deck_for else {}),
    }


def _decks_for(site: Site, ids: Mapping[str, str]) -> dict[str, Any]:
    """Return decks by the number of players, as the engine reads them."""
    return {players: played_deck(site.decks[id]) for players, id in ids.items()}


def _clause(site: Site, game: Game, no: int, clause: Clause) -> dict[str, Any]:
    section = next(one.section for one in game.rules if clause in one.clauses)
    return {
        "id": clause.id,
        "no": no,
        "section": section,
        "by": clause.by,
        "in": clause.in_,
        "not_in": clause.not_in,
        "title": clause_title(site, game, clause),
        "unchecked": clause.unchecked,
        "examples": [one.model_dump(by_alias=True, exclude_unset=True) for one in clause.examples],
    }


def _raw(game: Game) -> dict[str, Any]:
    """Return the parts of a game that are played, as its record writes them."""
    return {
        "order": game.order,
        "values": game.values,
        "phases": game.phases,
        "match": game.match,
        "variants": [{"id": one.id, "set": one.set} for one in game.variants],
    }
