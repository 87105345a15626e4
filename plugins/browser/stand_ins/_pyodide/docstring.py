"""Stands in for the making of docstrings, which takes the signature of every method of a proxy."""

from collections.abc import Callable


def get_cmeth_docstring(func: Callable[..., object]) -> str:
    """Return a docstring that says nothing."""
    return ""
