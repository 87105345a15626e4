"""The table as HTML and as sentences: what is drawn, what is told, and what must stay hidden."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from engine.cards import NOBODY, Seat
from engine.deals import MARKS, MONEY, POINTS
from engine.examples import every, variants_of
from engine.game import compile_game
from engine.position import position
from engine.rng import Rng
from engine.state import Event
from engine.table.caption import caption
from engine.table.cast import Cast
from engine.table.demo import demo_html
from engine.table.frames import Camera, Memory, journey, scene_of
from engine.table.order import sorted_hand
from engine.table.receipt import before, receipt_html
from engine.table.refusals import refusal
from engine.table.render import draw, render
from engine.table.scene import Journey
from engine.table.sheet import amount_html, leaders, target
from engine.table.stage import example_stage, whole_game
from engine.table.story import prompt, tell
from engine.view import view
from tests.engine.support import ecarte, ecarte_record
from tests.engine.test_without_cards import heaps
from tests.rules.conftest import records

__all__ = ["heaps"]  # the fixture
NBSP = "\u00a0"


class Page(HTMLParser):
    """Collects elements; notes tags that don't match."""

    VOID = ("use", "br", "input")

    def __init__(self, html):
        super().__init__()
        self.elements, self.open, self.wrong = [], [], []
        self.feed(html)
        self.close()
        self.wrong += self.open

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)

    def having(self, attribute):
        return [attrs for _, attrs in self.elements if attribute in attrs]


def _positions(count=60, seed="stul", game=None):
    """Yield positions of a match at random."""
    game, rng = game or ecarte(), Rng(5)
    state = game.start(seed)
    for _ in range(count):
        yield state
        if state.winners is not None:
            return
        state = game.to_decision(state)
        if state.winners is None:
            state = game.play(state, rng.choice(game.legal(state)))


def _at(given, by):
    return position(ecarte(), given, by=[by], fill=0)


def _drawn(state, seat, game=None):
    game = game or ecarte()
    return Page(render(view(game, state, seat), "d", "../"))


# Drawing


def test_tables_are_well_formed_and_have_no_style_of_their_own():
    for state in _positions():
        page = _drawn(state, 0)

        assert [] == page.wrong
        assert [] == page.having("style")


def test_every_legal_move_is_a_button_and_nothing_else_is_enabled():
    for state in _positions():
        page = _drawn(state, state.turn if state.turn != NOBODY else 0)

        enabled = [
            one["data-move"] for one in page.having("data-move") if "aria-disabled" not in one
        ]
        legal = [ecarte().text(move) for move in ecarte().legal(state)]
        assert sorted(legal) == sorted(enabled)


def test_moves_are_never_taken_out_of_reach():
    for state in _positions():
        for tag, attrs in _drawn(state, 0).elements:
            if "data-move" in attrs:
                assert "button" == tag
                assert "disabled" not in attrs


def test_the_readers_cards_can_be_reached_while_others_are_on_turn():
    state = next(one for one in _positions() if one.turn != NOBODY)
    seat = 1 - state.turn

    moves = _drawn(state, seat).having("data-move")

    assert 5 == len(moves)
    assert {"true"} == {one["aria-disabled"] for one in moves}


def test_ids_are_unique_and_bear_the_prefix():
    for state in _positions():
        ids = [one["id"] for one in _drawn(state, 0).having("id")]

        assert len(set(ids)) == len(ids)
        assert all(one.startswith("d-") for one in ids)


def test_a_card_keeps_its_id_whatever_a_click_on_it_does():
    state = _at({"hands": {"forehand": ["KS", "7H", "8H", "9D", "TC"]}}, "ecarte.exchange")
    game = ecarte()
    later = game.play_text(game.play_text(state, "propose"), "accept")

    ids = [{one["id"] for one in _drawn(one, 1).having("id")} for one in (state, later)]

    cards = {"d-KS", "d-7H", "d-8H", "d-9D", "d-TC"}
    assert cards <= ids[0] & ids[1]


def test_only_known_cards_are_drawn():
    for state in _positions():
        for seat in (0, 1):
            drawn = {one["data-card"] for one in _drawn(state, seat).having("data-card")}
            known = {ecarte().deck.codes[c] for c in range(32) if state.known[seat] >> c & 1}
            assert drawn <= known


