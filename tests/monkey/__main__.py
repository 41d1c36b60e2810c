"""``python -m tests.monkey SITE STORIES PRESSES SEED ONLY``: lets monkeys play, as ``build.py bench presses`` asks for."""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.pictures import prepare_picture
from tests.browser.site import Site
from tests.faults.machine import FLAGS
from tests.monkey.referee import Broken
from tests.monkey.sitting import Room
from tests.monkey.stories import Story, of_seed
from tools.browsers import chromium_of_tests
from tools.console import say
from tools.paths import CACHE

PICTURES = CACHE / "monkey"


def main(folder: Path, stories: list[Story], presses: int) -> int:
    """Let a monkey play each story and print what came of it; return how many broke a law."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    done: Counter[str] = Counter()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as copies:
        playwright.selectors.set_test_id_attribute("data-part")
        browser = playwright.chromium.launch(executable_path=chromium_of_tests(), args=FLAGS)
        # A build in the meantime does not touch it.
        with Site(Path(shutil.copytree(folder, Path(copies) / "dist"))) as site:
            prepare_picture(browser, site)
            for story in stories:
                done += _play(browser, site, story, presses)
        browser.close()
    counted = ", ".join(f"{done[what]} {what}" for what in ("presses", "turns", "games ended"))
    say(f"\n{len(stories)} stories, {counted}; {done['broken']} broke a law")
    return done["broken"]


def _play(browser: Browser, site: Site, story: Story, presses: int) -> Counter[str]:
    """Return what is counted."""
    began = time.monotonic()
    try:
        monkey = Room(browser.new_context, site, PICTURES).play(story, presses)
    except Broken as error:
        say(f"{error}\nAgain: python3 build.py bench presses --only {story.seed}\n")
        return Counter({"broken": 1})
    finally:
        for context in browser.contexts:
            context.close()
    end = "to the end and beyond" if monkey.games else "not to the end"
    say(f"{story}: {monkey.presses} presses, {monkey.turns} turns, {end}, {time.monotonic() - began:.0f} s")
    return Counter({"presses": monkey.presses, "turns": monkey.turns, "games ended": monkey.games})


if __name__ == "__main__":
    SITE, STORIES, PRESSES, SEED, ONLY = sys.argv[1:]
    SEEDS = [int(ONLY)] if ONLY else range(int(SEED), int(SEED) + int(STORIES))
    sys.exit(bool(main(Path(SITE), [of_seed(seed) for seed in SEEDS], int(PRESSES))))
