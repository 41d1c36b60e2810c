"""The browsers for the tests: from the system, or from Debian's packages when root."""

from __future__ import annotations

import os
import shutil

from tools.console import Problem, say
from tools.setup_python import apt_install

# Program: the Debian package that brings it. The first is needed; without the others their tests are skipped.
NEEDED = {"chromium": "chromium"}
WELCOME = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "xvfb-run": "xvfb"}


def browsers_ready() -> None:
    """Make sure that the browsers are there, as far as possible."""
    _ready(NEEDED | WELCOME)


def chromium_ready() -> str:
    """Return the path of Chromium, installing it if need be; raise `Problem` where that is impossible."""
    _ready(NEEDED)
    found = shutil.which("chromium")
    if found is None:
        raise Problem("chromium was installed but cannot be found")
    return found


def _ready(wanted: dict[str, str]) -> None:
    missing = {program: package for program, package in wanted.items() if not shutil.which(program)}
    if not missing:
        return
    packages = sorted(missing.values())
    if os.geteuid() == 0 and shutil.which("apt-get"):
        apt_install(*packages)
        return
    remedy = f"apt install {' '.join(packages)}"
    if missing.keys() & NEEDED.keys():
        raise Problem(f"not found: {', '.join(missing)}", f"Install with\n  {remedy}\nand run this again.")
    say(f"Not found: {', '.join(missing)}; their tests will be skipped ({remedy}).")
