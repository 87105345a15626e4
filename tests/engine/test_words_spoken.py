"""Typical sentences of every game, as they are heard by who acted and by the others."""

from __future__ import annotations

import pytest

from engine.cards import NOBODY
from engine.deals import MARKS, MONEY, POINTS
from engine.examples import after_moves, every
from engine.game import compile_game
from engine.position import position
from engine.state import Event, Line
from engine.table.caption import caption
from engine.table.cast import NO_READER, Cast
from engine.table.lines import lines_told
from engine.table.refusals import refusal
from engine.table.stage import example_stage
from engine.table.story import advice, prompt, tell
from engine.table.telling import by_role
from tests.rules.conftest import records


def _game(id, variant="", players=4):
    return compile_game(records()[id], variant, players)


def _cards(game, *codes):
    return tuple(game.deck.card(code) for code in codes)


def _plain(text):
    return text.replace("\u00a0", " ")


def _counted(game, account, amount):
    """Return a position whose last line of the receipt counts in an account."""
    return game.start("x")._replace(receipt=(Line("", account, 0, amount),))


# Hundert


@pytest.mark.parametrize(
    ("variant", "card", "mine", "theirs"),
    [
        ("", "KS", "Hrajete ♠K, součet 92.", "Alena hraje ♠K, součet 92."),
        (
            "nemecke-karty",
            "JC",
            "Hrajete žaludského spodka, součet 92.",
            "Alena hraje žaludského spodka, součet 92.",
        ),
        (
            "nemecke-karty",
            "TS",
            "Hrajete zelenou desítku, součet 92.",
            "Alena hraje zelenou desítku, součet 92.",
        ),
        (
            "nemecke-karty",
            "AS",
            "Hrajete zelené eso, součet 92.",
            "Alena hraje zelené eso, součet 92.",
        ),
    ],
)
def test_a_card_is_played_in_the_accusative(variant, card, mine, theirs):
    game = _game("hundert", variant)
    event = Event("play", 1, _cards(game, card), 92)

    assert mine == tell(game, event, 1, game.start("x"))
    assert theirs == tell(game, event, 0, game.start("x"))


@pytest.mark.parametrize(
    ("amount", "part", "mine", "theirs"),
    [
        (
            3,
            "hundert.settle.stake",
            "Od každého berete 3 žetony: přesně sto",
            "Alena bere od každého 3 žetony: přesně sto",
        ),
        (
            -5,
            "hundert.settle.over",
            "Platíte každému 5 žetonů: přes sto",
            "Alena platí každému 5 žetonů: přes sto",
        ),
        (1, "", "Od každého berete 1 žeton.", "Alena bere od každého 1 žeton."),
    ],
)
def test_everybody_pays_or_is_paid_in_one_sentence(amount, part, mine, theirs):
    game = _game("hundert")
    event, state = Event("collect", 1, arg=amount, part=part), _counted(game, MONEY, abs(amount))

    assert _plain(tell(game, event, 1, state)).startswith(mine)
    assert _plain(tell(game, event, 0, state)).startswith(theirs)
    assert ("(§" in tell(game, event, 0, state)) == bool(part)


@pytest.mark.parametrize(
    ("account", "amount", "mine", "theirs"),
    [
        (MARKS, 1, "Dostáváte čárku.", "Alena dostává čárku."),
        (MARKS, 2, "Dostáváte 2 čárky.", "Alena dostává 2 čárky."),
        (POINTS, 2, "Připisujete si 2 body.", "Alena si připisuje 2 body."),
        (POINTS, -5, "Odepisujete si 5 bodů.", "Alena si odepisuje 5 bodů."),
    ],
)
def test_an_award_is_told_in_what_its_account_counts(account, amount, mine, theirs):
    game = _game("hundert")
    event, state = Event("award", 1, arg=amount), _counted(game, account, amount)

    assert mine == _plain(tell(game, event, 1, state))
    assert theirs == _plain(tell(game, event, 0, state))


@pytest.mark.parametrize(
    ("variant", "told"),
    [
        ("", "Základ: ♦K a ♠J, součet 6."),
        ("zaklad-se-nepocita", "Základ: ♦K a ♠J, nepočítá se."),
        ("nemecke-karty", "Základ: kulový král a zelený spodek, součet 6."),
    ],
)
def test_the_base_is_told_with_its_total(variant, told):
    game = _game("hundert", variant, players=3)
    event = Event("base", cards=_cards(game, "KD", "JS"), arg=6)

    assert told == _plain(tell(game, event, 0, game.start("x")))


