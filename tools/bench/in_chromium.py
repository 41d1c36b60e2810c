"""Runs a measurement inside Pyodide in Chromium, as a page has it: the trimmed library and the compiled wheel.

Runs where the driver of the browser is, with one JSON argument: {program, pyodide, python, engine, before, code, warm}, the folders as in
tools/node/pyodide_run.mjs. Prints what the code found, with the seconds that the processor gave to the page's thread for it:
Python has only the clock on the wall there, which runs on while other work has the processor.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import CDPSession, Route

from tools.bench.chromium import PATIENCE, chromium, served

START = """async (packages) => {
  const at = (path) => new URL(path, location.href).href;
  const { loadPyodide } = await import(at("pyodide/pyodide.mjs"));
  window.python = await loadPyodide({
    indexURL: at("pyodide/"),
    stdLibURL: at("python/python_stdlib.zip"),
    lockFileURL: at("engine/pyodide-lock.json"),
    packages,
  });
}"""
RUN = "(code) => window.python.runPythonAsync(code)"


def main(program: str, folders: dict[str, str], before: str, code: str, warm: float) -> None:
    """Print what a measurement found, as JSON.

    Args:
        program: path of the browser.
        folders: of the runtime, the library and the engine, by the name under which the page finds them.
        before: the Python code that gets ready.
        code: the Python expression that is measured, a JSON text with one dictionary.
        warm: for so many seconds of the processor it is run before that, until the browser has compiled anew what is used most.
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
            page.evaluate(START, ["spieltisch"])
            page.evaluate(RUN, before)
            meter = page.context.new_cdp_session(page)
            meter.send("Performance.enable")
            cold = _spent(meter)
            while _spent(meter) < cold + warm:
                page.evaluate(RUN, code)
            begin = _spent(meter)
            found = json.loads(page.evaluate(RUN, code))
            print(json.dumps([{**found, "seconds": _spent(meter) - begin}]))


def _spent(meter: CDPSession) -> float:
    """Return the seconds that the processor has worked for the page's thread."""
    metrics = meter.send("Performance.getMetrics")["metrics"]
    spent: float = next(metric["value"] for metric in metrics if metric["name"] == "ThreadTime")
    return spent


def _module(route: Route, folder: Path) -> None:
    path = urlsplit(route.request.url).path
    route.fulfill(path=folder / path.lstrip("/"), content_type="text/javascript")


if __name__ == "__main__":
    job = json.loads(sys.argv[1])
    places = {name: job[name] for name in ("pyodide", "python", "engine")}
    main(job["program"], places, job["before"], job["code"], job["warm"])
