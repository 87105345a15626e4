"""The settlement of a deal: every line with its amount and clause, and the sum."""

from __future__ import annotations

from engine.cards import NOBODY, Seat
from engine.state import Line
from engine.table.cast import Cast
from engine.table.clauses import link
from engine.table.czech import capital, escape, listed, signed
from engine.table.rubber import rubber_html
from engine.table.sheet import amount_html
from engine.table.telling import heading, into_column
from engine.table.vocabulary import Position

_FEW = 4  # columns whose heads stand upright on a phone; roles are longer than names


def receipt_html(cast: Cast, state: Position, base: str) -> str:
    """Return a deal's settlement as a table, '' while nothing has been written.

    A column for each seat (and the pot): what there was, every line, and what there is now.
    """
    accounts = list(dict.fromkeys(cast.game.total_of(line.account) for line in state.receipt))
    tables = "".join(_account(cast, state, account, base) for account in accounts)
    return f"{tables}{rubber_html(cast, state)}" if tables else ""


def before(cast: Cast, state: Position, account: str, seat: Seat) -> int:
    """Return what an account held before the lines of the receipt."""
    written = sum(line.change(seat) for line in _lines(cast, state, account))
    return state.accounts[cast.game.account(account, seat)] - written


def _account(cast: Cast, state: Position, account: str, base: str) -> str:
    seats = [one.owner for one in cast.game.layout.accounts if one.name == account]
    near = cast.from_reader(range(cast.game.seats))
    ahead = {side[0]: min(map(near.index, side)) for side in cast.game.sides}
    seats.sort(key=lambda seat: ahead.get(seat, cast.game.seats))  # the pot comes last
    heads = "".join(
        f'<th scope="col"><span>{escape(_who(cast, seat))}</span></th>' for seat in seats
    )
    was = [before(cast, state, account, seat) for seat in seats]
    first = _row("dosud", [amount_html(account, one) for one in was]) if any(was) else ""
    lines = _lines(cast, state, account)
    rows = "".join(_line(cast, some, seats, base) for some in _together(lines))
    now = [state.accounts[cast.game.account(account, seat)] for seat in seats]
    rules = cast.game.rules
    total = "zbývá" if rules.start and account == rules.account else "celkem"
    last = _row(total, [amount_html(account, one) for one in now])
    what = heading(account)
    narrow = " narrow" if len(seats) > _FEW - cast.roles else ""
    return (
        f'<table class="receipt{narrow}"><caption>Vyúčtování</caption>'
        f'<thead><tr><th scope="col">{what}</th>{heads}</tr></thead>'
        f"<tbody>{first}{rows}</tbody><tfoot>{last}</tfoot></table>"
    )


def _lines(cast: Cast, state: Position, account: str) -> list[Line]:
    """Return the lines of an account, those of its columns among them."""
    return [line for line in state.receipt if cast.game.total_of(line.account) == account]


def _together(lines: list[Line]) -> list[list[Line]]:
    """Return lines in rows: payments of several seats for the same thing stand in one."""
    rows: list[list[Line]] = []
    for line in lines:
        alike = rows and rows[-1][0]
        if alike and line.to is not None and alike.to is not None and alike.part == line.part:
            rows[-1].append(line)
        else:
            rows.append([line])
    return rows


def _line(cast: Cast, lines: list[Line], seats: list[Seat], base: str) -> str:
    """Return a row of the receipt, made of one line or of payments for the same thing."""
    part, detail = lines[0].part, lines[0].detail
    why = escape(": ".join([*into_column(lines[0].account), cast.game.says(part, detail)]))
    if detail in cast.game.deck.copies_of:
        why += f" {cast.sign(detail)}"
    cited = link(cast.game, part, base)
    changes = [sum(line.change(seat) for line in lines) for seat in seats]
    cells = [signed(change) if change else "" for change in changes]
    return _row(f"{why} {cited}".strip(), cells)


def _row(head: str, cells: list[str]) -> str:
    return f'<tr><th scope="row">{head}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'


def _who(cast: Cast, seat: Seat) -> str:
    if seat == NOBODY:
        return "Bank"
    if cast.seat in cast.game.side(seat) and not cast.roles:
        return listed(["Vy", *(cast.name(one) for one in cast.partners(cast.seat))])
    return capital(cast.side(seat))
