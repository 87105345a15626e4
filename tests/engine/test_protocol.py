"""Requests and replies: what the page relies on, and that nothing it sends does harm."""

from __future__ import annotations

import json
from functools import cache

import pytest
from hypothesis import example as also
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ai.advice import Advice, Decided, Reason
from engine.examples import every, variants_of
from engine.match import write
from engine.protocol import Worker, handle
from engine.rng import Rng
from engine.view import view
from tests.engine.support import ecarte, ecarte_record
from tests.engine.test_match import STILLBORN
from tests.engine.test_moves import ODD_PLACES
from tests.rules.conftest import records


class Slow:
    """An opponent that needs a few slices, then plays its first legal move."""

    def __init__(self, view, slices):
        self.view, self.slices, self.asked = view, slices, []

    def think(self, slice_ms):
        self.asked.append(slice_ms)
        return self.view.legal[0] if len(self.asked) >= self.slices else None

    def reason(self):
        return Reason("Proto.", None)


def _at_random(level, view, *, clock, rng):
    return Decided(Advice(rng.choice(view.legal), Reason("Náhodou.", None)))


class Page:
    """What the page does: keeps the match, asks one thing after another."""

    def __init__(
        self, *, thinking=_at_random, record=None, example="", variant="", seed="1", match=None,
        **more,
    ):  # fmt: skip
        record = record or ecarte_record()
        self.worker = Worker(thinking=thinking, clock=lambda: 0.0)
        self.demo = {"demo": "hra", "base": "../../", "game": record["id"], "level": "nahodna"}
        self.demo |= {"variant": variant, "seed": seed, "example": example, **more}
        self.ask(do="load", record=record)
        self.match = match
        self.reply = self.ask(do="open")

    def ask(self, **more):
        held = getattr(self, "reply", {}).get("next") == "deal"
        request = {**self.demo, "match": getattr(self, "match", None), "held": held, **more}
        self.reply = json.loads(self.worker.handle(json.dumps(request)))
        self.match = self.reply.get("match", getattr(self, "match", None))
        return self.reply

    def play(self, until=lambda page: False, most=2000):
        """Let everybody play at random until something holds or the match is over."""
        for _ in range(most):
            if self.reply["next"] == "over" or until(self):
                return self.reply
            if self.reply["next"] == "human":
                self.ask(do="step")
            else:
                self.ask(do="next" if self.reply["next"] == "deal" else "ai")
        raise AssertionError("the match doesn't end")

    def statuses(self):
        return [frame["status"] for frame in self.reply["frames"]]


def _to_human(page):
    return page.play(until=lambda page: page.reply["next"] == "human")


def test_a_demo_opens_with_one_frame_and_its_own_match():
    page = Page(seed="5")

    assert 1 == len(page.reply["frames"])
    assert "hra" == page.reply["demo"]
    assert 0 == page.reply["ply"]
    assert page.reply["next"] in ("human", "ai")
    rules = ecarte_record()["hash"]
    expected = {"format": 1, "game": "ecarte", "rules": rules, "variant": "", "players": 2}
    assert {**expected, "seed": "5", "moves": [], "undone": 0} == page.match


def test_a_legal_move_is_made_and_told():
    page = Page()
    _to_human(page)
    before = page.reply["ply"]

    page.ask(do="move", move="propose")

    assert before + 1 == page.reply["ply"]
    assert "propose" == page.match["moves"][-1]
    assert "Navrhujete výměnu." == page.statuses()[0]
    assert "ai" == page.reply["next"]


def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing():
    page = Page(example="ctit-barvu/ma-barvu")
    before = page.match

    page.ask(do="move", move="play KS")

    assert [] == page.reply["frames"]
    assert before == page.match
    assert page.reply["refused"]["text"].startswith("♠K teď hrát nesmíte: vynesená barva")
    assert "ctit-barvu" == page.reply["refused"]["clause"]["id"]
    assert "../../hry/ecarte/#ctit-barvu" == page.reply["refused"]["clause"]["href"]


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("play 7D", "jen-sve-karty"),
        ("", "srozumitelny-tah"),
        (None, "srozumitelny-tah"),
        (7, "srozumitelny-tah"),
        ("fly KS", "srozumitelny-tah"),
        ("play XX", "srozumitelny-tah"),
        ("done", "dovoleny-tah"),
    ],
)
def test_whatever_is_asked_for_is_refused_by_a_common_rule(move, clause):
    page = Page(example="ctit-barvu/ma-barvu")

    page.ask(do="move", move=move)

    assert clause == page.reply["refused"]["clause"]["id"]
    assert page.reply["refused"]["clause"]["href"].startswith("../../pravidla/#")


