"""Makes `assets/python/…`: Pyodide, a slim byte-compiled standard library, and the engine.

Everything made is kept in `.build/browser` under a name that carries what it was made of, so a
build that changes nothing here costs some hashing. `content/decisions/0003-start-of-python.md`
has the measurements behind each step.
"""

from __future__ import annotations

import ast
import gzip
import hashlib
import io
import json
import os
import shutil
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from plugins.browser.node import HERE, NodeError, run

CACHE = Path(".build") / "browser"
ADDRESS = "assets/python"
RUNTIME = "assets/runtime.json"
ENGINE = "engine"

# Loaded by the names that are built into them, so it is the folder that carries the hash.
_SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")
_WASM = "pyodide.asm.wasm"
_STOCK = "python_stdlib.zip"
_LOCK = "pyodide-lock.json"

STAND_INS = tuple(
    path.relative_to(HERE / "stand_ins").as_posix()
    for path in sorted((HERE / "stand_ins").rglob("*.py"))
)
# What the standard library imports only when it needs it, each with who does.
LAZY = (
    "_pylong",  # int() of a text with thousands of digits, as a damaged link may have
    "traceback",  # the message of an exception that nobody caught
)
_KEPT_S = 7 * 24 * 3600  # how long a file of an earlier build stays in the cache unused


class Packed(NamedTuple):
    """What belongs into the built site."""

    files: Mapping[str, Path]  # by address
    runtime: Mapping[str, Any]  # contents of `assets/runtime.json`

    @property
    def start_bytes(self) -> int:
        """How much a page fetches to start, as it travels."""
        folder = self.runtime["python"]
        names = [self.runtime[part] for part in ("wasm", "stdlib", "engine")]
        sent = sum(self.files[folder + name].stat().st_size for name in names)
        scripts = (self.files[folder + name].read_bytes() for name in _SCRIPTS)
        return sent + sum(len(gzip.compress(script, 6)) for script in scripts)


def pack(site: Path, root: Path, games: Mapping[str, str]) -> Mapping[str, Any]:
    """Write Python and `assets/runtime.json` into a built site; return the latter's contents."""
    made = packed(root, games)
    for address, source in made.files.items():
        target = site / address
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    (site / RUNTIME).write_text(as_json(made.runtime), "utf-8")
    return made.runtime


def packed(root: Path, games: Mapping[str, str]) -> Packed:
    """Make what the page needs to run the engine, or find it in the cache.

    Args:
        root: folder with `engine/` and `node_modules/pyodide/`.
        games: addresses of the compiled records, by game.

    Raises:
        NodeError: Node or Pyodide is missing, or Pyodide could not compile.
    """
    root = root.resolve()  # Node runs elsewhere
    pyodide = root / "node_modules" / "pyodide"
    if not (pyodide / _WASM).exists():
        raise NodeError("Chybí node_modules/pyodide: spusťte „make“.")
    cache = root / CACHE
    cache.mkdir(parents=True, exist_ok=True)
    sources = {name: (root / name).read_bytes() for name in _modules(root)}
    stdlib = _stdlib(cache, pyodide, sources)
    code, plain = _engine(cache, pyodide, stdlib, sources)
    wasm = _kept(cache, "wasm", ".wasm.gz", [_digest_of(pyodide / _WASM)], _zipper(pyodide / _WASM))
    _tidy(cache)
    folder = f"{ADDRESS}/{_folder_hash(pyodide)}/"
    placed = {
        **{name: pyodide / name for name in (*_SCRIPTS, _WASM, _STOCK)},
        f"{_WASM}.gz": wasm,
        **{path.name: path for path in (_gzipped(stdlib), _gzipped(code), plain)},
    }
    names = {"wasm": f"{_WASM}.gz", "stdlib": f"{stdlib.name}.gz", "engine": f"{code.name}.gz"}
    info = json.loads((pyodide / _LOCK).read_text("utf-8"))["info"]
    runtime = {
        "python": folder,
        **names,
        "plain": {"wasm": _WASM, "stdlib": _STOCK, "engine": plain.name},
        "lock": {"info": info, "packages": {}},
        "bytes": {part: placed[name].stat().st_size for part, name in names.items()},
        "games": dict(games),
    }
    return Packed({folder + name: path for name, path in placed.items()}, runtime)


