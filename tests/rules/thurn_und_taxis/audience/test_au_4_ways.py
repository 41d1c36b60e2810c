"""AU-401 to AU-418: the map of the ways to Rome."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from spieltisch.thurn_und_taxis.expansions import audience
from tests.positions import Seat
from tests.rules.rows import rows

from ..modules import RANKS, STARTS, STARTS_FOR_TWO, Coaches, modules
from ..reading import legal, play

DATA: dict[str, Any] = json.loads((files(audience) / "audience.json").read_text(encoding="utf-8"))
ID = {town["name"]: town["id"] for town in DATA["towns"]}
NAME = {town["id"]: town["name"] for town in DATA["towns"]}


def exits(name: str) -> set[str]:
    """Return the towns to which a coach that stands in one can be moved, as the game offers them."""
    state = modules(
        Seat(route="Ulm Augsburg München Salzburg"),
        players=2,
        phase="close",
        coaches=Coaches(f"loerrach tuttlingen stgallen {ID[name]} hallstadt"),
    )
    play(state, "close each Ulm Augsburg Salzburg")
    return {text.removeprefix("move beige ") for text in legal(state)}


@cache
def lengths(town: str) -> tuple[int, int]:
    """Return the fewest and the most steps from a town (by id) to Rome, along the ways the game offers."""
    if town == "rom":
        return 0, 0
    further = [lengths(ID[name]) for name in exits(NAME[town])]
    return 1 + min(least for least, _ in further), 1 + max(most for _, most in further)


@pytest.mark.rule("AU-401")
def test_towns_and_roads() -> None:
    towns = DATA["towns"]
    assert len(towns) == len(ID) == 31
    roads = {(town["id"], to) for town in towns for to in town["exits"]}
    assert len(roads) == 52
    assert sum(len(exits(name)) for name in ID if name != "Rom") == 52
    south = {town["id"]: town["lat"] for town in towns}
    assert all(south[start] > south[end] for start, end in roads), "each road leads strictly south"
    drawn = {town["id"]: town["y"] for town in towns}
    assert all(drawn[start] < drawn[end] for start, end in roads), "and is drawn so"
    starts = ("loerrach", "tuttlingen", "stgallen", "freising", "hallstadt")
    assert all(drawn[start] < drawn["andechs"] for start in starts), "Andechs lies south of all five"
    known = (
        "Lörrach|Tuttlingen|St. Gallen|Freising|Hallstadt|Andechs|Ettal|Mailand|Como|Trient|Udine|Florenz|Rom"
    )
    assert set(known.split("|")) <= set(ID)


@pytest.mark.rule("AU-401")
def test_rome_is_the_only_end() -> None:
    assert [town["id"] for town in DATA["towns"] if not town["exits"]] == ["rom"]
    everywhere = modules(
        Seat(route="Lodz Pilsen Budweis"),
        players=2,
        phase="close",
        coaches=Coaches("rom rom rom rom rom", rome={rank: [0, 1] for rank in RANKS}),
    )
    play(everywhere, "close")
    assert legal(everywhere) == {"end turn"}


@pytest.mark.parametrize(
    ("name", "to"),
    rows(
        """
        AU-402 Lörrach: Luzern
        AU-403 Tuttlingen: Luzern Chur
        AU-404 St. Gallen: Chur
        AU-405 Freising: Andechs
        AU-406 Hallstadt: Lienz Villach
        AU-407 Luzern: Mailand Como
        AU-407 Chur: Como Trient
        AU-408 Andechs: Ettal Trient
        AU-409 Ettal: Chur Trient
        AU-410 Lienz: Trient Udine
        AU-410 Villach: Udine
        AU-411 Mailand: Genua Parma
        AU-411 Como: Mailand Verona
        AU-411 Trient: Verona Venedig
        AU-411 Udine: Venedig
        AU-412 Verona: Parma Bologna
        AU-412 Venedig: Bologna Ravenna
        AU-412 Genua: Pisa
        AU-412 Parma: Pisa Bologna
        AU-413 Bologna: Florenz Ravenna
        AU-413 Ravenna: Ancona Perugia
        AU-413 Pisa: Siena Grosseto
        AU-414 Florenz: Pisa Siena Perugia
        AU-415 Ancona: Perugia Spoleto
        AU-415 Siena: Grosseto Orvieto
        AU-415 Grosseto: Viterbo
        AU-415 Perugia: Orvieto Spoleto
        AU-416 Orvieto: Viterbo Rom
        AU-416 Spoleto: Rom
        AU-416 Viterbo: Rom
        """
    ),
)
def test_exits(name: str, to: str) -> None:
    assert exits(name) == set(to.split())


@pytest.mark.rule("AU-417")
@pytest.mark.parametrize(
    ("town", "least", "most"),
    [
        ("loerrach", 7, 11),
        ("tuttlingen", 7, 11),
        ("stgallen", 7, 11),
        ("freising", 7, 13),
        ("hallstadt", 7, 11),
        ("mailand", 5, 8),
        ("como", 6, 9),
        ("trient", 5, 9),
        ("udine", 5, 8),
    ],
)
def test_steps_to_rome(town: str, least: int, most: int) -> None:
    assert lengths(town) == (least, most)


@pytest.mark.rule("AU-418")
@pytest.mark.parametrize(("start", "for_two"), list(zip(STARTS.split(), STARTS_FOR_TWO.split(), strict=True)))
def test_two_steps_to_the_start_for_two(start: str, for_two: str) -> None:
    after_two = {ID[end] for first in exits(NAME[start]) for end in exits(first)}
    assert for_two in after_two