@pytest.mark.parametrize("id", list(records()))
@pytest.mark.parametrize("word", [*ODD_PLACES, "QS QS", "999"])
def test_whatever_follows_a_verb_is_refused_by_a_rule(id, word):
    page = Page(record=records()[id], seed="5")
    _to_human(page)

    for verb in ("draw", "play"):
        page.ask(do="move", move=f"{verb} {word}")

        known = id == "cerny-petr" and (verb, word) == ("draw", "999")
        clause = "kterakoli-karta" if known else "srozumitelny-tah"
        assert clause == page.reply["refused"]["clause"]["id"]


def test_out_of_turn_is_refused():
    page = Page()
    page.play(until=lambda page: page.reply["next"] == "ai")

    page.ask(do="move", move="play-on")

    assert "na-tahu" == page.reply["refused"]["clause"]["id"]
    assert page.reply["refused"]["text"].startswith("Teď nejste na tahu. Na tahu je Alena.")


def test_the_opponent_thinks_in_slices_and_is_not_started_anew():
    minds = []

    def thinking(level, view, *, clock, rng):
        minds.append(Slow(view, 3))
        return minds[-1]

    page = Page(thinking=thinking)
    if page.reply["next"] == "human":
        page.ask(do="move", move="propose")

    first, second = page.ask(do="ai", slice_ms=50), page.ask(do="ai", slice_ms=50)
    third = page.ask(do="ai", slice_ms=50)

    assert first["thinking"]
    assert second["thinking"]
    assert "thinking" not in third
    assert ([], []) == (first["frames"], second["frames"])
    assert third["frames"]
    assert 1 == len(minds)
    assert [50.0] * 3 == minds[0].asked


@pytest.mark.parametrize("slice_ms", [None, "x", True, -5, 10**9])
def test_slices_are_kept_within_bounds(slice_ms):
    minds = []

    def thinking(level, view, *, clock, rng):
        minds.append(Slow(view, 1))
        return minds[-1]

    page = Page(thinking=thinking)
    page.ask(do="step", slice_ms=slice_ms)

    assert 1 <= minds[-1].asked[0] <= 5000


def test_an_opponent_gets_no_more_than_its_view():
    views = []

    def thinking(level, view, *, clock, rng):
        views.append(view)
        return _at_random(level, view, clock=clock, rng=rng)

    page = Page(thinking=thinking)
    page.play(until=lambda page: len(views) > 5)

    assert all(not hasattr(view, "seed") for view in views)
    assert all(view.turn == view.seat for view in views)


def test_an_ai_is_not_asked_while_the_reader_is_on_turn():
    page = Page()
    _to_human(page)

    page.ask(do="ai")

    assert [] == page.reply["frames"]
    assert "human" == page.reply["next"]


def test_a_hint_names_a_legal_move_and_moves_nothing():
    page = Page()
    _to_human(page)
    before = page.match

    hint = page.ask(do="hint")["hint"]

    assert before == page.match
    assert hint["move"] in ("propose", "play-on", "accept", "refuse")
    assert hint["text"].startswith("Zkuste říct „")
    assert hint["text"].endswith("Náhodou.")


def test_a_settled_deal_waits_for_the_next_one():
    page = Page()
    page.play(until=lambda page: page.reply["next"] == "deal")
    ply, settled = page.reply["ply"], page.reply["frames"][-1]

    page.ask(do="next")

    assert "Vyúčtování" in settled["receipt"]
    assert not settled["result"]
    assert ply == page.reply["ply"]
    assert page.statuses()[0].startswith("Rozdáv")
    assert page.reply["next"] in ("human", "ai")
    assert page.reply["frames"][-1]["receipt"] is None