def as_json(data: object) -> str:
    """Return compact JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


# The two zips


def _stdlib(cache: Path, pyodide: Path, sources: Mapping[str, bytes]) -> Path:
    """Return the zip of byte code of all that a start and the engine need."""
    wanted = sorted(imported(sources) | set(LAZY))
    stand_ins = {name: (HERE / "stand_ins" / name).read_bytes() for name in STAND_INS}
    made_of: list[str | bytes] = [_digest_of(pyodide / _STOCK), *_tools(), " ".join(wanted)]
    made_of += stand_ins.values()

    def make(out: Path) -> None:
        with tempfile.TemporaryDirectory() as scratch:
            lean = Path(scratch) / "lean"
            with zipfile.ZipFile(pyodide / _STOCK) as stock:
                stock.extractall(lean)
            for name, text in stand_ins.items():
                (lean / name).write_bytes(text)
            library = Path(scratch) / "lean.zip"
            files = sorted(lean.rglob("*.py"))
            texts = {file.relative_to(lean).as_posix(): file.read_bytes() for file in files}
            library.write_bytes(_zipped(texts))
            job = {"library": library, "source": lean, "wanted": wanted, "root": ""}
            out.write_bytes(_compiled(pyodide, job))

    return _kept(cache, "stdlib", ".zip", made_of, make)


def _engine(
    cache: Path, pyodide: Path, stdlib: Path, sources: Mapping[str, bytes]
) -> tuple[Path, Path]:
    """Return the zip of the engine's byte code, and that of its sources."""
    made_of: list[str | bytes] = [stdlib.name, *_tools(), *sources, *sources.values()]

    def make(out: Path) -> None:
        with tempfile.TemporaryDirectory() as scratch:
            for name, text in sources.items():
                file = Path(scratch) / name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(text)
            job = {
                "library": stdlib,
                "source": scratch,
                "paths": sorted(sources),
                "root": "/engine.zip",
            }
            out.write_bytes(_compiled(pyodide, job))

    def make_plain(out: Path) -> None:
        out.write_bytes(_zipped(sources))

    return (
        _kept(cache, "engine", ".zip", made_of, make),
        _kept(cache, "source", ".zip", made_of, make_plain),
    )


def _compiled(pyodide: Path, job: Mapping[str, object]) -> bytes:
    """Compile in Pyodide; return the zip."""
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "out"
        out.mkdir()
        whole = {**job, "pyodide": pyodide, "out": out}
        order = Path(scratch) / "job.json"
        order.write_text(json.dumps(whole, default=str), "utf-8")
        run("compile.mjs", str(order))
        files = sorted(out.rglob("*.pyc"))
        return _zipped({file.relative_to(out).as_posix(): file.read_bytes() for file in files})


def _zipped(members: Mapping[str, bytes]) -> bytes:
    """Return a zip with nothing compressed in it, the same for the same members.

    Python then imports from it without inflating, and gzip sees all members at once.
    """
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as out:
        for name, text in members.items():
            out.writestr(zipfile.ZipInfo(name), text)
    return buffer.getvalue()


# What they are made of


def _modules(root: Path) -> Iterator[str]:
    for path in sorted((root / ENGINE).rglob("*.py")):
        yield path.relative_to(root).as_posix()


def imported(sources: Mapping[str, bytes]) -> set[str]:
    """Return the modules of the standard library that sources import, anywhere in their text."""
    found: set[str] = set()
    for text in sources.values():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                found.add(node.module)
    return {name for name in found if name.partition(".")[0] in sys.stdlib_module_names}


def _tools() -> list[bytes]:
    """Return the text of everything whose change makes other byte code."""
    return [(HERE / name).read_bytes() for name in ("pack.py", "bytecode.py", "compile.mjs")]


def _folder_hash(pyodide: Path) -> str:
    """Return what the name of Pyodide's folder says about its contents."""
    return _digest(_digest_of(pyodide / name) for name in (*_SCRIPTS, _WASM, _STOCK))


# The cache


def _kept(
    cache: Path,
    kind: str,
    suffix: str,
    made_of: Iterable[str | bytes],
    make: Callable[[Path], None],
) -> Path:
    """Return the file made of this, making it if it isn't there yet."""
    return _once(cache / f"{kind}.{_digest(made_of)}{suffix}", make)


def _once(path: Path, make: Callable[[Path], None]) -> Path:
    """Make a file unless it is there."""
    if path.exists():
        os.utime(path)
        return path
    # Two builds may make it at the same time: each under a name of its own, then in one step.
    handle, scratch = tempfile.mkstemp(dir=path.parent, prefix="~")
    os.close(handle)
    try:
        make(Path(scratch))
        os.chmod(scratch, 0o644)
        os.replace(scratch, path)
    except BaseException:
        os.unlink(scratch)
        raise
    return path


def _tidy(cache: Path) -> None:
    """Remove what no build has used lately."""
    oldest = time.time() - _KEPT_S
    for path in cache.iterdir():
        if path.stat().st_mtime < oldest:
            path.unlink(missing_ok=True)


def _gzipped(path: Path) -> Path:
    return _once(path.with_name(f"{path.name}.gz"), _zipper(path))


def _zipper(path: Path) -> Callable[[Path], None]:
    def make(out: Path) -> None:
        out.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))

    return make


def _digest_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _digest(parts: Iterable[str | bytes]) -> str:
    """Return 12 hex digits for a sequence of texts; each is hashed first, so none runs over."""
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        whole.update(hashlib.sha256(data).digest())
    return whole.hexdigest()[:12]
