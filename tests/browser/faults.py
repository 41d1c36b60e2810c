"""A host that misbehaves: it serves the built site, except that chosen files go wrong in a chosen way."""

from __future__ import annotations

import fnmatch
import functools
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any, ClassVar

from tools.serve import Handler, Server

WRONG_PAGE = "<!doctype html><html><body><h1>Welcome to the hotel network</h1></body></html>"
PIECE = 64 * 1024

Fault = Callable[["FaultyHandler", Path], None]
"""Answers a request for a file; one with an attribute `answers_head` also where only the head is asked for."""


def missing(handler: FaultyHandler, _: Path) -> None:
    """Say that there is no such file."""
    handler.send_error(HTTPStatus.NOT_FOUND)


def wrong_page(handler: FaultyHandler, _: Path) -> None:
    """Answer with a foreign page and call it a success, as hotel networks do."""
    text(handler, WRONG_PAGE)


def text(handler: FaultyHandler, content: str) -> None:
    """Answer with another page."""
    handler.send_response(HTTPStatus.OK)
    handler.send_header("Content-Type", "text/html; charset=utf-8")
    handler.send_header("Content-Length", str(len(content.encode())))
    handler.end_headers()
    handler.wfile.write(content.encode())


def cut_at_the_host(handler: FaultyHandler, file: Path) -> None:
    """Send a file that was cut in half when it was copied to the host."""
    half = file.stat().st_size // 2
    _head(handler, file, half)
    _pieces(handler, file.read_bytes()[:half])


def cut_on_the_way(handler: FaultyHandler, file: Path) -> None:
    """Promise the whole file, send half of it and hang up."""
    _head(handler, file, file.stat().st_size)
    _pieces(handler, file.read_bytes()[: file.stat().st_size // 2])
    handler.close_connection = True


def silent(handler: FaultyHandler, _: Path) -> None:
    """Never answer."""
    handler.hang_up.wait()
    handler.close_connection = True


def stuck(handler: FaultyHandler, file: Path) -> None:
    """Send half of the file, then nothing more."""
    _head(handler, file, file.stat().st_size)
    _pieces(handler, file.read_bytes()[: file.stat().st_size // 2])
    silent(handler, file)


def foreign(handler: FaultyHandler, file: Path) -> None:
    """Send a script into which a foreign word was put."""
    content = b"globalThis.foreign=1;" + file.read_bytes()
    _head(handler, file, len(content))
    _pieces(handler, content)


def one_byte_else(handler: FaultyHandler, file: Path) -> None:
    """Send a file of which the last byte is another one."""
    content = file.read_bytes()
    _head(handler, file, len(content))
    _pieces(handler, content[:-1] + bytes([content[-1] ^ 1]))


def slow(bytes_per_second: int) -> Fault:
    """Return a fault that sends the whole file, but slowly."""

    def send(handler: FaultyHandler, file: Path) -> None:
        _head(handler, file, file.stat().st_size)
        _pieces(handler, file.read_bytes(), PIECE / bytes_per_second)

    return send


@dataclass(frozen=True)
class Typed:
    """A fault that sends the whole file under another type."""

    kind: str
    answers_head: ClassVar[bool] = True

    def __call__(self, handler: FaultyHandler, file: Path) -> None:
        """Send the file, or its head only."""
        _head(handler, file, file.stat().st_size, self.kind)
        if handler.command == "GET":
            _pieces(handler, file.read_bytes())


class FaultyHost:
    """Serves a folder in a thread of this process. `faults` maps patterns of paths to what goes wrong."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        self.faults: dict[str, Fault] = {}
        self.picture: dict[str, Any] | None = None
        """What devices keep of an earlier visit, as of a `Site`."""
        self.sent = 0
        """Bytes of files under a fault that have left so far."""
        self.asked: list[str] = []
        """Paths of all requests, in order."""
        self.keeps_nothing = False
        """True if browsers are told to keep no file: what they have then is what the service worker has."""
        self.closing = threading.Event()
        handler = functools.partial(FaultyHandler, host=self, directory=str(folder))
        self.server = Server(("127.0.0.1", port), handler)
        self.port = self.server.server_address[1]
        self.origin = f"http://localhost:{self.port}"
        self.url = f"{self.origin}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait_for(self, pattern: str, times: int = 1) -> None:
        """Wait until a file was asked for so often."""
        deadline = time.monotonic() + 20
        while len(fnmatch.filter(self.asked, pattern)) < times:
            assert time.monotonic() < deadline, f"{pattern} was not asked for"
            time.sleep(0.02)

    def mend(self) -> None:
        """Serve everything as it is from now on; what hangs is hung up."""
        self.faults.clear()
        self.closing.set()
        self.closing = threading.Event()

    def stop(self) -> None:
        """Answer no more."""
        self.mend()
        self.server.shutdown()
        self.server.server_close()


class FaultyHandler(Handler):
    """Serves one file well or ill."""

    def __init__(self, *arguments: Any, host: FaultyHost, **settings: Any) -> None:
        self.host = host
        self.hang_up = host.closing
        super().__init__(*arguments, **settings)

    def send_header(self, keyword: str, value: str) -> None:
        """Send no policy: hosts know none, so what the page itself says has to be enough."""
        if keyword == "Content-Security-Policy":
            return
        if keyword == "Cache-Control" and self.host.keeps_nothing:
            value = "no-store"
        super().send_header(keyword, value)

    def do_GET(self) -> None:  # noqa: N802 (the name is the method of the request)
        path = self.path.partition("?")[0].lstrip("/")
        self.hang_up = self.host.closing
        self.host.asked.append(path)
        for pattern, fault in list(self.host.faults.items()):
            if fnmatch.fnmatch(path, pattern):
                fault(self, Path(self.directory) / path)
                return
        super().do_GET()

    def do_HEAD(self) -> None:  # noqa: N802 (the name is the method of the request)
        path = self.path.partition("?")[0].lstrip("/")
        for pattern, fault in list(self.host.faults.items()):
            if getattr(fault, "answers_head", False) and fnmatch.fnmatch(path, pattern):
                fault(self, Path(self.directory) / path)
                return
        super().do_HEAD()


def _head(handler: FaultyHandler, file: Path, length: int, kind: str | None = None) -> None:
    handler.send_response(HTTPStatus.OK)
    handler.send_header("Content-Type", kind or handler.guess_type(file))
    handler.send_header("Content-Length", str(length))
    handler.end_headers()


def _pieces(handler: FaultyHandler, content: bytes, pause: float = 0) -> None:
    for begin in range(0, len(content), PIECE):
        piece = content[begin : begin + PIECE]
        # Counted before: the browser may have them at once.
        handler.host.sent += len(piece)
        handler.wfile.write(piece)
        time.sleep(pause)
    handler.wfile.flush()
