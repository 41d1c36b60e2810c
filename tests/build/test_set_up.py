"""On a bare machine build.py says what is missing and what to do about it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import browsers, setup_python
from tools.console import Problem
from tools.paths import ROOT


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


def test_without_venv_it_names_the_debian_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    python = tmp_path / "python3"
    python.write_text("#!/bin/sh\nexit 1\n")
    python.chmod(0o755)
    monkeypatch.setattr("tools.setup_python.sys.executable", str(python))
    monkeypatch.setattr("tools.setup_python.os.geteuid", lambda: 1000)
    with pytest.raises(Problem) as caught:
        setup_python.venv_python(tmp_path / "environment")
    assert "apt install python3-venv" in caught.value.remedy


def test_without_chromium_it_names_the_debian_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.browsers.shutil.which", lambda _: None)
    monkeypatch.setattr("tools.browsers.os.geteuid", lambda: 1000)
    with pytest.raises(Problem) as caught:
        browsers.browsers_ready()
    assert "apt install chromium-headless-shell firefox-esr webkit2gtk-driver xvfb" in caught.value.remedy


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


def test_without_chromium_its_measurements_name_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.browsers.shutil.which", lambda _: None)
    monkeypatch.setattr("tools.browsers.os.geteuid", lambda: 1000)
    with pytest.raises(Problem) as caught:
        browsers.chromium_ready()
    assert "apt install chromium\n" in caught.value.remedy


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
