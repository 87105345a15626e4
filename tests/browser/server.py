"""Serves the built site as a plain static host does, under any path, with parts taken away."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

# What a host sends; `http.server` of 3.11 doesn't know them all.
_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm"}


class Server:
    """A running server.

    Attributes:
        absent: ends of addresses that are answered with 404; may be changed at any time.
        headers: sent with everything; may be changed at any time.
        sent: bytes of each file's last answer, by address.
    """

    def __init__(self, folder: Path, prefix: str) -> None:
        """Start to listen on a free port."""
        self.absent: set[str] = set()
        self.headers: Mapping[str, str] = {}
        self.sent: dict[str, int] = {}
        self.prefix = prefix
        handler = functools.partial(_Handler, self, directory=str(folder))
        self._server = _Quiet(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def host(self) -> str:
        """Name and port."""
        return f"127.0.0.1:{self._server.server_port}"

    def url(self, address: str = "") -> str:
        """Return the whole address of one from the site's root."""
        return f"http://{self.host}{self.prefix}/{address}"

    def stop(self) -> None:
        """Stop listening."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextmanager
def serving(folder: Path, prefix: str = "") -> Iterator[Server]:
    """Serve a folder; `prefix` is the path that it is under, '/a/b'."""
    server = Server(folder, prefix)
    try:
        yield server
    finally:
        server.stop()


class _Quiet(http.server.ThreadingHTTPServer):
    """A tab that closes breaks its connections off: that is no event."""

    def handle_error(self, request: object, client_address: object) -> None:
        pass


class _Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map: ClassVar[dict[str, str]] = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        **_TYPES,
    }

    def __init__(self, owner: Server, *args: object, directory: str) -> None:
        self._owner = owner
        super().__init__(*args, directory=directory)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        inside = path.removeprefix(self._owner.prefix)
        outside = not path.startswith(f"{self._owner.prefix}/")
        if outside or any(inside.endswith(end) for end in self._owner.absent):
            self.send_error(404)
            return
        self.path = inside
        file = Path(self.translate_path(inside))
        if file.is_file():
            self._owner.sent[inside.lstrip("/")] = file.stat().st_size
        super().do_GET()

    def send_response(self, code: int, message: str | None = None) -> None:
        super().send_response(code, message)
        # What isn't there now may be there at the next try.
        self.send_header("Cache-Control", "max-age=600" if code < 400 else "no-store")

    def end_headers(self) -> None:
        for name, value in self._owner.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *args: object) -> None:
        pass