@pytest.mark.parametrize("do", ["hint", "step", "ai", "move"])
def test_nothing_but_next_goes_on_from_a_settlement(do):
    page = Page()
    page.play(until=lambda page: page.reply["next"] == "deal")
    match = page.match

    page.ask(do=do, move="propose")

    assert ("deal", [], match) == (page.reply["next"], page.reply["frames"], page.match)
    assert "hint" not in page.reply


def test_a_mind_is_made_up_anew_after_taking_back():
    views = []

    def thinking(level, view, *, clock, rng):
        views.append(view)
        return Slow(view, 9)

    page = Page(thinking=thinking, seed="5")
    session = page.worker._sessions["hra"]
    game = session.game
    while len(game.legal(session.now)) < 2 or session.now.turn != session.seat:
        session.play(game.text(game.legal(session.now)[0]), session.camera("hra", ""))
        page.match = write(session.match)
    for move in [game.text(move) for move in game.legal(session.now)][:2]:
        page.ask(do="hint")
        assert view(game, session.now, session.seat) == views[-1]
        page.ask(do="move", move=move)
        if page.reply["next"] == "ai":
            page.ask(do="ai")
            assert view(game, session.now, session.now.turn) == views[-1]
        page.ask(do="undo")


def test_a_finished_deal_opens_as_its_settlement():
    page = Page()
    page.play(until=lambda page: page.reply["next"] == "deal")
    page.ask(do="next")

    reply = page.ask(do="open")

    assert "deal" == reply["next"]
    assert "Vyúčtování" in reply["frames"][0]["receipt"]


def test_the_result_is_there_exactly_when_the_match_is_over():
    page = Page(seed="3")
    results = []

    while page.reply["next"] != "over":
        results += [
            (frame["result"], "data-result" in frame["html"]) for frame in page.reply["frames"]
        ]
        page.play(
            until=lambda page, ply=page.reply["ply"], was=page.reply["next"]: (
                (page.reply["ply"], page.reply["next"]) != (ply, was)
            )
        )
    last = page.reply["frames"][-1]

    assert {(False, False)} == set(results)
    assert last["result"]
    assert "data-result" in last["html"]
    assert "vyhráv" in last["status"]


def test_after_the_match_moves_are_refused_by_the_end():
    page = Page(seed="3")
    page.play()

    page.ask(do="move", move="play-on")

    assert "konec-hry" == page.reply["refused"]["clause"]["id"]


def test_undo_goes_back_to_the_readers_decision_and_is_counted():
    page = Page()
    _to_human(page)
    before, html = page.match["moves"], page.reply["frames"][-1]["html"]
    page.ask(do="move", move=page.ask(do="hint")["hint"]["move"])
    _to_human(page)

    page.ask(do="undo")

    assert before == page.match["moves"]
    assert 1 == page.match["undone"]
    assert "human" == page.reply["next"]
    assert html == page.reply["frames"][0]["html"]


def test_undo_crosses_into_the_deal_before():
    page = Page()
    page.play(until=lambda page: page.reply["next"] == "deal")
    ply = page.reply["ply"]
    page.ask(do="next")

    page.ask(do="undo")

    assert page.reply["ply"] < ply
    assert "human" == page.reply["next"]


def test_there_is_nothing_to_take_back_before_the_first_decision():
    page = Page(example="ctit-barvu/ma-barvu")

    page.ask(do="undo")

    assert "Není co vzít zpět." == page.reply["notice"]
    assert 0 == page.match["undone"]


@pytest.mark.parametrize("id", list(records()))
def test_every_answer_is_the_same_without_the_cache(id):
    kept, lost = (Page(record=records()[id], seed="9") for _ in range(2))

    for _ in range(60):
        do = {"human": "step", "ai": "ai", "deal": "next", "over": "open"}[kept.reply["next"]]
        lost.worker._sessions.clear()
        assert kept.ask(do=do) == lost.ask(do=do)


def _stillborn(**more):
    id, variant, players, seed = STILLBORN
    asked = {"variant": variant, "players": players, "seed": seed}
    return Page(record=records()[id], **asked, **more)


