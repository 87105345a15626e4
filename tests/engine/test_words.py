"""What games say: laws over every record, and every kind of event that play brings."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module

import pytest

from engine.examples import every, variants_of
from engine.expectations import CHECKS, STAGING
from engine.game import compile_game
from engine.rng import Rng
from engine.state import Event
from engine.table.caption import caption
from engine.table.cast import NO_READER, Cast
from engine.table.follows import phase_name
from engine.table.refusals import refusal
from engine.table.stage import example_stage
from engine.table.story import advice, prompt, tell
from engine.table.vocabulary import kind_of, words_of
from tests.rules.conftest import ROOT, games_and_variants, label, records

# Identifiers that are Czech words as well.
CZECH_TOO = {"crib", "go", "talon"}
ENGLISH = {"nobody", "none", "true", "false", "draw", "pot", "and", "the", "of"}
MOVES = 400  # of a match played for its events


@cache
def _matches(id, variant):
    """Return the events of a random match for every number of players, with who was told what."""
    record = records()[id]
    found = []
    for players in range(record["players"]["min"], record["players"]["max"] + 1):
        game, rng = compile_game(record, variant, players), Rng(players)

        def listen(event, draft, game=game):
            found.append((game, event, draft.freeze()))

        state = game.start(f"slova/{players}", listen)
        for _ in range(MOVES):
            state = game.to_decision(state, listen)
            if state.winners is not None:
                break
            state = game.play(state, rng.choice(game.legal(state)), listen)
    return found


def _identifiers(game):
    """Return every name of the game's engine that nobody should read."""
    layout = game.layout
    names = {one.name for one in (*layout.zones, *layout.variables, *layout.accounts)}
    names |= {*game.verbs, *(phase.name for phase in game.phases)}
    return (names | {"dealer", "forehand", "second", "third"} | ENGLISH) - CZECH_TOO


def _faults(text, game):
    """Return what is wrong with a sentence, nothing when it can be read aloud."""
    spaced = text.replace("\u00a0", " ")
    found = [] if text.endswith((".", "…")) else ["nekončí tečkou"]
    found += [
        f"obsahuje „{one}“" for one in ("None", "  ", " ,", " .", "..", "{", "::") if one in spaced
    ]
    found += [f"„{word}“" for word in re.findall(r"[a-z_-]+", spaced) if word in _identifiers(game)]
    return found + re.findall(r"\bP\d+\b|\bPETR\b|\b[2-9TJQKAOU][SHDCLZ]\b", spaced)


@pytest.mark.parametrize(("id", "variant"), games_and_variants(), ids=label)
def test_every_event_has_words_or_says_nothing_on_purpose(id, variant):
    silent = set()
    for game, event, _ in _matches(id, variant):
        verb = game.verbs.get(event.kind)
        if event.kind not in words_of(game).events and not (verb and verb.you and verb.they):
            silent.add(event.kind)

    assert set() == silent


@pytest.mark.parametrize(("id", "variant"), games_and_variants(), ids=label)
def test_every_event_is_told_to_every_seat_in_a_sentence(id, variant):
    wrong = []
    for game, event, state in _matches(id, variant):
        for seat in range(game.seats):
            told = tell(game, event, seat, state)
            wrong += [(told, fault) for fault in (_faults(told, game) if told else ())]

    assert [] == wrong[:5]


@pytest.mark.parametrize(("id", "variant"), games_and_variants(), ids=label)
def test_every_position_asks_hints_and_refuses_in_sentences(id, variant):
    wrong = []
    for game, _, state in _matches(id, variant)[::7]:
        for seat in range(game.seats):
            cast = Cast(game, seat, state.dealer)
            said = [prompt(cast, state)]
            counter = words_of(game).counters.get(kind_of(game, state.phase))
            said += [counter(cast, state)] if counter else []
            if state.turn == seat:
                said += [advice(cast, state, move, "") for move in game.legal(state)[:2]]
            said += [
                refusal(game, state, move, seat)[0]
                for move in (*game.verbs, "play AS", "draw 31", "hop")
                if game.refused(state, move, seat) is not None
            ]
            wrong += [(one, fault) for one in said if one for fault in _faults(one, game)]

    assert [] == wrong[:5]


