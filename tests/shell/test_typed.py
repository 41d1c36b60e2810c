"""Who asks for a game by its name is told its types; that what is asserted here holds is checked by mypy (build.py test lint)."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_type

import spieltisch
from spieltisch import State
from spieltisch.murano.game import MuranoGame
from spieltisch.thurn_und_taxis.game import TaxisGame

if TYPE_CHECKING:
    from spieltisch.murano.schema.observation import Observation as MuranoObservation
    from spieltisch.thurn_und_taxis.schema.observation import Observation as TaxisObservation


def test_an_observation_is_a_typed_dictionary() -> None:
    taxis = assert_type(spieltisch.new_game("thurn-und-taxis", ["A", "B"], seed=1), TaxisGame)
    seen: TaxisObservation = taxis.observation(0)
    assert len(assert_type(seen["display"], list[str | None])) == 6
    assert assert_type(seen["seats"][1]["hand"], list[str] | None) is None
    murano = assert_type(spieltisch.new_game("murano", ["A", "B"], seed=1), MuranoGame)
    told: MuranoObservation = murano.observation(0)
    assert assert_type(told["seats"][0]["gold"], int) > 0
    name = "murano".strip()
    assert isinstance(assert_type(spieltisch.new_game(name, ["A", "B"], seed=1), State), MuranoGame)