def test_every_settlement_is_shown_even_of_a_deal_that_ended_while_it_was_dealt():
    page = _stillborn()
    page.play(until=lambda page: page.reply["next"] == "deal")
    ply = page.reply["ply"]

    first, second = page.ask(do="next"), page.ask(do="next")

    assert ("deal", "human") == (first["next"], second["next"].replace("ai", "human"))
    assert "Vyúčtování" in first["frames"][-1]["receipt"]
    assert ply == second["ply"]


def test_a_match_with_a_deal_that_ended_while_it_was_dealt_can_be_opened_and_played_on():
    kept, lost = _stillborn(), _stillborn()
    kept.play(until=lambda page: page.reply["next"] == "deal")
    lost.play(until=lambda page: page.reply["next"] == "deal")
    for page in (kept, lost):
        page.ask(do="next")
        page.ask(do="next")
    lost.worker._sessions.clear()

    do = "step" if kept.reply["next"] == "human" else "ai"
    assert kept.ask(do=do) == lost.ask(do=do)
    kept.play()
    again = _stillborn(match=kept.match)

    assert "notice" not in again.reply
    assert kept.match == again.match


# Matches from links


def test_a_link_opens_at_its_position():
    page = Page()
    page.play(until=lambda page: page.reply["ply"] == 9)

    again = Page(match=page.match)

    assert page.match == again.match
    assert "notice" not in again.reply
    assert page.ask(do="open")["frames"] == again.reply["frames"]


def _match(**change):
    own = {"format": 1, "game": "ecarte", "rules": ecarte_record()["hash"], "seed": "1"}
    return {**own, "variant": "", "players": 2, "moves": [], "undone": 0, **change}


@pytest.mark.parametrize(
    ("match", "told"),
    [
        ("nesmysl", "nejde otevřít"),
        ({"format": 7}, "formátu"),
        (_match(moves=7), "tahy"),
        (_match(game="bridz"), "jiné hry"),
        (_match(variant="neznama"), "„neznama“"),
        (_match(players=7), "Hra není pro 7\u00a0hráčů"),
        (_match(example="neni/neni"), "už neexistuje"),
        (_match(rules="stara", moves=["play-on"]), "změnila"),
    ],
)
def test_a_match_that_is_not_right_is_opened_with_a_notice(match, told):
    page = Page(match=match)

    assert told in page.reply["notice"]
    assert 1 == len(page.reply["frames"])
    assert "ecarte" == page.match["game"]
    assert ecarte_record()["hash"] == page.match["rules"]


@settings(deadline=None)
@given(st.text(st.characters(), max_size=130))
@also("\u00a0")
@also("a\tb")
@also("a\u200b b\n")
@also("\ud800")
def test_what_is_opened_can_be_opened_again(text):
    page = _shared_page(seed=text, variant=text, example=text)
    again = _shared_page(match=page["match"], seed="1")

    assert "notice" not in again
    assert page["match"] == again["match"]
    assert page["frames"] == again["frames"]
    assert json.dumps(page, ensure_ascii=False).encode()


@cache
def _shared_worker():
    worker = Worker()
    worker.handle(json.dumps({"do": "load", "record": ecarte_record()}))
    return worker


def _shared_page(**more):
    request = {"do": "open", "demo": "hra", "game": "ecarte", **more}
    return json.loads(_shared_worker().handle(json.dumps(request)))


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (99, "Hra není pro 99\u00a0hráčů"),
        (10**29, "Hra není pro tolik hráčů"),
        (10**400, "Hra není pro tolik hráčů"),
    ],
)
def test_a_number_of_players_is_told_only_where_it_can_be(players, told):
    assert told in _shared_page(players=players)["notice"]


def test_a_new_match_of_changed_rules_needs_no_notice():
    assert "notice" not in Page(match=_match(rules="stara")).reply


def test_the_legal_part_of_a_match_is_kept():
    page = Page()
    page.play(until=lambda page: page.reply["ply"] == 6)
    moves = page.match["moves"]

    again = Page(match={**page.match, "moves": [*moves, "play KS", "done"]})

    assert moves == again.match["moves"]
    assert "7. tah partie, „play KS“, není dovolen" in again.reply["notice"]


def test_another_game_begins_the_demo_of_the_page_anew():
    page = Page(match=_match(game="bridz"), example="ctit-barvu/ma-barvu", seed="2")

    assert "ctit-barvu/ma-barvu" == page.match["example"]
    assert "2" == page.match["seed"]


