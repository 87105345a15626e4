"""Numbers, scores, quotations and lists as they are set in a Czech book."""

from __future__ import annotations

from collections.abc import Iterable

from engine.table.czech.grammar import Amount, Number

NBSP = "\u00a0"
MINUS = "\u2212"
DASH = "\u2013"


def escape(text: str) -> str:
    """Return text that is safe inside HTML and inside a double-quoted attribute."""
    text = text.replace("&", "&amp;").replace("<", "&lt;")
    text = text.replace(">", "&gt;").replace('"', "&quot;")
    return text.replace("'", "&#39;")


def number(amount: Amount) -> str:
    """Return an amount in digits: 1 000, 4,5, −3, 2–4.

    At most three decimals are kept. A range whose ends are equal is one number.
    """
    if isinstance(amount, tuple):
        low, high = amount
        return number(low) if low == high else f"{number(low)}{DASH}{number(high)}"
    if isinstance(amount, bool):
        raise TypeError("a number is expected, not a truth value")
    # A whole number is never made a float: large ones would be rounded, larger ones fail.
    digits = str(abs(amount)) if isinstance(amount, int) else f"{abs(amount):.3f}"
    whole, _, decimals = digits.partition(".")
    decimals = decimals.rstrip("0")
    digits = f"{int(whole):,}".replace(",", NBSP) + (f",{decimals}" if decimals else "")
    return MINUS + digits if amount < 0 and digits != "0" else digits


def signed(amount: Number) -> str:
    """Return an amount with its sign, for receipts: +2, −1, 0."""
    digits = number(amount)
    return digits if digits[0] in f"0{MINUS}" and amount <= 0 else f"+{digits}"


def score(*amounts: Number) -> str:
    """Return a score with spaces that do not break: 5 : 3."""
    return f"{NBSP}:{NBSP}".join(number(amount) for amount in amounts)


def clause(no: int) -> str:
    """Return a reference to a clause: § 12."""
    return f"§{NBSP}{no}"


def quote(text: str) -> str:
    """Return text in Czech quotation marks; those inside it become single ones."""
    inner = text.replace("„", "‚").replace("“", "‘")
    return f"„{inner}“"


def listed(items: Iterable[str], conjunction: str = "a") -> str:
    """Return „A“, „A a B“, „A, B a C“; with another conjunction „A, B nebo C“."""
    *head, last = list(items) or [""]
    if not head:
        return last
    gap = NBSP if len(conjunction) == 1 else " "
    return f"{', '.join(head)} {conjunction}{gap}{last}"


def capital(text: str) -> str:
    """Return the text with its first character in upper case; a sign such as ♥ stays."""
    return text[:1].upper() + text[1:]
