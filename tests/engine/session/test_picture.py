"""What a picture of the memory is taken of, and that chance does not come from it."""

from __future__ import annotations

import json
import random

import pytest

from spieltisch import bridge, catalog, picture
from tests.processes import run
from tools.paths import ENGINE

IMPORTED = """
import json, sys
from spieltisch import picture
picture.prepare()
print(json.dumps(sorted(sys.modules)))
"""


def test_the_table_of_the_page_stays_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[str] = []
    asked = bridge.call

    def call(method: str, params: str) -> str:
        answers.append(asked(method, params))
        return answers[-1]

    monkeypatch.setattr(bridge, "call", call)
    picture.prepare()
    # What every page asks first is done once; a call that is refused would prepare nothing.
    assert [[game["id"] for game in json.loads(answer)["ok"]] for answer in answers] == [[*catalog.games()]]
    monkeypatch.undo()
    assert json.loads(bridge.call("view", '{"seat": -1}'))["error"]["id"] == "no-game"


def test_nothing_is_imported_any_more_when_a_computer_begins_to_think() -> None:
    """In a process of its own: here everything has long been imported."""
    modules = json.loads(run(IMPORTED, ENGINE)[0])
    for game in ("thurn_und_taxis", "murano"):
        assert f"spieltisch.{game}.game" in modules
        assert f"spieltisch.players.{game}" in modules


def test_chance_is_not_that_of_the_picture() -> None:
    kept = random.getstate()
    drawn = set()
    for _ in range(3):
        random.setstate(kept)
        picture.wake()
        drawn.add(random.getrandbits(64))
    assert len(drawn) == 3
    assert random.getstate() != kept
