"""An island on which a character card is tried out: what stands there is drawn by chance, the points are the game's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...chance import below, seeded
from ..board import Board
from . import terms

COUNT = 4
"""Players for whom the islands are laid out."""
TRIES = 200
"""So many islands are looked at until the card brings something there."""
MOST = 3
"""Customers of a colour, beads of a colour."""


def sample(board: Board, card: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """Return an island and what a card brings its owner there, the first player.

    Args:
        board: for `COUNT` players.
        card: a character card of the data file, which may be wrong.
        seed: of the first island that is tried.

    Raises:
        FAULTS: the card is not written in the vocabulary.
    """
    character = terms.read(card, board)
    for number in (*range(seed, seed + TRIES), seed):
        found, tally, beads = _island(board, character, number)
        points = character.value(tally, 0, beads, 0)
        if points:
            break
    return {**found, "points": points, "seed": number}


def _island(board: Board, card: terms.Character, seed: int) -> tuple[dict[str, Any], terms.Tally, list[int]]:
    generator = seeded(seed)

    def chance(count: int) -> int:
        nonlocal generator
        number, generator = below(generator, count)
        return number

    island = board.islands[card.island if card.island >= 0 else chance(len(board.islands))]
    kinds = [0] * len(board.kinds)
    owned = [[0] * len(board.kinds) for _ in range(2)]
    buildings: dict[str, Any] = {}
    for site in island.sites:
        if chance(3) == 0:
            continue
        # Each sort is as frequent as another: cards speak of sorts.
        of_sort = board.kinds_of[board.building_sorts[chance(len(board.building_sorts))]]
        kind = of_sort[chance(len(of_sort))]
        owner = chance(2) if board.kinds[kind].owned else None
        kinds[kind] += 1
        if owner is not None:
            owned[owner][kind] += 1
        buildings[board.site_places[site]] = {"tile": board.kinds[kind].id, "owner": owner}
    customers = [chance(MOST + 1) for _ in board.customer_colours]
    beads = [chance(MOST + 1) for _ in board.bead_colours]
    streets = {board.street_places[street]: "street-none" for street in island.streets}
    counts = [
        *_counted("customer", board.customer_colours, customers),
        *_counted("bead", board.bead_colours, beads),
    ]
    found = {"island": island.id, "buildings": buildings, "streets": streets, "counts": counts}
    return found, terms.Tally(customers, kinds, owned), beads


def _counted(what: str, colours: tuple[str, ...], counts: list[int]) -> Iterator[dict[str, Any]]:
    for colour, count in zip(colours, counts, strict=True):
        if count:
            yield {"what": what, "colour": colour, "count": count}
