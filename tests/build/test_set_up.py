"""On a bare machine build.py says what is missing and what to do about it."""

import io
import json
import os
import socket
import subprocess
import sys
import tarfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tools import browsers, setup_node, setup_python, site
from tools.cli import main
from tools.console import Problem
from tools.paths import ROOT

SOON = 20
"""Seconds after which a person has heard that there is no network."""


def build_py(*words: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
    env = os.environ if path is None else {**os.environ, "PATH": path}
    command = [sys.executable, "build.py", *words]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def test_help_names_all_commands() -> None:
    said = build_py("--help")
    assert said.returncode == 0
    assert all(word in said.stdout for word in ("build", "serve", "test", "bench"))


def test_without_npm_it_says_what_to_install(tmp_path: Path) -> None:
    said = build_py("build", path=str(tmp_path))
    assert said.returncode == 1
    assert "node and npm not found" in said.stderr
    assert "apt install nodejs npm" in said.stderr
    assert "Traceback" not in said.stderr


def test_an_old_node_is_refused(tmp_path: Path) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.20.4\n")
        (tmp_path / name).chmod(0o755)
    said = build_py("build", path=f"{tmp_path}:/bin:/usr/bin")
    assert said.returncode == 1
    assert "too old: v18.20.4" in said.stderr


def test_a_node_that_cannot_be_run_is_refused(tmp_path: Path) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_bytes(b"\x7fELF of another machine")
        (tmp_path / name).chmod(0o755)
    said = build_py("build", path=str(tmp_path))
    assert said.returncode == 1
    assert "this Node cannot be run" in said.stderr
    assert "Traceback" not in said.stderr


@pytest.fixture(params=["nobody there", "no answer"])
def registry(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let npm and pip ask where no server is, or where one never answers."""
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        if request.param == "no answer":
            deaf.listen()
        address = f"http://127.0.0.1:{deaf.getsockname()[1]}/"
        monkeypatch.setenv("npm_config_registry", address)
        monkeypatch.setenv("PIP_INDEX_URL", address)
        monkeypatch.delenv("PIP_EXTRA_INDEX_URL", raising=False)
        monkeypatch.setenv("NO_PROXY", "127.0.0.1")
        monkeypatch.setenv("npm_config_noproxy", "127.0.0.1")
        yield


@pytest.mark.usefixtures("registry")
def test_without_network_npm_and_pip_say_so_soon(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Side by side: where no server answers, most of it is waiting."""
    monkeypatch.setattr(setup_node, "MODULES", tmp_path)
    monkeypatch.setattr(setup_python, "CACHE", tmp_path)
    began = time.monotonic()

    def said(ready: Callable[[], object]) -> tuple[Problem, float]:
        with pytest.raises(Problem) as caught:
            ready()
        return caught.value, time.monotonic() - began

    with ThreadPoolExecutor(2) as pool:
        both = pool.map(said, (setup_node.node_ready, partial(setup_python.wheels, "pyodide-build")))
    for (problem, seconds), what in zip(
        both, ("npm could not fetch the browser parts", "pip could not fetch the wheels"), strict=True
    ):
        assert seconds < SOON
        assert what in problem.what
        assert "Is there a network connection?" in problem.remedy


class OnePackage(BaseHTTPRequestHandler):
    """A registry which holds one package of one file, and answers its first question with a fault."""

    asked = 0

    def do_GET(self) -> None:
        OnePackage.asked += 1
        if OnePackage.asked == 1:
            self.send_error(503)
            return
        address = f"http://{self.headers['Host']}/tiny.tgz"
        of_one = {"name": "tiny", "version": "1.0.0", "dist": {"tarball": address}}
        about = {"name": "tiny", "dist-tags": {"latest": "1.0.0"}, "versions": {"1.0.0": of_one}}
        body = _packed() if self.path.endswith(".tgz") else json.dumps(about).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing on the screen."""


def _packed() -> bytes:
    text = b'{"name": "tiny", "version": "1.0.0"}'
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as tar:
        about = tarfile.TarInfo("package/package.json")
        about.size = len(text)
        tar.addfile(about, io.BytesIO(text))
    return packed.getvalue()


def test_npm_fetches_what_is_missing_and_asks_again_after_a_fault(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "package.json").write_text(
        '{"name": "x", "version": "1.0.0", "dependencies": {"tiny": "1.0.0"}}'
    )
    OnePackage.asked = 0
    with ThreadingHTTPServer(("127.0.0.1", 0), OnePackage) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setenv("npm_config_registry", f"http://127.0.0.1:{server.server_port}/")
        monkeypatch.setenv("npm_config_noproxy", "127.0.0.1")
        monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
        said = subprocess.run(setup_node.INSTALL, cwd=tmp_path, capture_output=True, text=True, check=False)
        server.shutdown()
    assert said.returncode == 0, said.stderr
    assert (tmp_path / "node_modules" / "tiny" / "package.json").is_file()


def test_a_folder_that_cannot_be_written_is_named_before_the_work(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for out, words in (
        (tmp_path / "file", "is a file"),
        (tmp_path / "file" / "site", "nothing can be written to"),
        (Path("/proc/site"), "nothing can be written to /proc"),
        (tmp_path, "holds something else than a built site"),
    ):
        said = build_py("build", "--out", str(out))
        assert said.returncode == 1
        assert words in said.stderr
        assert "Traceback" not in said.stderr
        assert said.stdout == ""
    assert (tmp_path / "file").read_text() == "mine"


def test_what_the_system_refuses_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device", "/somewhere/dist")

    monkeypatch.setattr(site, "build", full)
    assert main(["build"]) == 1
    assert capsys.readouterr().err == "\nerror: /somewhere/dist: No space left on device\n"


def test_a_folder_without_a_site_is_not_served(tmp_path: Path) -> None:
    for folder, words in ((tmp_path / "none", "there is no folder"), (tmp_path, "holds no built site")):
        said = build_py("serve", "--folder", str(folder))
        assert said.returncode == 1
        assert words in said.stderr
        assert "Traceback" not in said.stderr


def test_without_venv_it_names_the_debian_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    python = tmp_path / "python3"
    python.write_text("#!/bin/sh\nexit 1\n")
    python.chmod(0o755)
    monkeypatch.setattr("tools.setup_python.sys.executable", str(python))
    monkeypatch.setattr("tools.setup_python.os.geteuid", lambda: 1000)
    with pytest.raises(Problem) as caught:
        setup_python.venv_python(tmp_path / "environment")
    assert "apt install python3-venv" in caught.value.remedy


@pytest.mark.parametrize(
    ("ready", "wanted"),
    [
        (browsers.browsers_ready, "apt install chromium-headless-shell firefox-esr webkit2gtk-driver xvfb"),
        (browsers.chromium_ready, "apt install chromium\n"),
    ],
    ids=["for the tests", "for the measurements in windows"],
)
def test_without_chromium_it_names_the_debian_packages(
    ready: Callable[[], object], wanted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.browsers.shutil.which", lambda _: None)
    monkeypatch.setattr("tools.browsers.os.geteuid", lambda: 1000)
    with pytest.raises(Problem) as caught:
        ready()
    assert wanted in caught.value.remedy


def test_chromium_with_windows_will_do_for_the_tests(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It costs them more time only."""
    there = {"chromium": "/somewhere/chromium"}
    monkeypatch.setattr("tools.browsers.shutil.which", there.get)
    monkeypatch.setattr("tools.browsers.os.geteuid", lambda: 1000)
    browsers.browsers_ready()
    assert browsers.chromium_of_tests() == "/somewhere/chromium"
    assert "Not found: chromium-headless-shell, " in capsys.readouterr().out
    there["chromium-headless-shell"] = "/somewhere/shell"
    assert browsers.chromium_of_tests() == "/somewhere/shell"


def test_an_unknown_part_is_refused() -> None:
    said = build_py("test", "everything")
    assert said.returncode == 1
    assert "no such part: everything" in said.stderr


def test_help_names_all_parts() -> None:
    said = build_py("test", "--help").stdout
    refusal = build_py("test", "everything").stderr
    parts = refusal.partition("The parts are ")[2].split(".")[0].split(", ")
    assert "quick" in parts
    assert [part for part in parts if f"\n  {part} " not in said] == []


def test_a_port_that_is_none_is_refused() -> None:
    said = build_py("serve", "--port", "80000")
    assert "80000 is no port" in said.stderr