def test_a_table_says_nothing_that_depends_on_what_its_seat_cannot_know():
    hands = {"forehand": ["KS", "7H", "8H", "9D", "TC"]}
    one = position(ecarte(), {"hands": hands, "turned": ["7S"]}, by=["ecarte.exchange"], fill=1)
    two = position(ecarte(), {"hands": hands, "turned": ["7S"]}, by=["ecarte.exchange"], fill=2)

    assert one != two
    assert render(view(ecarte(), one, 1), "d", "") == render(view(ecarte(), two, 1), "d", "")


def test_the_result_is_marked_exactly_when_the_match_is_over():
    marked = [
        (state.winners is not None, bool(_drawn(state, 0).having("data-result")))
        for state in _positions(count=400)
    ]

    assert {(False, False), (True, True)} == set(marked)


def test_cards_laid_aside_stay_in_the_hand_and_are_counted():
    hands = {"forehand": ["KS", "7H", "8H", "9D", "TC"]}
    state, game = _at({"hands": hands}, "ecarte.exchange"), ecarte()
    for move in ("propose", "accept", "discard 7H", "discard 9D"):
        state = game.play_text(state, move)

    html = render(view(game, state, 1), "d", "")

    assert "Vyměnit 2\u00a0karty" in html
    assert 2 == html.count('class="staged"')
    assert 5 == html.count("data-move=") - 1


def test_cards_that_may_not_be_played_are_told_from_those_that_may():
    state = _at({"trump": "S", "trick": ["KH"], "hand": ["QH", "7H", "KS", "9D"]}, "tricks")

    html = render(view(ecarte(), state, 0), "d", "")

    assert 2 == html.count('<li class="can">')
    assert 2 == html.count('<li class="cannot">')


def test_cards_have_names_for_those_who_do_not_see_them():
    state = _at({"trump": "S", "trick": ["KH"], "hand": ["QH", "7H", "KS", "9D"]}, "tricks")
    page = _drawn(state, 0)

    labels = [one.get("aria-label") for one in page.having("aria-label")]

    assert "Zahrát srdcovou dámu" in labels
    assert "srdcový král" in labels
    assert "5 karet rubem nahoru" not in labels


def test_a_game_without_cards_has_a_table_too(heaps):
    state = heaps.start("x")
    html = render(view(heaps, state, state.turn), "d", "")

    assert [] == Page(html).wrong
    assert "Vy" in html


def test_a_hand_is_held_trumps_first_and_colours_alternating():
    state = _at({"trump": "C", "hand": ["7D", "KS", "8C", "AH", "KC"], "trick": []}, "tricks")
    seen = view(ecarte(), state, state.turn)

    held = sorted_hand(seen, seen.zone("hand", state.turn))

    assert ["KC", "8C", "7D", "KS", "AH"] == [ecarte().deck.codes[card] for card in held]


def petr_played_out(seed):
    """Return a deal of Černý Petr for three, played to its end."""
    game = compile_game(records()["cerny-petr"], "", 3)
    state = game.start(seed)
    while state.winners is None:
        state = game.play(state, game.legal(state)[0])
    return game, state


def test_petr_is_shown_to_everybody_in_the_end():
    for seed in "12345":
        game, state = petr_played_out(seed)
        loser = state.variables[game.variable("loser")]
        for seat in range(game.seats):
            assert 'data-card="PETR"' in render(view(game, state, seat), "d", ""), (seed, loser)


def test_the_sheet_marks_those_who_have_won_not_those_with_few_marks():
    game, state = petr_played_out("1")
    scene = _scene(game, state)

    assert leaders(scene) == frozenset(state.winners)
    assert "vede" not in draw(scene)


def test_a_hand_is_held_by_what_cards_are_worth_where_nothing_beats():
    game = compile_game(records()["hundert"])
    seen = view(game, game.start("worth", dealer=0), 1)
    held = sorted_hand(seen, seen.zone("hand", 1))

    worth = [game.settings["values"][game.deck.rank_of[card]] for card in held]

    assert worth == sorted(worth, reverse=True)


