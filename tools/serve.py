"""Serving a built site on this machine, as a plain static host would."""

from __future__ import annotations

import errno
import functools
import http.server
import re
import signal
import sys
import threading
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from tools.console import Problem, say
from tools.hosting.headers import (
    ALWAYS,
    ASKED_FOR,
    KEPT_FOREVER,
    NAMED_BY_CONTENT,
    TYPES,
    policy,
    with_charset,
)

_KNOWN = {end: with_charset(kind) for end, kind in TYPES.items()}
_NAMED_BY_CONTENT = re.compile(f"/{NAMED_BY_CONTENT}")
PORTS = 65536
PORTS_TO_TRY = 50
EVERYWHERE = {"127.0.0.1", "0.0.0.0", "::"}  # noqa: S104 (only compared with)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Static files with right types, kept for ever by browsers when the name says the content."""

    protocol_version = "HTTP/1.1"
    server_version = "Spieltisch"
    sys_version = ""
    extensions_map = _KNOWN
    is_whole = False

    def send_head(self) -> Any:
        """Answer 404 in place of a listing, and never "not modified": unnamed files are always sent."""
        del self.headers["If-Modified-Since"]
        target = Path(self.translate_path(self.path))
        if target.is_dir() and not (target / "index.html").is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()

    def guess_type(self, path: Any) -> str:
        """Return the type by the end of the name; unknown ones are plain bytes."""
        return _KNOWN.get(Path(str(path)).suffix, "application/octet-stream")

    def send_response(self, code: int, message: str | None = None) -> None:
        """Remember whether the file itself follows: a "not found" must not be kept for ever."""
        self.is_whole = code == HTTPStatus.OK
        super().send_response(code, message)

    def end_headers(self) -> None:
        """Add what a browser needs to know about keeping and trusting the file."""
        kept = self.is_whole and _NAMED_BY_CONTENT.search(unquote(urlsplit(self.path).path))
        self.send_header("Cache-Control", KEPT_FOREVER if kept else ASKED_FOR)
        for name, value in ALWAYS.items():
            self.send_header(name, value)
        # Read anew each time: what it allows by checksum is another with each build.
        if own := policy(Path(self.directory)):
            self.send_header("Content-Security-Policy", own)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing about each request."""


class Server(http.server.ThreadingHTTPServer):
    """Threads, and no long report when a browser hangs up."""

    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Report errors of ours, not those of the connection."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def open_server(folder: Path, host: str = "127.0.0.1", port: int = 0) -> Server:
    """Return a server for a folder; when the port is taken, on the next free one."""
    handler = functools.partial(Handler, directory=str(folder))
    for candidate in range(port, min(port + PORTS_TO_TRY, PORTS)):
        try:
            return Server((host, candidate), handler)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                continue
            raise Problem(f"cannot serve on {host}, port {candidate}: {error.strerror}") from None
    raise Problem(
        f"ports {port} to {port + PORTS_TO_TRY - 1} are all taken", "Choose another one with --port."
    )


def check_folder(folder: Path) -> None:
    """Raise `Problem` unless a folder holds a built site, at its top or in a sub-folder, as many hosts have it."""
    if not folder.is_dir():
        raise Problem(f"there is no folder {folder}", "Build one with\n  python3 build.py build --out FOLDER")
    if next(folder.rglob("index.html"), None) is None:
        raise Problem(f"the folder {folder} holds no built site: there is no index.html in it")


def serve(folder: Path, host: str, port: int) -> None:
    """Serve until Ctrl-C."""
    # Set for both: where it was started in the background, Python leaves Ctrl-C's signal ignored.
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.default_int_handler)
    with open_server(folder.resolve(), host, port) as server:
        try:
            # The loop runs beside, so that the signal can stop it from here.
            threading.Thread(target=server.serve_forever, daemon=True).start()
            _greet(host, port, server.server_address[1])
            threading.Event().wait()
        except KeyboardInterrupt:
            say("\nStopped.")
        finally:
            server.shutdown()


def _greet(host: str, wanted: int, port: int) -> None:
    if wanted and port != wanted:
        say(f"Port {wanted} is taken.")
    shown = "localhost" if host in EVERYWHERE else host
    say(f"Spieltisch is at http://{shown}:{port}/   (Ctrl-C ends it)")
    if host not in {"127.0.0.1", "localhost"}:
        say("Other devices keep the game for offline use only over https.")
