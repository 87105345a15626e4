"""The score: a sheet of paper on the cloth, short notes on plates, tally marks."""

from __future__ import annotations

from engine.cards import Seat
from engine.deals import MARKS, MONEY
from engine.table.czech import capital, count, escape, listed, number, signed
from engine.table.czech.prepositions import with_preposition
from engine.table.scene import Scene
from engine.table.telling import unit

_MOST_STROKES = 10  # more are written as a number
_FIVE = 5


def seat_name(scene: Scene, seat: Seat) -> str:
    """Return the name on a plate: „Vy“, „Alena“, in examples also the reader's role."""
    if seat == scene.view.seat:
        return f"Vy ({scene.cast.role(seat)})" if scene.cast.roles else "Vy"
    return capital(scene.cast.name(seat))


def side_name(scene: Scene, seat: Seat) -> str:
    """Return who keeps an account together: „Vy a Bohouš“, „Alena a Cyril“; one by its name."""
    seats = scene.cast.from_reader(scene.game.side(seat))
    return listed(seat_name(scene, one) for one in seats)


def sheet_html(scene: Scene) -> str:
    """Return the score as it is written on a sheet of paper; small tables have it on plates."""
    game = scene.game
    if scene.small or not counts(scene):
        return ""
    ahead = leaders(scene)
    sides = dict.fromkeys(game.side(seat) for seat in scene.cast.from_reader(range(game.seats)))
    rows = "".join(_row(scene, side[0], leads=side[0] in ahead) for side in sides)
    return f'<table class="sheet"><caption>{target(scene)}</caption><tbody>{rows}</tbody></table>'


def counts(scene: Scene) -> bool:
    """Say whether a score is kept: in a single deal only once there is something to write."""
    rules = scene.game.rules
    amounts = [scene.view.accounts[slot] for slot in rules.scores]
    only_paid = max(amounts) == min(amounts) < 0  # everybody the same stake
    return rules.deals != 1 or (any(amounts) and not only_paid)


def target(scene: Scene) -> str:
    """Return how long the match lasts: „do 5 bodů“, „rozdání 2 ze 4“."""
    rules = scene.game.rules
    if rules.start and rules.deals != 1:
        return f"od {count(rules.start, unit(rules.account), 'gen')} k\u00a0nule"
    if rules.to:
        return f"do {count(rules.to, unit(rules.account), 'gen')}"
    if rules.deals > 1:
        this = max(1, rules.played(scene.view))
        return f"{this}. rozdání {with_preposition('z', str(rules.deals))}"
    return "jedno rozdání" if rules.deals else "stav"


def leaders(scene: Scene) -> frozenset[Seat]:
    """Return who leads or has won; nobody leads while all are equal."""
    if scene.view.winners is not None:
        return frozenset(scene.view.winners)
    rules = scene.game.rules
    totals = [rules.sign * scene.view.accounts[slot] for slot in rules.scores]
    best = max(totals)
    if min(totals) == best:
        return frozenset()
    return frozenset(seat for seat, total in enumerate(totals) if total == best)


def score_html(scene: Scene, seat: Seat) -> str:
    """Return what a seat has, as it is written: a number, chips with their sign, tally marks."""
    rules = scene.game.rules
    return amount_html(rules.account, scene.view.accounts[rules.scores[seat]])


def amount_html(account: str, amount: int) -> str:
    """Return an amount of an account as HTML."""
    if account == MARKS and 0 < amount <= _MOST_STROKES:
        return _tally(amount)
    return signed(amount) if account == MONEY and amount else number(amount)


def _row(scene: Scene, seat: Seat, *, leads: bool) -> str:
    name = escape(side_name(scene, seat))
    look = ' class="leads"' if leads else ""
    word = "vede" if scene.view.winners is None else "vyhrává"
    said = f'<span class="visually-hidden">, {word}</span>' if leads else ""
    return f'<tr{look}><th scope="row">{name}{said}</th><td>{score_html(scene, seat)}</td></tr>'


def _tally(amount: int) -> str:
    """Return strokes in fives, the fifth across the four."""
    strokes = []
    for stroke in range(amount):
        five, place = divmod(stroke, _FIVE)
        left = five * 26 + 3
        if place < _FIVE - 1:
            strokes.append(f"M{left + place * 5} 2v14")
        else:
            strokes.append(f"M{left - 3} 14l21 -10")
    width = (amount - 1) // _FIVE * 26 + min((amount - 1) % _FIVE, _FIVE - 2) * 5 + 8
    return (
        f'<svg class="tally" role="img" aria-label="{count(amount, "čárka")}"'
        f' viewBox="0 0 {width} 18" width="{width}" height="18">'
        f'<path d="{"".join(strokes)}"/></svg>'
    )
