"""What a page shows: the games of the home page, the position on the table, and what it says about keeping them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Page

from tests.browser.table import TABLE

NOTICES = """
    :is([role=alert], [role=status], [data-part=toast], [data-part=question], [data-part^=store]):not([data-part^=second])
"""
"""Where the page tells that a game may not be kept. What is only for the ear is too small to count; that another course was
found says nothing of the kind."""
WORDS = r"\b(kept|keeps?|keeping|sav(ed?|ing)|storage|memory|disk|lost|last (moves|turns)|course|room left)\b"
"""What is said there about keeping games, in English."""

LOOK = f"""([selector, words]) => {{
    const app = document.querySelector("st-app")?.shadowRoot;
    const all = (root) => [...root.querySelectorAll("*")]
        .flatMap((one) => (one.shadowRoot ? [one, ...all(one.shadowRoot)] : [one]));
    const about = new RegExp(words, "iu");
    const seen = all(document).filter((one) => one.dataset?.part || one.role);
    const isShown = (one) => {{
        const {{ width, height }} = one.getBoundingClientRect();
        return width > 40 && height > 8 && one.checkVisibility();
    }};
    const notices = seen.filter((one) => one.matches(selector) && isShown(one))
        .map((one) => one.innerText.replaceAll(/\\s+/gu, " ").trim()).filter((text) => about.test(text));
    const buttons = seen.filter((one) => one.matches(selector) && isShown(one))
        .flatMap((one) => [...one.querySelectorAll("button:enabled")]);
    const parts = seen.filter(isShown).map((one) => one.dataset.part);
    const brief = ({{ id, record }}) => [id, record.players, record.actions];
    const content = app?.querySelector("st-home")?.content;
    const host = app?.querySelector("st-table-host");
    const table = host && (() => {{ try {{ return {TABLE}; }} catch {{ return null; }} }})();
    const {{ view }} = table ?? {{}};
    const [id, players, actions] = host?.session?.saved ? brief(host.session.saved) : [];
    return JSON.stringify({{
        parts: [...new Set(parts)].filter(Boolean),
        notices,
        answers: buttons.length,
        home: content ? {{ games: content.games.map(brief), aside: content.deleted.map(brief) }} : null,
        shown: view && actions ? [id, players, actions.slice(0, view.step), view.step] : null,
        acts: view?.seat !== null && !table?.busy && !table?.readOnly ? view?.actions.length ?? 0 : 0,
        undo: view?.undo?.steps ?? 0,
        busy: table?.busy ?? false,
    }});
}}"""


@dataclass(frozen=True)
class Kept:
    """A game in one of its states: whose it is tells it from all others, copies of it included."""

    players: tuple[str, ...]
    actions: tuple[str, ...]
    id: str = ""

    def __str__(self) -> str:
        return f"the game of {' and '.join(self.players)} with {len(self.actions)} actions"


@dataclass(frozen=True)
class Seen:
    """What stands on the screen of a tab now."""

    parts: frozenset[str]
    """Which named parts of the page are visible."""
    notices: tuple[str, ...]
    """What it says about keeping games."""
    answers: int
    """So many buttons stand there to answer it."""
    games: tuple[Kept, ...] | None
    """On the home page: those that can be gone on with; None elsewhere."""
    aside: tuple[Kept, ...]
    """On the home page: those that were put aside."""
    shown: Kept | None
    """At a table: the game in the state that is shown as done."""
    acts: int
    """So many actions may be chosen from."""
    undo: int
    """So many steps can be taken back."""
    busy: bool

    @property
    def is_watched(self) -> bool:
        """True if another tab plays the game of this table."""
        return "watching" in self.parts


def look(page: Page) -> Seen:
    """Return what stands on the screen; nothing while the page changes."""
    try:
        found: dict[str, Any] = json.loads(page.evaluate(LOOK, [NOTICES.strip(), WORDS]))
    except Error:
        # It is being loaded, or ends.
        return Seen(frozenset(), (), 0, None, (), None, 0, 0, busy=False)
    home, shown = found["home"], found["shown"]
    at_table = None
    if shown:
        game_id, players, actions, step = shown
        # A position that the record does not have is no game that could be found again.
        at_table = Kept(tuple(players), (*actions, *["?"] * (step - len(actions))), game_id)
    return Seen(
        frozenset(found["parts"]),
        tuple(found["notices"]),
        found["answers"],
        None if home is None else _listed(home["games"]),
        () if home is None else _listed(home["aside"]),
        at_table,
        found["acts"],
        found["undo"],
        found["busy"],
    )


def _listed(games: list[Any]) -> tuple[Kept, ...]:
    return tuple(Kept(tuple(players), tuple(actions), game_id) for game_id, players, actions in games)


def wait_for(page: Page, reached: Callable[[Seen], Any], seconds: float) -> Seen:
    """Look again and again until that is seen, or the time is over; return what was seen last."""
    deadline = time.monotonic() + seconds
    while not reached(seen := look(page)) and time.monotonic() < deadline:
        page.wait_for_timeout(30)
    return seen
