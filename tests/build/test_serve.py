"""The server of `build.py serve`: types, addresses, ports, and an end without noise."""

import contextlib
import http.client
import shlex
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import Message
from pathlib import Path

import pytest

from tools.hosting.headers import TYPES, with_charset
from tools.paths import ROOT
from tools.serve import Server, open_server


@pytest.fixture
def server(site: Path) -> Iterator[Server]:
    with open_server(site) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@dataclass
class Answer:
    status: int
    headers: Message
    body: bytes


def ask(server: Server, address: str, headers: dict[str, str] | None = None) -> Answer:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
    with contextlib.closing(connection):
        connection.request("GET", address, headers=headers or {})
        answer = connection.getresponse()
        return Answer(answer.status, answer.headers, answer.read())


def test_every_kind_of_file_has_its_type(server: Server, site: Path) -> None:
    for path in site.rglob("*"):
        if path.is_file() and not path.name.startswith("."):
            answer = ask(server, "/" + path.relative_to(site).as_posix())
            assert answer.status == 200
            assert answer.headers["Content-Type"] == with_charset(TYPES[path.suffix]), path.name


def test_the_top_is_the_page_and_folders_are_not_listed(server: Server) -> None:
    assert b"<!doctype html>" in ask(server, "/").body
    assert ask(server, "/assets/").status == 404
    assert ask(server, "/nothing").status == 404


def test_files_named_by_content_are_kept_and_others_asked_for(server: Server, site: Path) -> None:
    for path in (*site.glob("assets/*"), *site.glob("python-*/*"), *site.glob("engine-*/*")):
        answer = ask(server, "/" + path.relative_to(site).as_posix())
        assert "immutable" in answer.headers["Cache-Control"], path.name
    for address in ("/", "/index.html", "/service-worker.js", "/manifest.webmanifest"):
        answer = ask(server, address, {"If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT"})
        assert (answer.status, answer.headers["Cache-Control"]) == (200, "no-cache")


def test_workers_get_the_policy_of_the_page_too(server: Server, site: Path) -> None:
    policy = ask(server, "/").headers["Content-Security-Policy"]
    own, _, frames = policy.rpartition("; ")
    assert own
    assert frames == "frame-ancestors 'self'"
    assert own in (site / "index.html").read_text()


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("how", ["", "trap '' INT; "], ids=["as it is", "in the background"])
def test_a_taken_port_is_passed_over_and_ctrl_c_ends_quietly(
    site: Path, how: str, ending: signal.Signals
) -> None:
    """A shell that starts something in the background lets it ignore Ctrl-C."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        words = [sys.executable, "build.py", "serve", "--folder", str(site), "--port", str(port)]
        server = subprocess.Popen(
            ["sh", "-c", f"{how}exec {shlex.join(words)}"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert server.stdout
        assert server.stdout.readline() == f"Port {port} is taken.\n"
        assert "http://localhost:" in server.stdout.readline()
        server.send_signal(ending)
        said, complaints = server.communicate(timeout=10)
    assert (server.returncode, said, complaints) == (0, "\nStopped.\n", "")
