"""Old records keep playing on the data of their time: a merged patch makes a new revision, and the older one is kept."""

from __future__ import annotations

import json
import random
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch import patch
from spieltisch.errors import BadOption, NewerRecord
from tests.records import golden
from tools.console import run
from tools.patches import merge
from tools.paths import ENGINE

NORTH = {"north/cities/halle/name": "Hall", "north/roads/amsterdam-berlin": True}
REPLAYED = """
import json, sys
import spieltisch
records = json.load(open(sys.argv[1]))
ends = [spieltisch.replay(record) for record in records]
fresh = spieltisch.new_game("thurn-und-taxis", ["A", "B"], {"board": "north"}, seed=3)
print(json.dumps({
    "ends": [[end.to_dict(), end.record()] for end in ends],
    "fresh": fresh.record(),
    "again": spieltisch.replay(fresh.record()).to_dict() == fresh.to_dict(),
    "cities": fresh.rules.board.city_names,
}))
"""


def played(options: dict[str, Any], count: int = 60) -> spieltisch.State:
    state, rng = spieltisch.new_game("thurn-und-taxis", ["A", "B"], options, seed=3), random.Random(4)
    for _ in range(count):
        state.apply(rng.choice(state.legal_actions()))
    return state


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the package into which a patch was merged."""
    root = tmp_path_factory.mktemp("engine")
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ENGINE / "spieltisch", root / "spieltisch", ignore=ignored)
    file = root / "patch.json"
    file.write_text(json.dumps({"name": "Our copy", "changes": NORTH}), encoding="utf-8")
    assert merge(file, root) == 0
    return root


def test_a_record_plays_on_the_data_of_its_time_and_a_new_game_on_the_new(engine: Path) -> None:
    own = json.dumps({"name": "Mine", "changes": {"north/cities/berlin/name": "Cölln"}})
    states = [played({"board": "north"}), played({"board": "north", patch.KEY: own})]
    begun = spieltisch.from_dict(states[0].to_dict())
    begun.apply(begun.legal_actions()[0])
    states.append(begun)
    file = engine / "records.json"
    file.write_text(json.dumps([state.record() for state in states]), encoding="utf-8")
    said = json.loads(
        run([sys.executable, "-c", REPLAYED, str(file)], env={"PYTHONPATH": str(engine)}, failure="replay")
    )
    assert said["ends"] == json.loads(json.dumps([[state.to_dict(), state.record()] for state in states]))
    assert said["fresh"]["options"][patch.REVISION] == "2"
    assert said["again"]
    assert "Hall" in said["cities"]
    assert "Halle" not in said["cities"]


def test_a_merge_keeps_what_it_changes(engine: Path) -> None:
    kept = json.loads((engine / "spieltisch/thurn_und_taxis/before.json").read_text("utf-8"))
    assert kept == [{"north/cities/halle/name": "Halle", "north/roads/amsterdam-berlin": False}]


def test_a_newer_revision_is_refused() -> None:
    record: Any = {**played({}, 0).record()}
    record["options"] = {**record["options"], patch.REVISION: "2"}
    with pytest.raises(NewerRecord) as caught:
        spieltisch.replay(record)
    assert dict(caught.value.data) == {"index": None, "revision": "2", "reads": "1"}
    position: Any = {**played({}, 0).to_dict(), "options": record["options"]}
    with pytest.raises(NewerRecord):
        spieltisch.from_dict(position)


@pytest.mark.parametrize("revision", ["0", "-1", "x", "", 1, True, None, "01", "9" * 99])
def test_what_is_no_revision_is_refused(revision: Any) -> None:
    with pytest.raises(BadOption):
        spieltisch.new_game("murano", ["A", "B"], {patch.REVISION: revision}, seed=1)


def test_the_first_revision_is_named_nowhere() -> None:
    state = spieltisch.new_game("murano", ["A", "B"], {patch.REVISION: "1"}, seed=1)
    assert patch.REVISION not in state.record()["options"]


def test_a_fixture_of_the_first_revision_stays() -> None:
    """The golden records are of version 0.1.0: none names a revision, and all are replayed by ``test_golden``."""
    records = [golden.record_of(golden.read(name)) for name in golden.names()]
    assert {record["game"] for record in records} >= {"thurn-und-taxis", "murano"}
    assert not any(patch.REVISION in record["options"] for record in records)
