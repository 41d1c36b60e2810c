"""A story on the real page, and what is told of it when a law was broken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from playwright.sync_api import Error, Page

from tests.browser.devices import NewContext, device
from tests.browser.site import Site
from tests.monkey.hands import MANNERS
from tests.monkey.monkey import Monkey
from tests.monkey.referee import Broken, Referee
from tests.monkey.stories import Story

EYES = (Path(__file__).parent / "eyes.js").read_text(encoding="utf-8")
TOLD = 40
"""So many presses before a failure are told."""
OPENED = "() => globalThis.monkey?.isOpen()"


@dataclass(frozen=True)
class Room:
    """Where monkeys play."""

    new_context: NewContext
    site: Site
    pictures: Path
    """A folder for how the page looks when it breaks a law."""

    def play(self, story: Story, presses: int, mischief: Callable[[Page], None] | None = None) -> Monkey:
        """Let a monkey play a story.

        Args:
            story: what is played.
            presses: so many at most.
            mischief: done to the page before a press now and then, see `Monkey`.

        Raises:
            Broken: the page has broken a law; with the presses that led there.
        """
        context = device(
            self.new_context,
            self.site,
            games=[story.game()],
            prefs=story.prefs,
            has_touch=story.manner == "touch",
            reduced_motion="reduce" if story.prefs.get("animationSpeed", "off") == "off" else "no-preference",
        )
        page = context.new_page()
        page.add_init_script(EYES)
        page.goto(f"{self.site.url}#/game/{story.seed:024x}")
        page.wait_for_function(OPENED, timeout=120_000)
        referee = Referee(
            story.record, list(story.levels), ends_itself=not story.prefs.get("confirmTurns", True)
        )
        hands = MANNERS[story.manner](page)
        monkey = Monkey(page, hands, Random(story.seed), referee, mischief and partial(mischief, page))
        try:
            monkey.play(presses, story.whims)
        except (Broken, Error) as broken:
            picture = self.pictures / f"monkey-{story.seed}.png"
            page.screenshot(path=picture)
            course = "\n".join(monkey.log[-TOLD:])
            raise Broken(f"{story}\n{course}\n{broken}\nHow it looked: {picture}") from broken
        context.close()
        return monkey
