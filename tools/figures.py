"""How much there is to read in web/ and in the documents, and the limits that it keeps to."""

from __future__ import annotations

import json
import re
from typing import TypedDict

from tools.console import run, say
from tools.paths import ROOT, TOOLS

LIMITS = {
    "JavaScript": 34_650,
    "logic": 29_620,
    "all": 47_790,
    "files": 312,
    "longest": 366,
}
"""What web/ may have at most: lines of code, files of JavaScript, all lines of the longest of these."""


WORDS = 15_180
"""What the documents may have at most in words that are written by hand."""
GENERATED = "<!-- What follows is written by `build.py types`. -->"
"""Stands in a document before a reference that is not read from top to bottom and repeats what the sources declare."""
WORD = re.compile(r"\S*\w\S*")
"""The bars of a table and the signs of a list are none."""


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


def written(text: str) -> int:
    """Return the number of words in a document that are written by hand."""
    return len(WORD.findall(text.partition(GENERATED)[0]))


def documents() -> dict[str, int]:
    """Return the words of each document, those of docs/decisions with it."""
    paths = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return {
        path.relative_to(ROOT).as_posix(): written(path.read_text(encoding="utf-8")) for path in sorted(paths)
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
    say()
    words = documents()
    for name, count in words.items():
        say(f"{name:56}{count:8,}")
    say(f"{'words of documents':56}{sum(words.values()):8,}  (limit {WORDS:,})")
    return 0
