"""Runs inside Pyodide: what a start needs of the standard library, and byte code of anything.

Only the Python that will load byte code can compile it, so `compile.mjs` runs these functions in
the very Pyodide that the page gets. They import nothing that a start doesn't: it would be counted.
"""

from __future__ import annotations

import ast
import importlib.util
import marshal
import os
import sys
from collections.abc import Iterable
from types import CodeType

_UNCHECKED_HASH = (1).to_bytes(4, "little")  # never compared with a source: there is none


def closure(library: str, wanted: Iterable[str]) -> list[str]:
    """Import what is wanted; return the paths of all modules now loaded from the library's zip.

    Built-in and frozen modules are not among them: they are part of the interpreter.
    """
    for module in wanted:
        importlib.import_module(module)
    files = {str(getattr(module, "__file__", "")) for module in sys.modules.values()}
    inside = f"{library}/"
    return sorted(file.removeprefix(inside) for file in files if file.startswith(inside))


def write_compiled(source: str, paths: Iterable[str], out: str, *, root: str) -> None:
    """Compile modules from one folder into another, where `a.py` becomes `a.pyc`.

    Docstrings, assertions and the tables of line numbers are left out. The tables alone are 40 % of
    the compressed size, and nobody sees a traceback in the page; tests see it on CPython.
    Decorated classes get one of a single character: a dataclass without any makes one up, slowly.

    Args:
        source: folder with the sources.
        paths: of the sources, in that folder.
        out: folder for the byte code.
        root: what tracebacks say the files lie in.
    """
    for path in paths:
        with open(f"{source}/{path}", "rb") as file:
            text = file.read()
        code = compile(
            _documented(ast.parse(text)), f"{root}/{path}", "exec", dont_inherit=True, optimize=2
        )
        body = marshal.dumps(_without_lines(code))
        head = importlib.util.MAGIC_NUMBER + _UNCHECKED_HASH + importlib.util.source_hash(text)
        os.makedirs(os.path.dirname(f"{out}/{path}"), exist_ok=True)
        with open(f"{out}/{path}c", "wb") as file:
            file.write(head + body)


def _documented(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.decorator_list:
            node.body.append(ast.parse('__doc__ = "."').body[0])
    return tree


def _without_lines(code: CodeType) -> CodeType:
    inner = (_without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    # "No location" for every instruction, eight to an entry: `traceback` needs one for each.
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = b"\xff" * whole + bytes([0xF8 | rest - 1] if rest else [])
    return code.replace(co_linetable=table, co_consts=tuple(inner))