@pytest.mark.parametrize("id", list(records()))
def test_every_key_that_a_record_gives_or_expects_has_words(id):
    record, unknown = records()[id], set()
    for clause, example in every(record):
        for variant in variants_of(record, clause, example):
            game = compile_game(record, variant, example.get("players"))
            words = words_of(game)
            given, then = example.get("given") or {}, example.get("then") or {}
            unknown |= {f"given {key}" for key in given} - {
                f"given {key}" for key in (*words.given, *words.laid)
            }
            unknown |= {f"then {key}" for key in then} - {
                f"then {key}" for key in (*words.then, "phase")
            }
            for seat in (example.get("sees") or {}).values():
                unknown |= {f"zone {key.partition('.')[0]}" for key in seat} - _zones(words)
            unknown |= {f"zone {key}" for key in example.get("counts") or {}} - _zones(words)

    assert set() == unknown


def _zones(words):
    return {f"zone {name}" for name in words.zones}


@pytest.mark.parametrize(("id", "variant"), games_and_variants(), ids=label)
def test_every_phase_and_place_of_a_game_is_called_something(id, variant):
    game = compile_game(records()[id], variant)

    called = [phase_name(Cast(game, 0, 0), phase.name) for phase in game.phases]
    places = {zone.name for zone in game.layout.zones}

    assert all(called)
    assert places <= {*words_of(game).zones, STAGING}


def _examples():
    for id, record in records().items():
        for clause, example in every(record):
            path = f"{clause['id']}/{example['id']}"
            yield pytest.param(id, path, example.get("players"), id=f"{id}-{path}")


@pytest.mark.parametrize(("id", "path", "players"), [*_examples()])
def test_every_caption_can_be_read_aloud(id, path, players):
    record = records()[id]
    clause, example = next(
        (clause, one) for clause, one in every(record) if path == f"{clause['id']}/{one['id']}"
    )
    for variant in variants_of(record, clause, example):
        game = compile_game(record, variant, players)
        if "invalid" in example:
            continue  # has no position to be shown

        told = caption(example_stage(game, path, "1"), "1")

        assert [] == _faults(told, game), told
        assert [] == _clumsy(_plain(told), _roles(game)), told
        assert told == told[:1].upper() + told[1:]


def _clumsy(told, roles):
    """Return what nobody would say: a verb again and again, hands that are seen, false lists."""
    found = [
        f"dvakrát „{one}“"
        for sentence in re.split(r"\. |: ", told)
        for one in ("drží", "dostává")
        if sentence.count(f"{one} ") > 1
    ]
    found += re.findall("vidí karty v ruce", told)
    found += [
        f"„{one} a {other}“ není výčet"
        for one in roles
        for other in roles
        if re.search(rf"(je|jsou) {one} a {other} (má|vidí|drží|hraje|bere|platí)", told)
    ]
    return found


def _plain(text):
    return text.replace("\u00a0", " ")


def _roles(game):
    cast = Cast(game, NO_READER, 0, roles=True)
    return [cast.role(seat) for seat in range(game.seats)]


def test_words_of_a_phase_are_found_by_its_name_and_the_games_own_come_last():
    words = words_of(compile_game(records()["cerny-petr"]))

    assert {"deal", "draw", "pair", "out", "left with"} <= set(words.events)
    assert "trick" not in words.events
    assert "hands" in words.laid


def test_an_event_that_nobody_knows_is_not_told():
    game = compile_game(records()["hundert"])

    assert "" == tell(game, Event("neznámá událost", 0), 0, game.start("x"))


GENERAL = ("story", "facts", "follows", "lines", "endings", "caption", "refusals", "telling")
EVERYWHERE = {"play", "draw"}  # cards are played in most games, any match may be drawn


@pytest.mark.parametrize("module", GENERAL)
def test_general_modules_name_no_games_things(module):
    tree = ast.parse((ROOT / f"engine/table/{module}.py").read_text("utf-8"))
    named = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}

    owned = {
        key
        for file in (ROOT / "engine/table/words").glob("[a-z]*.py")
        for key in _keys(file.stem) - _keys("general")
    }

    assert set() == named & (owned - EVERYWHERE - set(CHECKS))


def _keys(home):
    """Return every name that a module of words has words for."""
    return {key for field in import_module(f"engine.table.words.{home}").WORDS for key in field}
