"""Chromium on a copy of the built site, as people have it: with all tiers of its WebAssembly."""

from __future__ import annotations

import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.paths import DIST
from tools.serve import open_server

FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
PATIENCE = 120_000
"""Milliseconds for an engine to start, or a decision to be made, on a machine that is busy."""


@contextmanager
def site_copy() -> Iterator[Path]:
    """Yield a copy of the built site, which a build in the meantime does not touch."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(shutil.copytree(DIST, Path(folder) / "dist"))


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder and yield its address."""
    with open_server(folder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://localhost:{server.server_address[1]}/"
        finally:
            server.shutdown()


@contextmanager
def chromium(program: str) -> Iterator[Browser]:
    """Start Chromium and yield it.

    Args:
        program: path of the browser.
    """
    with sync_playwright() as playwright:
        playwright.selectors.set_test_id_attribute("data-part")
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