def test_a_move_of_the_example_that_is_refused_has_a_button():
    stage = example_stage(ecarte(), "vymena-predaka/nic-nevymenit-nelze", "1")

    page = Page(draw(scene_of(stage, stage.start, "d", "")))

    done = next(one for one in page.having("data-move") if one["data-move"] == "done")
    assert "true" == done["aria-disabled"]


# Round the table

SEATED = [("hundert", 3), ("hundert", 6), ("cerny-petr", 2), ("cerny-petr", 8)]


def _game(id, players=None, variant=""):
    return compile_game(records()[id], variant, players)


def _scene(game, state, seat: Seat = 0, **more):
    stage = whole_game(game, "stul", seat)
    return scene_of(stage, state, "d", "../")._replace(**more)


def _others(page):
    return [one["data-seat"] for one in page.having("data-seat")][:-1]


@pytest.mark.parametrize(("id", "players"), SEATED)
def test_any_number_sits_round_the_table_from_the_readers_left(id, players):
    game = _game(id, players)

    for seat in range(players):
        page = Page(draw(_scene(game, game.start("x"), seat)))
        assert [str((seat + step) % players) for step in range(1, players)] == _others(page)


@pytest.mark.parametrize(("id", "players"), SEATED)
def test_tables_of_any_number_are_sound(id, players):
    game = _game(id, players)
    for state in _positions(count=40, game=game):
        page = _drawn(state, max(state.turn, 0), game)
        ids = [one["id"] for one in page.having("id")]
        enabled = [
            one["data-move"] for one in page.having("data-move") if "aria-disabled" not in one
        ]

        assert [] == page.wrong
        assert [] == page.having("style")
        assert len(set(ids)) == len(ids)
        assert sorted(game.text(move) for move in game.legal(state)) == sorted(enabled)


@pytest.mark.parametrize(("id", "players"), SEATED)
def test_no_seat_is_shown_a_card_that_it_does_not_know(id, players):
    game = _game(id, players)
    for state in _positions(count=20, game=game):
        for seat in range(players):
            drawn = {one["data-card"] for one in _drawn(state, seat, game).having("data-card")}
            known = game.deck.texts(state.known[seat])
            assert {code.partition(".")[0] for code in drawn} <= set(known)


def test_a_fan_is_drawn_from_by_its_places_and_the_own_cards_are_no_moves():
    game = _game("cerny-petr", 4)
    state = next(one for one in _positions(game=game) if one.turn == 0)
    source = state.variables[game.variable("source")]
    held = state.zones[game.phases[0].hands[source]].bit_count()

    moves = _drawn(state, 0, game).having("data-move")

    assert [f"draw {place}" for place in range(held)] == [one["data-move"] for one in moves]
    assert moves[0]["aria-label"].startswith("Vytáhnout 1. kartu, vějíř drží ")


def test_a_fan_that_is_drawn_from_by_somebody_else_is_no_button():
    game = _game("cerny-petr", 4)
    state = next(one for one in _positions(game=game) if one.turn > 0)

    assert [] == _drawn(state, 0, game).having("data-move")


def test_what_the_reader_has_given_away_stays_a_back_in_the_other_fan():
    game = _game("cerny-petr", 2)
    for state in _positions(game=game, count=12):
        if state.winners is not None:
            continue  # in the end everything is shown
        page = _drawn(state, 0, game)
        theirs = game.deck.texts(state.zones[game.phases[0].hands[1]])
        shown = [one["data-card"].partition(".")[0] for one in page.having("data-card")]
        mine = game.deck.texts(state.zones[game.phases[0].hands[0]])
        laid = [code for code in shown if code not in mine]
        assert not {code for code in laid if laid.count(code) == 1} & set(theirs)


def test_a_drawn_card_is_named_only_to_its_giver_and_its_drawer():
    card = (7,)
    event = Event("draw", 2, card, arg=1)

    assert Journey(1, card, 2) == journey(event, 1)
    assert Journey(1, card, 2) == journey(event, 2)
    assert Journey(1, (), 2) == journey(event, 0)


