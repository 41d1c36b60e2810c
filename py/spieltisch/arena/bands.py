"""How often is won what was told: by bands of ten per cent, as lines and as a picture."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from ..analysis.told import Fit, calibrated

BANDS = 10
SURE = 1.96
"""Standard errors to either side that hold 95 % of all cases."""
SIZE, GAP, DOT = 120, 26, 2.5
"""Side of a chart, the room between two, and the radius of a point, in pixels."""


class Asked(NamedTuple):
    """The chances found at one turn, and who won in the end."""

    chances: Sequence[float]
    won: Sequence[float]
    viewer: int
    """The seat to whose knowledge they were found."""
    game: int = 0
    """Which game it was: its turns are won or lost together."""


class Band(NamedTuple):
    """What was told within ten per cent, and what was won of it, from 0 to 1."""

    told: float
    won: float
    error: float
    """In 95 of 100 cases what is won in the long run lies at most so far from `won`."""
    games: int


def bands_of(*parts: tuple[Sequence[Asked], Fit]) -> list[Band]:
    """Return the bands in which something was told, the lowest first.

    Args:
        parts: turns of games that are over, with the fit by which they are told.
    """
    rows: dict[int, list[tuple[float, float, int]]] = defaultdict(list)
    for asked, fit in parts:
        for one in asked:
            for told, won in zip(calibrated(one.chances, one.viewer, fit), one.won, strict=True):
                rows[min(BANDS - 1, int(told * BANDS))].append((told, won, one.game))
    return [_band(rows[number]) for number in sorted(rows)]


def _band(rows: Sequence[tuple[float, float, int]]) -> Band:
    count = len(rows)
    won = sum(row[1] for row in rows) / count
    apart: dict[int, float] = defaultdict(float)
    for _, one, game in rows:
        apart[game] += one - won
    error = SURE * sqrt(sum(less * less for less in apart.values())) / count
    return Band(sum(row[0] for row in rows) / count, won, error, len(apart))


def lines(bands: Sequence[Band]) -> Iterator[str]:
    """Yield each band in words."""
    for band in bands:
        told, won, error = (100 * value for value in band[:3])
        yield f"  told {told:4.0f}  won {won:4.0f} +- {error:2.0f}  in {band.games} games"


def picture(charts: Mapping[str, Sequence[Band]]) -> str:
    """Return an SVG with a chart for each title: what was told from left to right, what was won upwards."""
    parts = [_chart(title, bands, number) for number, (title, bands) in enumerate(charts.items())]
    width, height = len(charts) * (SIZE + GAP) + GAP, SIZE + 2 * GAP
    style = "font: 10px sans-serif; fill: gray; stroke: gray"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" style="{style}">'
    return "\n".join([head, *parts, "</svg>", ""])


def _chart(title: str, bands: Sequence[Band], number: int) -> str:
    points = []
    for band in bands:
        x = band.told * SIZE
        top, middle, low = (
            SIZE * (1 - min(1.0, max(0.0, band.won + part * band.error))) for part in (1, 0, -1)
        )
        points.append(f'<path d="M{x:.1f} {top:.1f}V{low:.1f}"/>')
        points.append(f'<circle cx="{x:.1f}" cy="{middle:.1f}" r="{DOT}"/>')
    frame = f'<path fill="none" d="M0 0V{SIZE}H{SIZE}M0 {SIZE}L{SIZE} 0" stroke-opacity=".5"/>'
    name = f'<text stroke="none" y="-8">{title}</text>'
    return f'<g transform="translate({GAP + number * (SIZE + GAP)} {GAP})">{name}{frame}{"".join(points)}</g>'
