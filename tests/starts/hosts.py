"""Hosts that count what they send: our site, and the plain page with Pyodide."""

from __future__ import annotations

import functools
import shutil
import threading
from pathlib import Path
from typing import Any

from tools.paths import PYODIDE
from tools.serve import Handler, Server
from tools.setup_python import wheels

# The runtime as shipped, its own installer, the wheel: docs of Pyodide, "Quickstart".
PLAIN = """<!doctype html><meta charset="utf-8"><title>Plain</title><p>Loading</p><script type="module">
import {{ loadPyodide }} from "./pyodide.mjs";
const python = await loadPyodide();
await python.loadPackage("./{micropip}");
const micropip = python.pyimport("micropip");
await micropip.install(new URL("./{engine}", location.href).href);
const call = python.pyimport("spieltisch.bridge").call;
if (!JSON.parse(call("games", "{{}}")).ok) throw new Error("no answer");
globalThis.answered = performance.now();
</script>"""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
KEPT_FOR = "max-age=600"
"""What the best known host of static pages says of every file."""


class Host:
    """Serves one folder on a port of its own: to browsers each is a site that they have never seen."""

    def __init__(self, folder: Path, *, plain: bool = False) -> None:
        self.sent = 0
        """Bytes of files so far, not compressed."""
        self._server = Server(
            ("127.0.0.1", 0),
            functools.partial(_Counting, host=self, plain=plain, directory=str(folder)),
        )
        self.url = f"http://localhost:{self._server.server_address[1]}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Answer no more."""
        self._server.shutdown()
        self._server.server_close()


class _Counting(Handler):
    def __init__(self, *arguments: Any, host: Host, plain: bool, **settings: Any) -> None:
        self.host = host
        self.plain = plain
        super().__init__(*arguments, **settings)

    def guess_type(self, path: Any) -> str:
        """Also know what a site of ours has no more, and a plain page has."""
        return "text/javascript" if str(path).endswith(".mjs") else super().guess_type(path)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        content = source.read()
        self.host.sent += len(content)
        outputfile.write(content)

    def send_header(self, keyword: str, value: str) -> None:
        if self.plain and keyword == "Cache-Control":
            value = KEPT_FOR
        super().send_header(keyword, value)


def write_plain(folder: Path, site: Path) -> None:
    """Write the plain page, with the engine of a built site."""
    folder.mkdir()
    (engine,) = site.glob("engine-*/*.whl.js")
    (micropip,) = wheels("pyodide-build")
    for file in (*(PYODIDE / name for name in RUNTIME), micropip):
        shutil.copy(file, folder)
    shutil.copy(engine, folder / engine.stem)
    page = PLAIN.format(micropip=micropip.name, engine=engine.stem)
    (folder / "index.html").write_text(page, encoding="utf-8")