def test_a_card_that_is_played_says_from_whose_hand_it_came():
    game = _game("hundert", 4)
    stage = whole_game(game, "stul")
    state = next(one for one in _positions(game=game) if one.turn > 0)
    camera = Camera(stage, "d", "", Memory(stage))
    seat, move = state.turn, game.legal(state)[0]

    frame = camera.rest(game.play(state, move, camera))[0]

    came = Page(frame.html).having("data-from")
    assert [(str(seat), game.deck.codes[move.cards[0]])] == [
        (one["data-from"], one["data-card"]) for one in came
    ]


def test_the_pile_shows_its_top_and_what_is_missing():
    game = _game("hundert", 4)
    state = position(game, {"pile": ["AS", "KS", "QS", "JS", "TS"]}, by=["adding"], fill=0)

    html = draw(_scene(game, state))

    assert "<b>30</b> <span>do 100 chybí 70</span>" in html
    assert 'aria-label="Odkládací balíček: 5\u00a0karet"' in html


# The score


def test_amounts_are_written_as_their_account_is_kept():
    assert "3" == amount_html(POINTS, 3)
    assert ["+3", "−3", "0"] == [amount_html(MONEY, amount) for amount in (3, -3, 0)]
    assert 'role="img" aria-label="4\u00a0čárky"' in amount_html(MARKS, 4)
    assert ["0", "11"] == [amount_html(MARKS, amount) for amount in (0, 11)]


def test_the_sheet_says_how_long_is_played():
    hundert, petr = _game("hundert", 4), _game("cerny-petr", 4, "do-tri-carek")

    assert "1. rozdání ze 4" == target(_scene(hundert, hundert.start("x"))).replace(NBSP, " ")
    assert f"do 3{NBSP}čárek" == target(_scene(petr, petr.start("x")))


def test_few_marks_lead_and_nobody_does_while_all_are_equal():
    game = _game("cerny-petr", 3, "do-tri-carek")
    state = game.start("x")
    slots = [game.account(MARKS, seat) for seat in range(3)]
    marks = list(state.accounts)
    marks[slots[0]], marks[slots[2]] = 2, 1

    assert frozenset() == leaders(_scene(game, state))
    assert {1} == leaders(_scene(game, state._replace(accounts=tuple(marks))))


def test_payments_for_the_same_thing_stand_in_one_row():
    game = _game("hundert", 6)
    state = next(one for one in _positions(game=game, count=400) if one.held and one.receipt)

    html = receipt_html(Cast(game, 0, state.dealer), state, "")

    assert 5 == len(state.receipt)
    assert 1 == html.count("<a ")
    assert 6 == html.count("<td>+") + html.count("<td>−") - html.split("<tfoot>")[1].count("<td>")


# Telling


def _told(event, state, seat=0):
    return tell(ecarte(), event, seat, state)


def _cards(*codes):
    return tuple(ecarte().deck.card(code) for code in codes)


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (Event("propose", 0), "Navrhujete výměnu.", "Alena navrhuje výměnu."),
        (Event("accept", 0), "Výměnu přijímáte.", "Alena výměnu přijímá."),
        (Event("exchange", 0, arg=3), f"Měníte 3{NBSP}karty.", f"Alena mění 3{NBSP}karty."),
        (Event("exchange", 0, arg=0), "Neměníte nic.", "Alena nemění nic."),
        (Event("deal", 0), "Rozdáváte.", "Rozdává Alena."),
        (Event("trick", 0, _cards("AS")), "Zdvih berete vy (♠A).", "Zdvih bere Alena (♠A)."),
        (
            Event("announce", 0, _cards("KS")),
            "Hlásíte krále: ♠K.",
            "Alena hlásí krále: ♠K.",
        ),
        (Event("trick taken", 0), "", ""),
        (Event("neznámá událost", 0), "", ""),
    ],
)
def test_an_event_is_told_to_who_made_it_and_to_the_others(event, mine, theirs):
    state = ecarte().start("x")

    assert mine == _told(event, state, seat=0)
    assert theirs == _told(event, state, seat=1)


def test_leading_is_told_from_following():
    lead = _at({"trump": "S", "trick": ["TH"], "hand": ["QH"]}, "tricks")
    both = _at({"trump": "S", "trick": ["TH", "QH"]}, "tricks")

    assert "Vynáší Alena: ♥10." == _told(Event("play", 1, _cards("TH")), lead)
    assert "Hrajete ♥Q." == _told(Event("play", 0, _cards("QH")), both)


