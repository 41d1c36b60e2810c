"""Starts a foreign web server on a folder and a port of its own, with the settings that it comes with."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.hosts import plain
from tools.paths import MODULES
from tools.web_servers import SERVERS, program

PATIENCE = 20
ROOT = Path("/etc")


class Place:
    """Where one server runs."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        """For its own files; what it serves is in `site`."""
        self.site = folder / "site"
        self.port = port
        self.url = f"http://localhost:{port}/"


Command = Callable[[Place, str], list[str]]
"""Says how a server is started; the text is what its administrator adds, empty for none."""


def nginx(place: Place, added: str) -> list[str]:
    """Debian's own main file; in the place of its example site stands one server for the folder."""
    server = added or f"server {{ listen 127.0.0.1:{place.port}; root {place.site}; index index.html; }}"
    conf = (ROOT / "nginx/nginx.conf").read_text()
    user = "user root;" if os.geteuid() == 0 else ""
    conf = re.sub(r"^user .*$", user, conf, flags=re.MULTILINE)
    conf = re.sub(r"^pid .*$", f"pid {place.folder}/pid;\ndaemon off;", conf, flags=re.MULTILINE)
    conf = conf.replace("/var/log/nginx/", f"{place.folder}/")
    kept = [
        f"{kind}_temp_path {place.folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    ]
    conf = conf.replace("include /etc/nginx/sites-enabled/*;", "\n".join([*kept, server]))
    (place.folder / "nginx.conf").write_text(conf)
    return ["nginx", "-c", f"{place.folder}/nginx.conf", "-e", f"{place.folder}/error.log"]


def apache(place: Place, added: str) -> list[str]:
    """The modules that Debian switches on, with their settings; with something added, also that of headers."""
    allowed = f"<Directory {place.site}>\nRequire all granted\n</Directory>\nDocumentRoot {place.site}\n"
    lines = [
        "ServerRoot /etc/apache2",
        "ServerName localhost",
        f"PidFile {place.folder}/pid",
        f"DefaultRuntimeDir {place.folder}",
        f"Mutex file:{place.folder} default",
        f"ErrorLog {place.folder}/error.log",
        *(["User www-data", "Group www-data"] if os.geteuid() == 0 else []),
        "IncludeOptional mods-enabled/*.load",
        "IncludeOptional mods-enabled/*.conf",
        *(
            f"<IfModule !mod_{name}.c>\nInclude mods-available/{name}.load\n</IfModule>"
            for name in (["headers"] if added else [])
        ),
        "<Directory />\nAllowOverride None\nRequire all denied\n</Directory>",
        f"Listen 127.0.0.1:{place.port}",
        added or allowed,
    ]
    (place.folder / "apache.conf").write_text("\n".join(lines) + "\n")
    return ["apache2", "-X", "-f", f"{place.folder}/apache.conf"]


def caddy(place: Place, added: str) -> list[str]:
    """Its own file server, or a Caddyfile."""
    if not added:
        return ["caddy", "file-server", "--root", str(place.site), "--listen", f"127.0.0.1:{place.port}"]
    (place.folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{added}")
    return ["caddy", "run", "--config", f"{place.folder}/Caddyfile", "--adapter", "caddyfile"]


def python(place: Place, _: str) -> list[str]:
    """Python's."""
    where = ["--bind", "127.0.0.1", "--directory", str(place.site), str(place.port)]
    return [sys.executable, "-m", "http.server", *where]


def node(place: Place, _: str) -> list[str]:
    """The best known one of npm."""
    return [
        str(MODULES / ".bin/http-server"),
        str(place.site),
        "-a",
        "127.0.0.1",
        "-p",
        str(place.port),
        "-s",
    ]


def untyped(place: Place, _: str) -> list[str]:
    """Knows no types at all."""
    return [sys.executable, plain.__file__, str(place.site), str(place.port), ""]


def pages_only(place: Place, _: str) -> list[str]:
    """Knows pages, and calls everything else plain bytes."""
    return [sys.executable, plain.__file__, str(place.site), str(place.port), "application/octet-stream"]


STOCK: dict[str, Command] = {
    "nginx": nginx,
    "apache2": apache,
    "caddy": caddy,
    "python": python,
    "node": node,
}


@contextlib.contextmanager
def serving(
    name: str, command: Command, site: Path, added: Callable[[Place], str] | None = None
) -> Iterator[Place]:
    """Serve a copy of a site; skip the test where the server is not installed.

    Args:
        name: of the program, as in `STOCK`.
        command: how it is started.
        site: what is copied to the folder that is served.
        added: puts more into the place and says what the administrator writes into the settings.
    """
    if name in SERVERS and program(name) is None:
        pytest.skip(f"{name} is not installed (apt install {SERVERS[name]})")
    with tempfile.TemporaryDirectory(prefix="spieltisch-host-") as folder, socket.socket() as free:
        # A server that gives up its rights reads it as another user.
        Path(folder).chmod(0o755)
        free.bind(("127.0.0.1", 0))
        place = Place(Path(folder), free.getsockname()[1])
        free.close()
        shutil.copytree(site, place.site)
        words = command(place, added(place) if added else "")
        kept = {"XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder}
        with (place.folder / "said").open("w+") as said:
            process = subprocess.Popen(
                [program(words[0]) or words[0], *words[1:]],
                stdout=said,
                stderr=said,
                env={**os.environ, **kept},
                cwd=folder,
            )
            try:
                _wait(process, place)
                yield place
            finally:
                process.terminate()
                process.wait(PATIENCE)


def _wait(process: subprocess.Popen[bytes], place: Place) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", place.port), timeout=1):
            return
        if process.poll() is not None or time.monotonic() > deadline:
            said = [
                path.read_text()
                for path in (place.folder / "said", place.folder / "error.log")
                if path.exists()
            ]
            raise AssertionError(f"the server did not start: {' '.join(said)}")
        time.sleep(0.02)