@pytest.mark.parametrize(
    ("id", "variant", "accounts", "winners", "told"),
    [
        ("hundert", "", (9, -3, -3, -3), (0,), "Vyhráváte partii, máte 9 žetonů."),
        ("hundert", "", (-3, 12, -6, -3), (1,), "Partii vyhrává Alena, má 12 žetonů."),
        ("hundert", "", (2, -7, 3, 2), (2,), "Partii vyhrává Bohouš, má 3 žetony."),
        ("hundert", "", (4, 4, -8, 0), (0, 1), "O vítězství se dělíte s Alenou."),
        (
            "hundert",
            "",
            (4, 4, 4, -12),
            (0, 1, 2),
            "O vítězství se dělíte s Alenou a s Bohoušem.",
        ),
        ("hundert", "", (-8, 4, 4, 0), (1, 2), "O vítězství se dělí Alena a Bohouš."),
        ("hundert", "", (0, 0, 0, 0), (0, 1, 2, 3), "Partie končí nerozhodně."),
        (
            "hundert",
            "trestne-carky",
            (0, 1, 2, 1),
            (0,),
            "Vyhráváte partii, nemáte žádnou čárku.",
        ),
        ("hundert", "trestne-carky", (2, 1, 2, 2), (1,), "Partii vyhrává Alena, má 1 čárku."),
    ],
)
def test_the_end_of_a_match_is_told_in_what_decided_it(id, variant, accounts, winners, told):
    game = _game(id, variant)
    state = game.start("x")._replace(winners=winners, accounts=accounts)

    assert told == _plain(prompt(Cast(game, 0, 0), state))


@pytest.mark.parametrize(
    ("lines", "mine", "theirs"),
    [
        # One collects from all, one pays all, and in the last deal nothing sets one apart.
        (
            [(1, 0), (2, 0), (3, 0)],
            "Rozdání vyhráváte.",
            "Rozdání vyhrává Cyril.",
        ),
        (
            [(0, 1), (0, 2), (0, 3)],
            "Rozdání prohráváte.",
            "Rozdání prohrává Cyril.",
        ),
        ([(0, 1), (2, 3)], "Rozdání končí.", "Rozdání končí."),
    ],
)
def test_the_end_of_a_deal_names_who_won_or_lost_it_alone(lines, mine, theirs):
    game = _game("hundert")
    receipt = tuple(Line("", MONEY, payer, 3, to=to) for payer, to in lines)
    state = game.start("x")._replace(receipt=receipt, held=True)

    assert mine == prompt(Cast(game, 0, 0), state)
    assert theirs == prompt(Cast(game, 1, 0), state)


@pytest.mark.parametrize(
    ("variant", "path", "mine", "theirs"),
    [
        (
            "trestne-carky",
            "trestna-carka/za-sto-nic",
            "Doplňujete součet přesně na 100, nic se nezapisuje.",
            "Bohouš doplňuje součet přesně na 100, nic se nezapisuje.",
        ),
        (
            "zaklad-se-nepocita",
            "zaklad-se-nepocita/karty-dosly",
            "Karty došly, nikdo nic neplatí.",
            "Karty došly, nikdo nic neplatí.",
        ),
    ],
)
def test_a_deal_that_writes_nothing_says_how_it_ended(variant, path, mine, theirs):
    record = records()["hundert"]
    clause, example = next(
        (clause, one) for clause, one in every(record) if path == f"{clause['id']}/{one['id']}"
    )
    game = _game("hundert", variant, example.get("players") or 4)
    state = after_moves(game, clause, example, 0)
    closer = state.variables[game.variable("closer")]
    reader = closer if closer != NOBODY else 0

    assert state.held
    assert mine == prompt(Cast(game, reader, 0), state)
    assert theirs == prompt(Cast(game, (reader - 2) % game.seats, 0), state)


@pytest.mark.parametrize(
    ("amount", "detail", "told"),
    [
        (1, "", "Alena bere od každého 1 žeton: přesně sto (§ "),
        (-1, "over", "Alena platí každému 1 žeton: přes sto (§ "),
    ],
)
def test_a_payment_that_is_always_the_same_still_says_what_for(amount, detail, told):
    game = _game("hundert", "pevna-platba")
    event = Event("collect", 1, arg=amount, part="hundert.settle.flat")
    state = game.start("x")._replace(receipt=(Line("", MONEY, 0, 1, detail, 1),))

    assert _plain(tell(game, event, 0, state)).startswith(told)


# Černý Petr


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (1, "Vytahujete od Aleny sovu."),
        (2, "Cyril od vás vytahuje sovu."),
        (0, "Alena vytahuje od Bohouše kartu."),
        (3, "Bohouš vytahuje od Cyrila kartu."),
    ],
)
def test_a_drawn_card_is_named_only_to_who_drew_it_and_whose_it_was(seat, told):
    game = _game("cerny-petr")
    event = Event("draw", 1, _cards(game, "P2"), 2)

    assert told == _plain(tell(game, event, seat, game.start("x")))