def test_the_turned_card_tells_the_trumps():
    state = _at({"turned": ["QS"]}, "ecarte.exchange")

    told = _told(Event("turn up", 0, _cards("QS")), state)

    assert "Otočená karta je ♠Q. Trumfy jsou piky." == told


def test_a_secret_discard_tells_others_nothing():
    hands = {"forehand": ["KS", "7H", "8H", "9D", "TC"]}
    state, game, events = _at({"hands": hands}, "ecarte.exchange"), ecarte(), []
    for move in ("propose", "accept", "discard 7H", "done"):
        state = game.play_text(
            state, move, lambda event, draft: events.append((event, draft.freeze()))
        )

    told = [tell(game, event, 0, then) for event, then in events]

    assert f"Alena vybírá karty k{NBSP}výměně." in told
    assert f"Alena mění 1{NBSP}kartu." in told
    assert not any("♥7" in one for one in told)


def test_points_are_told_with_their_reason_and_clause():
    game, events = ecarte(), []
    state = _at({"trump": "S", "hand": ["KS", "7S", "AH", "9D", "8C"]}, "tricks")
    game.play_text(
        state, "announce KS", lambda event, draft: events.append((event, draft.freeze()))
    )
    event, then = next((event, then) for event, then in events if event.kind == "award")
    no = next(one["no"] for one in game.record["clauses"] if one["id"] == "hlaseni-krale")

    assert f"Připisujete si 1{NBSP}bod: ohlášený trumfový král (§{NBSP}{no})." == tell(
        game, event, state.turn, then
    )
    assert tell(game, event, 0, then).startswith(f"Alena si připisuje 1{NBSP}bod: ")


def test_payments_are_told_by_who_pays_whom():
    game, events = ecarte("o-zetony"), []
    start = game.start("x", lambda event, draft: events.append((event, draft.freeze())))
    event, then = next((event, then) for event, then in events if event.kind == "pay")
    taken = Event("pay", NOBODY, arg=(0, 20), part="match.stake")
    fine = Event("pay", 1, arg=(0, 20), part="match.fine")

    assert tell(game, event, event.seat, then).startswith(f"Platíte do banku 10{NBSP}žetonů: ")
    assert tell(game, taken, 0, start).startswith(f"Z{NBSP}banku berete 20{NBSP}žetonů")
    assert tell(game, fine, 0, start).startswith(f"Alena vám platí 20{NBSP}žetonů")
    assert tell(game, fine, 1, start).startswith(f"Platíte Aleně 20{NBSP}žetonů")


@pytest.mark.parametrize(
    ("winners", "points", "told"),
    [
        ((0,), (5, 3), f"Vyhráváte partii 5{NBSP}:{NBSP}3."),
        ((1,), (3, 5), f"Partii vyhrává Alena 5{NBSP}:{NBSP}3."),
        ((0, 1), (4, 4), "Partie končí nerozhodně."),
    ],
)
def test_the_end_of_a_match_is_told_with_the_winners_points_first(winners, points, told):
    game = ecarte()
    state = game.start("x")._replace(winners=winners, accounts=points)

    assert told == prompt(Cast(game, 0, 0), state)


def test_a_position_asks_for_what_it_waits_for():
    state = ecarte().start("x")
    cast = Cast(ecarte(), state.turn, state.dealer)
    other = Cast(ecarte(), 1 - state.turn, state.dealer)

    assert "Jste na tahu." == prompt(cast, state)
    assert "Na tahu je Alena." == prompt(other, state)


def test_examples_speak_of_roles():
    state = _at({"trump": "S", "trick": ["KH"], "hand": ["QH", "7H"]}, "tricks")
    cast = Cast(ecarte(), 0, state.dealer, roles=True)

    told = tell(ecarte(), Event("play", 1, _cards("KH")), 0, state, cast)

    assert "Vynáší předák: ♥K." == told


# Refusing