# Demos of clauses


def _examples():
    for clause, example in every(ecarte_record()):
        if "invalid" in example:
            continue
        for variant in variants_of(ecarte_record(), clause, example)[:1]:
            yield pytest.param(f"{clause['id']}/{example['id']}", variant, id=example["id"])


@pytest.mark.parametrize(("example", "variant"), list(_examples()))
def test_every_example_is_a_demo_that_ends(example, variant):
    page = Page(example=example, variant=variant)

    assert "notice" not in page.reply
    assert page.reply["next"] in ("human", "over")
    page.play(most=60)
    assert "over" == page.reply["next"]
    assert page.statuses()[-1]


def _examples_of_a_number():
    """Yield examples for a number of players of their own, with a variant that they are in."""
    for id, record in records().items():
        for clause, one in every(record):
            variants = variants_of(record, clause, one)
            if one.get("players") and "invalid" not in one and variants:
                yield id, f"{clause['id']}/{one['id']}", variants[0], one["players"]


@pytest.mark.parametrize("asked", [0, 1])
@pytest.mark.parametrize(("id", "path", "variant", "players"), list(_examples_of_a_number()))
def test_an_example_is_played_by_its_own_number_of_players(id, path, variant, players, asked):
    bounds = records()[id]["players"]
    other = asked and (bounds["min"] if players != bounds["min"] else bounds["max"])

    page = Page(record=records()[id], example=path, variant=variant, players=other)

    assert "notice" not in page.reply
    assert (path, players) == (page.match["example"], page.match["players"])


@pytest.mark.parametrize("id", list(records()))
def test_an_example_that_is_not_in_force_is_gone(id):
    record = records()[id]
    for clause, one in every(record):
        path = f"{clause['id']}/{one['id']}"
        in_force = variants_of(record, clause, one)
        for variant in [*(v["id"] for v in record["variants"]), ""]:
            if variant not in in_force:
                page = Page(record=record, example=path, variant=variant)
                assert "už neexistuje" in page.reply["notice"], path
                assert "example" not in page.match
                break


def test_the_reader_is_who_decides_in_the_example():
    page = Page(example="prebijet/dama-se-prebiji-kralem")

    page.ask(do="move", move="play KH")

    assert "Hrajete ♥K." == page.statuses()[0]
    assert "over" == page.reply["next"]


def test_a_demo_ends_with_its_trick_and_shows_it():
    page = Page(example="kdo-bere/trumf-bere")

    page.ask(do="move", move="play 7S")

    last = page.reply["frames"][-1]
    assert "Zdvih berete vy (♠7)." == last["status"]
    assert "kdo-bere" == last["clause"]["id"]
    assert 'data-card="7S"' in last["html"]
    assert 'data-card="KH"' in last["html"]
    assert last["receipt"] is None


def _at_the_limit(example, clause):
    page = Page(record=records()["cerny-petr"], example=f"nejvic-tahu/{example}", players=3)
    page.ask(do="move", move="draw 0")
    told = [
        one["status"] for one in page.reply["frames"] if (one["clause"] or {}).get("id") == clause
    ]
    return page, [text.replace("\u00a0", " ") for text in told]


def test_a_limit_that_ends_a_deal_is_told_with_its_clause():
    page, told = _at_the_limit("posledni-povoleny-tah", "nejvic-tahu")

    assert ["Rozdání končí: víc než 5 000 tahů v něm být nesmí."] == told
    assert "over" == page.reply["next"]
    assert not _at_the_limit("o-tah-driv", "nejvic-tahu")[1]


def test_a_demo_that_is_over_takes_no_more_moves():
    page = Page(example="ctit-barvu/ma-barvu")
    page.ask(do="move", move="play QH")
    before = page.match

    page.ask(do="move", move="play KS")
    again = Page(example="ctit-barvu/ma-barvu", match={**before, "moves": ["play QH", "play KS"]})

    assert "Ukázka skončila." == page.reply["refused"]["text"]
    assert before == page.match == again.match