@pytest.mark.parametrize(
    ("id", "variant", "codes", "told"),
    [
        ("cerny-petr", "", ("P2", "P2"), "Alena vykládá dvě sovy."),
        ("cerny-petr", "", ("P3", "P3"), "Alena vykládá dva ježky."),
        ("cerny-petr", "z-32-karet", ("KH", "KC"), "Alena vykládá dvojici ♥K a ♣K."),
    ],
)
def test_a_pair_is_counted_where_both_cards_are_alike(id, variant, codes, told):
    game = _game(id, variant)

    assert told == _plain(tell(game, Event("pair", 1, _cards(game, *codes)), 0, game.start("x")))


def test_the_readers_own_pair_is_counted_too():
    game = _game("cerny-petr")
    pair = Event("pair", 0, _cards(game, "P9", "P9"))

    assert "Vykládáte dvě žáby." == _plain(tell(game, pair, 0, game.start("x")))


@pytest.mark.parametrize(
    ("seat", "place", "told"),
    [
        (1, 1, "Alena je bez karet jako první."),
        (1, 2, "Alena je bez karet jako druhá."),
        (2, 2, "Bohouš je bez karet jako druhý."),
        (2, 3, "Bohouš je bez karet jako třetí."),
        (1, 5, "Alena je bez karet jako pátá."),
        (0, 1, "Jste bez karet jako první."),
        (0, 2, "Jste bez karet, máte druhé místo."),
    ],
)
def test_who_is_out_is_told_in_his_gender_and_never_in_the_readers(seat, place, told):
    game = _game("cerny-petr", players=8)

    assert told == _plain(tell(game, Event("out", seat, arg=place), 0, game.start("x")))


def test_petr_stays_with_somebody_in_the_dative():
    game = _game("cerny-petr")
    event = Event("left with", 1)

    assert "Černý Petr zůstal Aleně." == tell(game, event, 0, game.start("x"))
    assert "Černý Petr zůstal vám." == tell(game, event, 1, game.start("x"))


def test_petr_gives_a_mark_with_its_clause():
    game = _game("cerny-petr")
    event = Event("award", 1, arg=1, part="cerny-petr.settle.mark")

    told = [_plain(tell(game, event, seat, _counted(game, MARKS, 1))) for seat in (0, 1)]

    assert told[0].startswith("Alena dostává čárku za černého Petra (§ ")
    assert told[1].startswith("Dostáváte čárku za černého Petra (§ ")


def test_the_end_of_a_match_also_says_who_is_petr():
    game = _game("cerny-petr")
    variables = list(game.start("x").variables)
    variables[game.variable("loser")] = 3
    state = game.start("x")._replace(winners=(1,), variables=tuple(variables))

    assert "Partii vyhrává Alena. Černým Petrem je Cyril." == prompt(Cast(game, 0, 0), state)
    assert prompt(Cast(game, 3, 0), state).endswith(". Černým Petrem jste vy.")


def _fan(players=3):
    game = _game("cerny-petr", players=players)
    hands = {"dealer": ["P1", "P2", "PETR"], "forehand": ["P1", "P3"], "second": ["P2", "P3"]}
    return game, position(game, {"hands": hands}, by=["cerny-petr.drawing"], fill=0)


def test_the_reader_is_asked_to_draw_and_from_whom():
    game, state = _fan()

    assert "Vytáhněte kartu z vějíře, který drží Bohouš." == _plain(prompt(Cast(game, 1, 0), state))
    assert "Na tahu je Bohouš." == prompt(Cast(game, 2, 0), state)


def test_a_place_that_a_fan_lacks_is_refused_by_its_number():
    game, state = _fan()

    text, clause = refusal(game, state, "draw 5", state.turn)

    assert "6. kartu vytáhnout nelze: tolik karet ve vějíři není." == _plain(text)
    assert clause in {one["id"] for one in game.record["clauses"]}


def test_a_hint_says_which_card_to_draw():
    game, state = _fan()
    move = game.parse("draw 1")

    told = _plain(advice(Cast(game, 1, 0), state, move, "Je to jedno."))

    assert "Zkuste vytáhnout 2. kartu z vějíře, který drží Bohouš. Je to jedno." == told


# Captions


