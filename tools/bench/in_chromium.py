"""Runs Python code inside Pyodide in Chromium, as a page has it: the trimmed library and the compiled wheel.

Runs where the driver of the browser is, with one JSON argument: {program, pyodide, python, engine, code}, the last four as in
tools/node/pyodide_run.mjs. Prints what the code prints.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Route

from tools.bench.chromium import PATIENCE, chromium, served

RUN = """async ({ code, packages }) => {
  const at = (path) => new URL(path, location.href).href;
  const { loadPyodide } = await import(at("pyodide/pyodide.mjs"));
  const said = [];
  const python = await loadPyodide({
    indexURL: at("pyodide/"),
    stdLibURL: at("python/python_stdlib.zip"),
    lockFileURL: at("engine/pyodide-lock.json"),
    stdout: (line) => said.push(line),
    packages,
  });
  await python.runPythonAsync(code);
  return said.join("\\n");
}"""


def main(program: str, folders: dict[str, str], code: str) -> None:
    """Print what the code prints.

    Args:
        program: path of the browser.
        folders: of the runtime, the library and the engine, by the name under which the page finds them.
        code: the Python code.
    """
    with tempfile.TemporaryDirectory() as folder:
        for name, source in folders.items():
            shutil.copytree(source, Path(folder) / name)
        (Path(folder) / "index.html").write_text("<!doctype html><title>Speed</title>")
        with served(Path(folder)) as address, chromium(program) as browser:
            page = browser.new_page()
            page.set_default_timeout(PATIENCE)
            # The host of the site knows no files of this kind.
            page.route("**/*.mjs", lambda route: _module(route, Path(folder)))
            page.goto(address)
            print(page.evaluate(RUN, {"code": code, "packages": ["spieltisch"]}))


def _module(route: Route, folder: Path) -> None:
    path = urlsplit(route.request.url).path
    route.fulfill(path=folder / path.lstrip("/"), content_type="text/javascript")


if __name__ == "__main__":
    job = json.loads(sys.argv[1])
    main(job["program"], {name: job[name] for name in ("pyodide", "python", "engine")}, job["code"])