@pytest.mark.parametrize(
    ("given", "move", "text", "clause"),
    [
        (
            {"trump": "S", "trick": ["QH"], "hand": ["KH", "7H", "AS"]},
            "play 7H",
            "♥7 teď hrát nesmíte: máte kartu, která přebíjí, a přebíjet je povinné. "
            "Smíte zahrát jen ♥K.",
            "prebijet",
        ),
        (
            {"trump": "S", "trick": ["KH"], "hand": ["QH", "7H", "KS"]},
            "play KS",
            "♠K teď hrát nesmíte: vynesená barva se musí ctít. Smíte zahrát ♥Q nebo ♥7.",
            "ctit-barvu",
        ),
        (
            {"trump": "S", "trick": ["KH"], "hand": ["7S", "8D"]},
            "play 8D",
            "♦8 teď hrát nesmíte: kdo nemá vynesenou barvu, musí trumfovat. Smíte zahrát jen ♠7.",
            "trumfovat",
        ),
        (
            {"trump": "S", "trick": ["KH"], "hand": ["7S", "8D"]},
            "play KD",
            f"♦K v{NBSP}ruce nemáte.",
            "jen-sve-karty",
        ),
        (
            {"trump": "S", "trick": ["KH"], "hand": ["7S", "8D"]},
            "hop",
            "Tomuto tahu program nerozumí.",
            "srozumitelny-tah",
        ),
    ],
)
def test_a_refusal_says_why_and_what_is_allowed(given, move, text, clause):
    state = _at(given, "tricks")

    assert (text, clause) == refusal(ecarte(), state, move, 0)


def test_a_card_clicked_while_a_word_is_wanted_is_told_which():
    state = _at({}, "ecarte.exchange")
    card = ecarte().deck.texts(state.zones[ecarte().phases[0].hands[1]])[0]

    text, clause = refusal(ecarte(), state, f"play {card}", 1)

    assert text == "Karty se ještě nehrají: nejdřív zvolte „Hraji“ nebo „Navrhuji výměnu“."
    assert "dovoleny-tah" == clause


def test_a_card_laid_aside_already_is_told_how_it_comes_back():
    hands = {"forehand": ["KS", "7H", "8H", "9D", "TC"]}
    state, game = _at({"hands": hands}, "ecarte.exchange"), ecarte()
    for move in ("propose", "accept", "discard 7H"):
        state = game.play_text(state, move)

    text, _ = refusal(game, state, "discard 7H", 1)

    assert "♥7" in text
    assert "„Vzít zpět“" in text


def test_every_refusal_of_a_random_match_is_a_sentence_with_a_clause():
    game = ecarte()
    known = {one["id"] for one in game.record["clauses"]} | {
        one["id"] for one in game.record["common"]
    }
    moves = [f"{verb} {code}" for verb in ("play", "discard", "announce") for code in ("KS", "7H")]
    for state in _positions(count=200):
        for move in [*moves, "propose", "play-on", "accept", "refuse", "done", "", "x"]:
            if game.refused(state, move, 0) is None:
                continue
            text, clause = refusal(game, state, move, 0)
            assert text[0].isupper() or text[0] in "♠♥♦♣"
            assert text.endswith(".")
            assert clause in known


# Counting


def test_receipts_add_up():
    game = ecarte()
    opening = (0, 0)
    for state in _positions(count=400):
        if state.held or state.winners is not None:
            now = [state.accounts[game.account(POINTS, seat)] for seat in (0, 1)]
            cast = Cast(game, 0, state.dealer)
            assert opening == tuple(before(cast, state, POINTS, seat) for seat in (0, 1))
            assert now == [
                opening[seat] + sum(line.amount for line in state.receipt if line.seat == seat)
                for seat in (0, 1)
            ]
            opening = tuple(now)


def test_every_line_of_a_receipt_links_to_its_clause():
    game = ecarte()
    for state in _positions(count=400):
        if state.receipt:
            html = receipt_html(Cast(game, 0, state.dealer), state, "../../")
            assert [] == Page(html).wrong
            assert len(state.receipt) == html.count('<a href="../../hry/ecarte/#')


def test_a_payment_leaves_one_column_and_enters_another():
    stage = example_stage(ecarte("o-zetony"), "pokuta/pet-ku-nule", "1")

    html = receipt_html(stage.cast(stage.start), stage.start, "")

    assert ">Bank<" in html
    assert "<td>+20</td><td>−20</td>" in html


# Demos