@pytest.mark.parametrize(
    ("id", "lines", "told"),
    [
        (
            "hundert",
            [("forehand", "dealer", 3), ("second", "dealer", 3), ("third", "dealer", 3)],
            ["rozdávající bere od každého 3 žetony"],
        ),
        (
            "hundert",
            [("dealer", "forehand", 2), ("dealer", "second", 2), ("dealer", "third", 2)],
            ["rozdávající platí každému 2 žetony"],
        ),
        (
            "hundert",
            [("dealer", "forehand", 2), ("second", "third", 2)],
            ["rozdávající platí předákovi 2 žetony", "druhý hráč platí třetímu hráči 2 žetony"],
        ),
        ("hundert", [], ["nic se nezapisuje"]),
    ],
)
def test_lines_in_which_everybody_takes_part_are_one_clause(id, lines, told):
    game = _game(id)
    wanted = [
        {"seat": payer, "to": to, "amount": amount, "clause": "x"} for payer, to, amount in lines
    ]

    assert told == [_plain(one) for one in lines_told(Cast(game, NO_READER, 0, roles=True), wanted)]


def test_a_mark_is_given_not_written():
    cast = Cast(_game("cerny-petr"), NO_READER, 0, roles=True)
    line = {"seat": "dealer", "amount": 1, "clause": "x"}

    assert ["rozdávající dostává čárku"] == lines_told(cast, [line])


@pytest.mark.parametrize(
    ("id", "variant", "path", "told"),
    [
        (
            "hundert",
            "",
            "hodnoty/eso",
            "Součet je 60, předák má v ruce ♠A ♥10 ♦Q ♣J ♥K a hraje ♠A: součet je 71.",
        ),
        (
            "hundert",
            "nemecke-karty",
            "hodnoty/eso",
            "Součet je 60, předák má v ruce zelené eso, červenou desítku, kulového svrška,"
            " žaludského spodka a červeného krále a hraje zelené eso: součet je 71.",
        ),
    ],
)
def test_a_caption_tells_a_player_once_and_cards_in_their_case(id, variant, path, told):
    stage = example_stage(_game(id, variant), path, "1")

    assert told == _plain(caption(stage, "1"))


@pytest.mark.parametrize(
    ("id", "variant", "path", "told"),
    [
        (
            "cerny-petr",
            "",
            "soused-po-pravici/oba-sousede-uz-odesli",
            "Rozdávající drží lišku, předák lišku, druhý hráč rybu a černého Petra,"
            " třetí hráč rybu. Předák vytahuje od rozdávajícího lišku a vykládá dvojici:"
            " bez karet jsou rozdávající a po něm předák, na tahu je druhý hráč a táhne se"
            " od třetího hráče.",
        ),
        (
            "cerny-petr",
            "",
            "kdo-vyhrava/dva-najednou-vyhrava-prvni",
            "Bez karet jsou po řadě předák, druhý hráč a rozdávající, první dva už po vyložení,"
            " černý Petr zůstal třetímu hráči: partii vyhrává předák.",
        ),
        (
            "hundert",
            "",
            "po-rade/dve-karty-ne",
            "Součet je 40, předák má v ruce ♠A ♥K ♦7 a hraje ♥K, součet 44:"
            " předák druhou kartu přidat nesmí, na tahu je druhý hráč.",
        ),
        (
            "hundert",
            "",
            "kterakoli-karta/cizi-kartu-ne",
            "Součet je 91, předák má v ruce ♠A ♥K ♦9: ♠10 v ruce nemá, zahrát ji nesmí.",
        ),
        (
            "hundert",
            "",
            "konec-na-stu/presne-sto",
            "Součet je 89, předák má v ruce ♠A ♥K ♦7 a hraje ♠A, součet 100:"
            " rozdání končí, předák doplnil součet přesně na 100.",
        ),
    ],
)
def test_a_caption_reads_like_something_said(id, variant, path, told):
    stage = example_stage(_game(id, variant, _players(id, path)), path, "1")

    assert told == _plain(caption(stage, "1"))


def _players(id, path):
    return next(
        one.get("players") or 4
        for clause, one in every(records()[id])
        if path == f"{clause['id']}/{one['id']}"
    )


@pytest.mark.parametrize(
    ("amounts", "told"),
    [
        ((9, -3, -3, -3), "rozdávající má 9 žetonů, ostatní mají −3"),
        ((-9, 3, 3, 3), "rozdávající má −9 žetonů, ostatní po 3"),
        ((3, 0, 0, 0), "rozdávající má 3 žetony, ostatní nic"),
    ],
)
def test_what_the_others_have_is_told_together(amounts, told):
    cast = Cast(_game("hundert"), NO_READER, 0, roles=True)
    seats = dict(zip(("dealer", "forehand", "second", "third"), amounts, strict=True))

    assert told == _plain(by_role(cast, seats, "žeton"))


def test_like_cards_are_counted():
    cast = Cast(_game("cerny-petr"), 0, 0)

    assert "dvě sovy, psa a černého Petra" == _plain(cast.signs("P2 P12 P2 PETR", "acc"))
    assert "dva ježky" == cast.signs(["P3", "P3"], "acc")


def test_nobody_reads_a_seat_that_is_nobodys():
    assert NO_READER not in (NOBODY, *range(8))
