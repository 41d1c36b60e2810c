"""The browsers for the tests: from the system, or from Debian's packages when root."""

from __future__ import annotations

import os
import shutil

from tools.console import Problem, say
from tools.setup_python import apt_install

CHROMIUM = "chromium"
SHELL = "chromium-headless-shell"
"""The same engine without windows of its own: what runs in it takes a third less work."""
# Program: the Debian package that brings it. Without these their tests are skipped.
WELCOME = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "xvfb-run": "xvfb"}


def browsers_ready() -> None:
    """Make sure that the browsers of the tests are there, as far as possible; raise `Problem` without any Chromium."""
    _ready({SHELL: SHELL} | WELCOME, needed=set() if shutil.which(CHROMIUM) else {SHELL})


def chromium_of_tests() -> str:
    """Return the path of the Chromium for the tests; raise `Problem` where there is none."""
    return _path(SHELL, CHROMIUM)


def chromium_ready() -> str:
    """Return the path of Chromium as people have it, installing it if need be; raise `Problem` where that is impossible."""
    _ready({CHROMIUM: CHROMIUM}, needed={CHROMIUM})
    return _path(CHROMIUM)


def _path(*programs: str) -> str:
    found = next(filter(None, map(shutil.which, programs)), None)
    if found is None:
        raise Problem(f"{programs[0]} cannot be found")
    return found


def _ready(wanted: dict[str, str], needed: set[str]) -> None:
    missing = {program: package for program, package in wanted.items() if not shutil.which(program)}
    if not missing:
        return
    packages = sorted(missing.values())
    if os.geteuid() == 0 and shutil.which("apt-get"):
        apt_install(*packages)
        return
    remedy = f"apt install {' '.join(packages)}"
    if missing.keys() & needed:
        raise Problem(f"not found: {', '.join(missing)}", f"Install with\n  {remedy}\nand run this again.")
    say(f"Not found: {', '.join(missing)}; the tests do without ({remedy}).")