def test_a_settlement_is_shown_as_it_is():
    page = Page(example="vsechny-zdvihy/rozdavajici-bere-vse")

    assert "over" == page.reply["next"]
    assert "+2" in page.reply["frames"][0]["receipt"]


# Nothing raises


@pytest.mark.parametrize(
    "request_text",
    [
        "",
        "{",
        "null",
        "[]",
        '"x"',
        "{}",
        '{"do": "open"}',
        '{"do": "fly", "demo": "a"}',
        '{"do": ["open"], "demo": "a"}',
        '{"do": "load"}',
        '{"do": "load", "record": 7}',
        '{"do": "load", "record": {"id": 7}}',
        '{"do": "load", "record": {"id": "x"}}',
        '{"do": "load", "record": {"id": "x", "hash": "y", "players": {"min": 2, "max": 2}}}',
        '{"do": "open", "demo": "a", "players": ' + "9" * 5000 + "}",
        '{"do": "open", "demo": "\\ud800"}',
        '{"do": "open", "demo": 7}',
        "[" * 100_000,
    ],
)
def test_junk_is_answered_with_a_coded_czech_message(request_text):
    reply = json.loads(Worker().handle(request_text))

    assert reply["error"]["code"] in ("bad-request", "bad-record", "no-record")
    assert reply["error"]["text"].endswith(".")


@pytest.mark.parametrize("key", ["id", "hash", "players", "deck", "phases", "clauses"])
def test_a_record_without_what_it_needs_is_not_loaded(key):
    worker = Worker()
    record = {other: value for other, value in ecarte_record().items() if other != key}

    loaded = json.loads(worker.handle(json.dumps({"do": "load", "record": record})))
    opened = json.loads(worker.handle(json.dumps({"do": "open", "demo": "d"})))

    assert ("bad-record", "no-record") == (loaded["error"]["code"], opened["error"]["code"])


def test_the_module_answers_too():
    assert "bad-request" == json.loads(handle("?"))["error"]["code"]


def test_a_failure_inside_is_an_answer_and_the_next_request_works():
    def thinking(level, view, *, clock, rng):
        raise ZeroDivisionError

    page = Page(thinking=thinking)
    failed = page.ask(do="step")

    assert "internal" == failed["error"]["code"]
    assert "frames" in page.ask(do="open")


@pytest.mark.parametrize("more", [{"seed": "\ud800"}, {"variant": "\ud800"}, {"game": "a\u2028"}])
def test_a_match_with_text_that_cant_be_written_is_told_of(more):
    page = Page(match=_match(**more))

    assert page.reply["notice"].startswith("Uloženou partii nejde otevřít")
    assert json.dumps(page.reply, ensure_ascii=False).encode()


@pytest.mark.parametrize("demo", ["NaN", "Infinity", "1e999"])
def test_replies_are_always_json(demo):
    reply = handle(f'{{"do": "open", "demo": {demo}}}')

    assert json.loads(reply, parse_constant=lambda name: pytest.fail(name))["demo"] is None


def test_a_slice_may_be_any_number():
    page = Page(thinking=lambda level, view, *, clock, rng: Slow(view, 9))
    if page.reply["next"] != "ai":
        page.ask(do="move", move="propose")

    for slice_ms in (10**4000, -(10**400), 0.0, 1e300):
        assert "error" not in page.ask(do="ai", slice_ms=slice_ms)


def test_random_requests_always_get_an_answer():
    rng, page = Rng(11), Page(seed="5")
    words = ["play KS", "propose", "accept", "done", "discard 7H", "announce KH", "x", None, 3]
    does = ["open", "move", "ai", "step", "hint", "next", "undo", "load", None]
    odd = [None, [], {}, _match(seed="2"), _match(moves=["propose", "refuse", "play 7S"]), "x"]

    for _ in range(400):
        request = {
            "do": rng.choice(does),
            "move": rng.choice(words),
            "seat": rng.choice([0, 1, "x"]),
        }
        if rng.below(3) == 0:
            request["match"] = rng.choice(odd)
        reply = page.ask(**request)
        assert isinstance(reply, dict)
        assert reply.get("error", {}).get("code") != "internal"


def test_the_game_of_the_tests_is_the_one_of_the_record():
    assert ecarte_record()["hash"] == ecarte().hash
