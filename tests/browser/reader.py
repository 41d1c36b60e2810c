"""A person who does not see the screen: hears the names of things from the browser's accessibility tree, and presses keys.

Nothing here knows the page's elements, its canvas or the engine.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from playwright.sync_api import Page

PATIENCE = 60.0
"""Seconds until something has to be heard."""
POLL = 100
"""Milliseconds between two looks: to hear all of a page costs more than most of what is waited for."""
MOST_TABS = 120
FOCUSED = """(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element === document.body ? null : element;
})()"""
"""What the page says has the keyboard."""
ISOLATES = re.compile("[\u2066-\u2069\u00ad]")


@dataclass(eq=False)
class Heard:
    """One thing in the accessibility tree.

    Args:
        role: as the browser says it: ``button``, ``heading``, ``table``.
        name: what is read out first.
        description: what is read out after that.
        states: ``focused``, ``disabled``, ``pressed``, ``busy``, ``modal`` as far as they hold.
        node: by which it is known again.
        parts: what is inside of it.
    """

    role: str
    name: str
    description: str
    states: dict[str, Any]
    node: int = 0
    parts: list[Heard] = field(default_factory=list)

    def __iter__(self) -> Iterator[Heard]:
        """Go through all that is inside, in reading order."""
        for one in self.parts:
            yield one
            yield from one

    def all(self, role: str, name: str = "") -> list[Heard]:
        """Return what has this role and a name in which the pattern is found."""
        return [one for one in self if one.role == role and re.search(name, one.name)]

    def first(self, role: str, name: str = "") -> Heard:
        """Return the first of them."""
        found = self.all(role, name)
        assert found, f"there is no {role} {name!r}, only {sorted({one.name for one in self.all(role)})}"
        return found[0]

    def buttons(self, name: str = "") -> list[Heard]:
        """Return the buttons that can be used now."""
        return [one for one in self.all("button", name) if not one.states.get("disabled")]

    def rows(self) -> list[list[Heard]]:
        """Return the rows of a table without its heads, cell by cell."""
        rows = [
            [one for one in row.parts if one.role in ("cell", "gridcell", "rowheader")]
            for row in self.all("row")
        ]
        return [row for row in rows if row]


class Reader:
    """Listens to one page and presses keys on it.

    Args:
        page: the page.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self._wire = page.context.new_cdp_session(page)
        self._wire.send("Accessibility.enable")

    # -- listening ------------------------------------------------------------------------------------------------

    def listen(self) -> Heard:
        """Return all there is to hear now; of a page with an open window, that window."""
        nodes = {one["nodeId"]: one for one in self._wire.send("Accessibility.getFullAXTree")["nodes"]}
        root = next(one for one in nodes.values() if "parentId" not in one)
        whole = Heard("page", "", "", {}, parts=_heard(root, nodes))
        return next((one for one in whole if one.states.get("modal")), whole)

    def until(self, wanted: Callable[[Heard], Any]) -> Heard:
        """Listen until something is to be heard; waiting keeps a place on the page for the keyboard."""
        end = monotonic() + PATIENCE
        while True:
            heard = self.listen()
            if wanted(heard):
                return heard
            assert monotonic() < end, [f"{one.role} {one.name}" for one in heard if one.name]
            self.page.wait_for_timeout(POLL)

    def focused(self) -> Heard | None:
        """Return what has the keyboard, None where it is the page as a whole."""
        return next(iter(self._around()), None)

    def _around(self) -> list[Heard]:
        """Return what has the keyboard, and what that is in, from the inside out; nothing where it is the whole page."""
        element = self._wire.send("Runtime.evaluate", {"expression": FOCUSED})["result"].get("objectId")
        if element is None:
            return []
        nodes = self._wire.send("Accessibility.getPartialAXTree", {"objectId": element})["nodes"]
        by_id = {one["nodeId"]: one for one in nodes}
        found = [nodes[0]]
        while (above := by_id.get(found[-1].get("parentId"))) is not None:
            found.append(above)
        return [_alone(one) for one in found if not one.get("ignored")]

    # -- keys -----------------------------------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def walk(self, key: str, role: str, name: str, inside: str = "") -> Heard:
        """Press a key until something of that role and name has the keyboard; ``inside`` is the role of what it is in.

        A reader who comes to a toolbar by the tabulator goes once along it with the arrow keys.
        """
        passed: list[Heard] = []
        for _ in range(MOST_TABS):
            here, *around = self._around() or [_alone({})]
            within = not inside or any(one.role == inside for one in around)
            if here.role == role and within and re.search(name, here.name):
                return here
            in_toolbar = any(one.role == "toolbar" for one in around)
            seen = any(one.node == here.node for one in passed)
            passed.append(here)
            self.press("ArrowRight" if in_toolbar and not seen else key)
        raise AssertionError(f"no {role} {name!r} on the way of {key}, only {[one.name for one in passed]}")

    def use(self, name: str, role: str = "button", inside: str = "") -> None:
        """Walk to a button and press it."""
        self.walk("Tab", role, name, inside)
        self.press("Enter")

    def use_place(self, place: Heard, board: Heard) -> None:
        """Walk to a place of the board by the arrow keys, and press it.

        Args:
            place: the place.
            board: where it was heard, with its charts.
        """
        places = [one for one in board.all("button") if one in _places(board)]
        here = self.focused()
        if not any(here and one.name == here.name for one in places):
            self.press("b")
            self.until(lambda heard: _focused_in(heard, places))
            here = self.focused()
        start = _index(places, here)
        goal = _index(places, place)
        key = "ArrowRight" if goal > start else "ArrowLeft"
        self.press(*[key] * abs(goal - start))
        self.walk(key, "button", f"^{re.escape(place.name)}$")
        self.press("Enter")


def _places(board: Heard) -> Sequence[Heard]:
    """Return the buttons in and beside the charts of a board; the one that closes it is none of them."""
    return [one for one in board.all("button") if one.name != "Close"]


def _focused_in(heard: Heard, places: Sequence[Heard]) -> bool:
    return any(one.states.get("focused") and any(one.name == place.name for place in places) for one in heard)


def _index(places: Sequence[Heard], wanted: Heard | None) -> int:
    """Return where a place stands; several may have the same name, of which it is the one that it was."""
    if wanted is None:
        return 0
    same = [index for index, one in enumerate(places) if one.node == wanted.node]
    named = [index for index, one in enumerate(places) if one.name == wanted.name]
    return next(iter([*same, *named]), 0)


def _heard(node: dict[str, Any], nodes: dict[str, dict[str, Any]]) -> list[Heard]:
    """Return what is inside of a node; what the browser passes over is passed over."""
    found = []
    for id_ in node.get("childIds", []):
        child = nodes.get(id_)
        if child is None or _value(child, "role") == "InlineTextBox":
            continue
        inside = _heard(child, nodes)
        if child.get("ignored"):
            found += inside
            continue
        found.append(_alone(child, inside))
    return found


def _alone(node: dict[str, Any], inside: Sequence[Heard] = ()) -> Heard:
    """Return a node as it is read out, with what is inside of it."""
    name, description = (ISOLATES.sub("", _value(node, what)).strip() for what in ("name", "description"))
    return Heard(
        _value(node, "role"),
        name,
        description,
        _states(node),
        node.get("backendDOMNodeId", 0),
        list(inside),
    )


def _value(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", ""))


def _states(node: dict[str, Any]) -> dict[str, Any]:
    told = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    return {name: value for name, value in told.items() if value not in (False, "false", None)}
