"""The web servers on which the tests try a site: from the system, or from Debian's packages when root."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from tools.console import say
from tools.setup_python import apt_install

# Program: the Debian package that brings it. Without these their tests are skipped.
SERVERS = {"nginx": "nginx", "apache2": "apache2", "caddy": "caddy"}
WHERE = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"])
"""Debian keeps some of them where only root looks."""
POLICY = Path("/usr/sbin/policy-rc.d")
FORBIDDEN = "#!/bin/sh\nexit 101\n"


def program(name: str) -> str | None:
    """Return the path of a web server, none where it is not installed."""
    return shutil.which(name, path=WHERE)


def web_servers_ready() -> None:
    """Make sure that the web servers of the tests are there, as far as possible."""
    missing = {name: package for name, package in SERVERS.items() if not program(name)}
    if not missing:
        return
    packages = sorted(missing.values())
    if os.geteuid() == 0 and shutil.which("apt-get"):
        with _nothing_starts():
            apt_install(*packages)
        return
    say(f"Not found: {', '.join(missing)}; the tests do without (apt install {' '.join(packages)}).")


@contextlib.contextmanager
def _nothing_starts() -> Iterator[None]:
    """Debian starts a server as soon as it is installed, unless this file says no; one that is there stays as it is."""
    if POLICY.exists():
        yield
        return
    POLICY.write_text(FORBIDDEN)
    POLICY.chmod(0o755)
    try:
        yield
    finally:
        POLICY.unlink()