def _examples():
    for clause, example in every(ecarte_record()):
        variant = variants_of(ecarte_record(), clause, example)[0]
        yield pytest.param(f"{clause['id']}/{example['id']}", variant, id=example["id"])


EXAMPLES = list(_examples())


def _demo(example, variant=""):
    return demo_html(
        compile_game(ecarte_record(), variant),
        demo_id="demo",
        example=example,
        variant=variant,
        seed="1",
        base="../../",
        players=None,
    )


@pytest.mark.parametrize(("example", "variant"), [*EXAMPLES, pytest.param(None, "", id="hra")])
def test_a_demo_holds_what_the_page_relies_on(example, variant):
    html = _demo(example, variant)
    page = Page(html)
    ids = [one["id"] for one in page.having("id")]

    assert [] == page.wrong
    assert "\n" not in html
    assert html.startswith("<rule-demo ")
    assert len(set(ids)) == len(ids)
    assert all(one == "demo" or one.startswith("demo-") for one in ids)
    assert [] == page.having("style")
    for part in ("data-table", "data-status", "data-clause", "data-receipt", "data-progress"):
        assert 1 == len(page.having(part))
    assert "start" in {one["data-do"] for one in page.having("data-do")}
    assert example == page.elements[0][1].get("data-example")
    assert "static" == page.elements[0][1]["data-state"]


@pytest.mark.parametrize(("example", "variant"), EXAMPLES)
def test_every_caption_is_a_czech_sentence(example, variant):
    stage = example_stage(compile_game(ecarte_record(), variant), example, "1")

    told = caption(stage, "1")

    assert told.endswith(".")
    assert told[0].isupper()
    assert "  " not in told
    assert "None" not in told
    assert not any(code in told.split() for code in ("KS", "forehand", "dealer", "tricks"))


@pytest.mark.parametrize(
    ("example", "told"),
    [
        (
            "prebijet/dama-se-prebiji-kralem",
            "Trumfy jsou piky, rozdávající má v ruce ♥K ♥J ♠A ♣7 ♣8, vynesena je ♥Q: "
            "smí zahrát jen ♥K.",
        ),
        ("kdo-bere/trumf-bere", "Trumfy jsou piky, na ♥K padne ♠7: zdvih bere ♠7."),
        (
            "navrh/hraje-nebo-navrhuje",
            "Začíná výměna: předák může říct „Hraji“ nebo „Navrhuji výměnu“.",
        ),
        (
            "rozdavajici-hlavnim-hracem/odmita-prvni-navrh",
            "Předák navrhuje výměnu, rozdávající výměnu odmítá: hlavním hráčem je rozdávající.",
        ),
    ],
)
def test_a_caption_says_what_is_given_and_what_follows(example, told):
    stage = example_stage(ecarte(), example, "1")

    assert told == caption(stage, "1").replace(NBSP, " ")


def test_a_trick_at_rest_shows_its_last_card_and_who_takes_it():
    html = _demo("kdo-bere/trumf-bere")

    assert 'data-card="KH"' in html
    assert '<li class="wins"><svg class="card suit-S" data-card="7S"' in html


def test_what_seats_see_is_drawn_for_each_of_them():
    html = _demo("odhoz/cizi-odhoz-neni-videt")

    assert 'data-card="7D"' in html
    assert 2 == html.count("card back")


@pytest.mark.parametrize("levels", [True, False])
def test_where_chance_decides_there_is_no_choice_of_level(levels):
    game = compile_game(records()["cerny-petr"])
    html = demo_html(
        game,
        demo_id="hra",
        example=None,
        variant="",
        seed="1",
        base="",
        players=None,
        levels=levels,
    )

    done = {one["data-do"] for one in Page(html).having("data-do")}

    assert levels == ("level" in done)
    assert "start" in done


def test_the_whole_game_offers_every_control():
    done = {one["data-do"] for one in Page(_demo(None)).having("data-do")}

    assert {"start", "new", "next", "undo", "hint", "share", "step", "level"} == done


def test_the_whole_game_is_drawn_from_the_readers_seat():
    stage = whole_game(ecarte(), "1")

    assert 0 == stage.seat
    assert draw(scene_of(stage, stage.start, "demo", "../../")) in _demo(None)
