"""Pictures for a notebook: the board of a state, and the chances of a game as a chart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .. import datafile
from ..errors import SpieltischError
from ..murano.game import MuranoGame
from ..state import PUBLIC, State
from ..thurn_und_taxis.game import TaxisGame

if TYPE_CHECKING:
    from ..schema import Analysis

WIDTH = 760
CELL = 28
LAND, WATER, INK, ROAD = "#efe6d2", "#cfe3e6", "#3a3128", "#a08f70"
SEATS = ("#1f5fbf", "#c99a00", "#d0312d", "#2e8b3d")
SORTS = {"glass": "#7fb7c9", "shop": "#c98f5a", "palace": "#b9a5d6", "special": "#8aa870"}


class NoPicture(SpieltischError):
    """There is no picture of a game."""

    id = "no-picture"


class Picture:
    """A drawing that a notebook shows by itself.

    Args:
        width: of the drawing.
        height: of the drawing.
        parts: SVG elements.
    """

    def __init__(self, width: float, height: float, parts: Iterable[str]) -> None:
        self.svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
            f'font-family="sans-serif" font-size="11">{"".join(parts)}</svg>'
        )

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        """Write the drawing to a file."""
        Path(path).write_text(self.svg, encoding="utf-8")


def draw(state: State) -> Picture:
    """Return what lies open on the board.

    Raises:
        NoPicture: there is none of this game.
    """
    makers: Mapping[str, Callable[[Any], Picture]] = {"thurn-und-taxis": _map, "murano": _lagoon}
    if state.game not in makers:
        raise NoPicture(f"There is no picture of {state.game!r}; there are of {', '.join(makers)}.")
    return makers[state.game](state)


def chart(analysis: Analysis[Any], players: Sequence[str]) -> Picture:
    """Return the chances of all players to win, from the beginning to the end.

    Args:
        analysis: what `spieltisch.shell.study.analyse` returned.
        players: names by seat.
    """
    height = 240
    points = analysis["chances"]
    last = max(1, points[-1]["step"]) if points else 1
    parts = [_box(0, 0, WIDTH, height, LAND), _line(0, height / 2, WIDTH, height / 2, ROAD)]
    for seat, name in enumerate(players):
        way = " ".join(
            f"{point['step'] / last * WIDTH:.1f},{(1 - point['chances'][seat]) * height:.1f}"
            for point in points
        )
        parts.append(f'<polyline points="{way}" fill="none" stroke="{SEATS[seat]}" stroke-width="2"/>')
        parts.append(_text(8, 16 + 15 * seat, name, SEATS[seat]))
    return Picture(WIDTH, height, parts)


def _map(state: TaxisGame) -> Picture:
    data = state.rules.board.data
    height = WIDTH / data["map"]["aspect"]
    places = {city["id"]: (city["x"] * (WIDTH - 90) + 20, city["y"] * height) for city in data["cities"]}
    parts = [_box(0, 0, WIDTH, height + 30, LAND)]
    parts += [_line(*places[road["a"]], *places[road["b"]], ROAD) for road in data["roads"]]
    colours = {country["id"]: country["hex"] for country in data["countries"]}
    for city in data["cities"]:
        x, y = places[city["id"]]
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" stroke="{INK}" fill="{colours.get(city["country"], "#ffffff")}"/>'
        )
        parts.append(_text(x + 9, y + 4, city["name"]))
    for seat, own in enumerate(state.observation(PUBLIC)["seats"]):
        for id_ in own["houses"]:
            x, y = places[id_]
            parts.append(_box(x - 6 + 11 * seat, y + 8, 9, 9, SEATS[seat]))
    parts += [
        _text(8 + 150 * seat, height + 24, name, SEATS[seat]) for seat, name in enumerate(state.players)
    ]
    return Picture(WIDTH, height + 30, parts)


def _lagoon(state: MuranoGame) -> Picture:
    data = datafile.load("spieltisch.murano", "boards/murano.json")
    size = data["lagoon"]
    width, height = (size["cols"] + 3) * CELL, (size["rows"] + 4) * CELL
    seen = state.observation(PUBLIC)
    built: dict[str, str] = {}
    for island in seen["islands"]:
        built |= dict.fromkeys(island["streets"], "#9a948a")
        built |= {place: SORTS[it["sort"]] for place, it in island["buildings"].items()}
    owners = {
        place: it["owner"]
        for island in seen["islands"]
        for place, it in island["buildings"].items()
        if it["owner"] is not None
    }
    parts = [_box(0, 0, width, height, WATER)]
    there = {island["id"] for island in seen["islands"]}
    for island in (one for one in data["islands"] if one["id"] in there):
        left, top = island["origin"]
        parts.append(_text((left + 1) * CELL, (top + 0.8) * CELL, f"{island['no']} {island['name']}"))
        for row, line in enumerate(island["grid"]):
            for column, mark in enumerate(line):
                if mark in "SB":
                    place = f"{island['no']}{chr(ord('a') + column)}{row + 1}"
                    x, y = (left + column + 1) * CELL, (top + row + 1) * CELL
                    plain = "#dcd6ca" if mark == "S" else LAND
                    parts.append(_box(x, y, CELL - 1, CELL - 1, built.get(place, plain)))
                    if place in owners:
                        parts.append(_box(x + 9, y + 9, 10, 10, SEATS[owners[place]]))
    parts += _ships(
        data["ring"]["spaces"], {ship["space"]: ship["red"] for ship in seen["ships"]}, width, height
    )
    names = enumerate(state.players)
    parts += [_text(40 + 150 * seat, height - 34, f"{name}: {seen['seats'][seat]['points']}", SEATS[seat]) for seat, name in names]  # fmt: skip
    return Picture(width, height, parts)


def _ships(
    spaces: Sequence[Mapping[str, Any]], ships: Mapping[int, bool], width: float, height: float
) -> list[str]:
    """Return the ring along the edges, a ship where one lies, the red one in red."""
    parts: list[str] = []
    for edge in ("left", "bottom", "right", "top"):
        row = [space for space in spaces if space["edge"] == edge]
        row = row[::-1] if edge in ("right", "top") else row
        for i, space in enumerate(row, 1):
            along = i / (len(row) + 1)
            x = {"left": 12.0, "right": width - 12.0}.get(edge, along * width)
            y = {"top": 12.0, "bottom": height - 12.0}.get(edge, along * height)
            if space["no"] in ships:
                colour = SEATS[2] if ships[space["no"]] else INK
                parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{colour}"/>')
            parts.append(_text(x - 5, y + 4, str(space["no"]), "#ffffff" if space["no"] in ships else INK))
    return parts


def _box(x: float, y: float, width: float, height: float, colour: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}"/>'


def _line(x: float, y: float, to_x: float, to_y: float, colour: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}" stroke-width="2"/>'


def _text(x: float, y: float, text: str, colour: str = INK) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}">{escape(text)}</text>'
