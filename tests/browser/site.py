"""The built site on a port of its own, served by a process that a test may end."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

from tools.paths import ROOT


class Site:
    """A folder and the process that serves it.

    `folder` is what is served; the site lies in its sub-folder `path` (with a slash at its end), or at the
    top when that is empty.
    """

    def __init__(self, folder: Path, path: str = "") -> None:
        self.folder = folder
        self.path = path
        self.port = 0
        self.picture: dict[str, Any] | None = None
        """What devices keep of an earlier visit: file and header lines (tests/browser/pictures.py)."""
        self._process: subprocess.Popen[str] | None = None

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def url(self) -> str:
        return f"{self.origin}/{self.path}"

    def start(self) -> None:
        """Serve, after a stop on the same port as before."""
        command = [
            sys.executable,
            "build.py",
            "serve",
            "--folder",
            str(self.folder),
            "--port",
            str(self.port),
        ]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self._process.stdout
        for line in self._process.stdout:
            if found := re.search(r"http://localhost:(\d+)/", line):
                self.port = int(found[1])
                return
        raise AssertionError("the server did not start")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """End the server process for good: no request is answered any more."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            if self._process.stdout:
                self._process.stdout.close()
            self._process = None
