"""The rubber: games below the line, its end, and the bonus for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.cards import NOBODY, Seat
from engine.deals import ABOVE, BELOW, POINTS
from engine.params import Whole
from engine.registry import phase

if TYPE_CHECKING:
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft

GAME = "game"  # an entry of the sheet that is no amount: a line is drawn under a game won


def _bonus(doc: str, default: int | None = None) -> Whole:
    return Whole(doc, low=10, high=10_000, default=default, step=10)


@phase(
    "bridz.rubber",
    doc="robber: hry, dílčí zápisy a prémie za robber",
    params={
        "game": Whole("body pod čarou, kterými strana získává hru", low=10, step=10),
        "wins": Whole("hry, kterými strana vyhrává robber", low=1, high=5),
        "to_nil": _bonus("prémie za robber proti soupeřům bez hry"),
        "to_one": _bonus("prémie za robber proti soupeřům s hrou"),
        "deals": Whole(
            "počet sehraných rozdání, po kterém robber nejpozději končí; 0: bez omezení", default=0
        ),
        "unfinished_game": _bonus("prémie straně, která má v nedohraném robberu jedinou hru", 0),
        "unfinished_part": _bonus("prémie straně, která v něm má jediný dílčí zápis", 0),
    },
    says={
        "to_nil": "robber proti soupeřům bez hry",
        "to_one": "robber proti soupeřům s jednou hrou",
        "unfinished_game": "jediná hra nedohraného robberu",
        "unfinished_part": "dílčí zápis nedohraného robberu",
    },
    marks=("partial", "played"),
    reads=("contract", "declarer", "doubled", "taken"),
)
class Rubber:
    """Public variables that outlive a deal: games won, partial scores, the sheet as written."""

    def __init__(self, plan: Plan, name: str, params: Mapping[str, Any]) -> None:
        """Claim what a rubber remembers."""
        self.name = name
        self.params = params
        plan.layout.accounts_of_seats(ABOVE, column_of=POINTS)
        nothing = (0,) * plan.seats
        self.games = plan.layout.variable("games", nothing, lasting=True)
        self.partial = plan.layout.variable("partial", nothing, lasting=True)
        self.played = plan.layout.variable("played", 0, lasting=True)
        self.sheet = plan.layout.variable("sheet", (), lasting=True)

    def enter(self, draft: Draft) -> None:
        """Count the deal; a rubber that is won or long enough ends with it."""
        draft.variables[self.played] += 1
        written = len(draft.receipt)
        winner = self._game_won(draft)
        self._note(draft, 0)
        if winner != NOBODY:
            draft.add(self.games, winner, 1)
            draft.variables[self.partial] = (0,) * draft.game.seats
            draft.variables[self.sheet] += ((winner, GAME, 0),)
            draft.event("game", winner, arg=self.won(draft, winner), part=f"{self.name}.game")
        if winner != NOBODY and self.won(draft, winner) >= self.params["wins"]:
            part = "to_one" if self.won(draft, draft.game.after(winner)) else "to_nil"
            draft.award(f"{self.name}.{part}", ABOVE, winner, self.params[part])
        elif draft.variables[self.played] == self.params.get("deals"):
            self._break_off(draft)
        else:
            return
        self._note(draft, written)
        draft.game.rules.close(draft)

    def won(self, draft: Draft, seat: Seat) -> int:
        """Return how many games a seat's side has won."""
        return self._of_side(draft, self.games, seat)

    def place(self, draft: Draft, given: Given) -> None:
        """Nothing to complete: what was written before is given."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Leave nothing behind but points."""

    def _of_side(self, draft: Draft, variable: int, seat: Seat) -> int:
        return sum(draft.variables[variable][one] for one in draft.game.side(seat))

    def _game_won(self, draft: Draft) -> Seat:
        """Add what was written below the line; return the side that has enough for a game."""
        for line in draft.receipt:
            if line.account == BELOW:
                draft.add(self.partial, line.seat, line.amount)
        heads = (side[0] for side in draft.game.sides)
        enough = self.params["game"]
        return next(
            (seat for seat in heads if self._of_side(draft, self.partial, seat) >= enough), NOBODY
        )

    def _break_off(self, draft: Draft) -> None:
        """Give the side that alone has a game, or else a partial score, what it deserves."""
        for part, variable in (("unfinished_game", self.games), ("unfinished_part", self.partial)):
            heads = [side[0] for side in draft.game.sides]
            having = [seat for seat in heads if self._of_side(draft, variable, seat)]
            if len(having) == 1:
                draft.award(f"{self.name}.{part}", ABOVE, having[0], self.params.get(part, 0))

    def _note(self, draft: Draft, since: int) -> None:
        """Write the lines of the receipt from one on into the sheet."""
        draft.variables[self.sheet] += tuple(
            (line.seat, line.account, line.amount) for line in draft.receipt[since:]
        )
