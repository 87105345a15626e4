"""What a contract of bridge is worth: pure arithmetic, no state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.deals import ABOVE, BELOW
from engine.mechanics.bids import NO_TRUMPS

TWICE = "twice"  # the part that makes twice as much of what a double gives
SMALL_SLAM, GRAND_SLAM = 6, 7  # levels
_MINORS = ("C", "D")
_REDOUBLED = 2


class Contract(NamedTuple):
    """What a side has undertaken, and whether its opponents doubled it."""

    level: int  # tricks above the book
    suit: str  # '' … the code of a suit, or NO_TRUMPS
    doubled: int  # 1: doubled, 2: redoubled


class Entry(NamedTuple):
    """One line of a settlement: which part gives it, on which side of the line, how much."""

    part: str
    account: str
    amount: int
    detail: str = ""  # of what a redouble has made twice as much: `over` or `down`


def contract_of(word: str, doubled: int) -> Contract:
    """Read a contract as the auction writes it: `4S`, `3NT`."""
    return Contract(int(word[0]), word[1:], doubled)


def entries(
    contract: Contract, extra: int, rates: Mapping[str, Any], *, vulnerable: bool
) -> list[Entry]:
    """Return what is written for a contract.

    Args:
        contract: the contract.
        extra: tricks taken over what was needed; below nought they are undertricks.
        rates: amounts by name, the parameters of the phase `bridz.contract`.
        vulnerable: the side that has undertaken it has won a game.

    Returns:
        For its side when it is made, for the other one when it failed.
    """
    if extra < 0:
        return [failed(contract, -extra, rates, vulnerable=vulnerable)]
    return list(made(contract, extra, rates, vulnerable=vulnerable))


def made(
    contract: Contract, extra: int, rates: Mapping[str, Any], *, vulnerable: bool
) -> Iterator[Entry]:
    """Yield what the side of the declarer writes for a contract that it has made."""
    part = (kind_of(contract.suit), "doubled", "redoubled")[contract.doubled]
    times = rates[part] if contract.doubled else 1
    yield Entry(part, BELOW, times * tricks_worth(contract, rates))
    if extra:
        part, each = _over(contract, rates, vulnerable=vulnerable)
        yield Entry(part, ABOVE, extra * each, "over" if part == TWICE else "")
    if contract.doubled:
        part = ("", "insult", "insult_redoubled")[contract.doubled]
        yield Entry(part, ABOVE, rates[part])
    if contract.level >= SMALL_SLAM:
        part = _named("grand_slam" if contract.level == GRAND_SLAM else "small_slam", vulnerable)
        yield Entry(part, ABOVE, rates[part])


def failed(contract: Contract, down: int, rates: Mapping[str, Any], *, vulnerable: bool) -> Entry:
    """Return what the defenders write for undertricks."""
    part = _named("down_doubled" if contract.doubled else "down", vulnerable)
    if not contract.doubled:
        return Entry(part, ABOVE, down * rates[part])
    amount = sum(rising(rates[part], down))
    if _is_redoubled(contract):
        return Entry(TWICE, ABOVE, 2 * amount, "down")
    return Entry(part, ABOVE, amount)


def rising(steps: Sequence[int], many: int) -> list[int]:
    """Return the first so many of amounts of which the last one goes on for ever."""
    return [steps[min(place, len(steps) - 1)] for place in range(many)]


def kind_of(suit: str) -> str:
    """Return which rate a suit has: `minor`, `major` or `no_trumps`."""
    if suit == NO_TRUMPS:
        return "no_trumps"
    return "minor" if suit in _MINORS else "major"


def tricks_worth(contract: Contract, rates: Mapping[str, Any]) -> int:
    """Return what the tricks undertaken are worth undoubled."""
    worth: int = contract.level * rates[kind_of(contract.suit)]
    first: int = rates["first"] if contract.suit == NO_TRUMPS else 0
    return worth + first


def _over(contract: Contract, rates: Mapping[str, Any], *, vulnerable: bool) -> tuple[str, int]:
    """Return the part that gives overtricks, and what each of them is worth."""
    if not contract.doubled:
        return "overtricks", rates[kind_of(contract.suit)]
    part = _named("over_doubled", vulnerable)
    return (TWICE, 2 * rates[part]) if _is_redoubled(contract) else (part, rates[part])


def _is_redoubled(contract: Contract) -> bool:
    return contract.doubled == _REDOUBLED


def _named(part: str, vulnerable: bool) -> str:
    return f"{part}_vulnerable" if vulnerable else part
