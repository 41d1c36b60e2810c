"""A server that knows no types: `python plain.py FOLDER PORT TYPE`, where TYPE is what all but pages are called, or nothing."""

from __future__ import annotations

import functools
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Plain(SimpleHTTPRequestHandler):
    """Calls everything by one type, or by none."""

    protocol_version = "HTTP/1.1"
    kind = ""

    def guess_type(self, path: Any) -> str:
        """Know pages at most."""
        return "text/html" if self.kind and str(path).endswith(".html") else self.kind

    def send_header(self, keyword: str, value: str) -> None:
        """Say no type where none is known."""
        if keyword != "Content-Type" or value:
            super().send_header(keyword, value)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


if __name__ == "__main__":
    _, folder, port, kind = sys.argv
    Plain.kind = kind
    handler = functools.partial(Plain, directory=folder)
    ThreadingHTTPServer(("127.0.0.1", int(port)), handler).serve_forever()
