"""How much there is to read in web/, room by room, and the limits that it keeps to."""

from __future__ import annotations

import json
from typing import TypedDict

from tools.console import run, say
from tools.paths import TOOLS

LIMITS = {
    "JavaScript": 29_170,
    "logic": 25_112,
    "all": 39_304,
    "files": 305,
    "longest": 372,
}
"""What web/ may have at most: lines of code, files of JavaScript, all lines of the longest of these."""


class Figures(TypedDict):
    """What tools/node/figures.mjs counts: JavaScript by room, and lines of code of other files by their kind."""

    rooms: dict[str, dict[str, int]]
    other: dict[str, int]


def counted() -> Figures:
    """Count the files of web/. Raises Problem when a file cannot be read as a module."""
    script = TOOLS / "node" / "figures.mjs"
    figures: Figures = json.loads(run(["node", script], failure="the files of web/ could not be counted"))
    return figures


def totals(figures: Figures) -> dict[str, int]:
    """Return the figures that LIMITS names; texts of people are not among them."""
    rooms = figures["rooms"].values()
    logic = sum(room["logic"] for room in rooms)
    script = logic + sum(room["templates"] + room["imports"] for room in rooms)
    other = sum(lines for kind, lines in figures["other"].items() if kind != "ftl")
    return {
        "JavaScript": script,
        "logic": logic,
        "all": script + other,
        "files": sum(room["files"] for room in rooms),
        "longest": max(room["longest"] for room in rooms),
    }


def report_figures() -> int:
    """Print the figures of each room and of all, beside the limits."""
    figures = counted()
    kinds = ("files", "logic", "templates", "imports", "longest")
    say(f"{'':24}" + "".join(f"{kind:>11}" for kind in kinds))
    for name, room in sorted(figures["rooms"].items()):
        say(f"{name:24}" + "".join(f"{room[kind]:11,}" for kind in kinds))
    for kind, lines in figures["other"].items():
        say(f"{kind:24}{'':11}{lines:11,}")
    say()
    for name, figure in totals(figures).items():
        say(f"{name:24}{figure:11,}  (limit {LIMITS[name]:,})")
    return 0
