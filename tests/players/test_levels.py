"""The levels as the page knows them, and the positions in which their speed is measured."""

from spieltisch import players
from tools.bench.positions import positions


def test_every_level_has_its_time() -> None:
    """The limits of a decision and of a turn that a page keeps to."""
    for level in players.levels():
        told = level.to_dict()
        assert 0 <= told["decisionMs"] < 3000
        assert told["decisionMs"] <= told["turnMs"] < 8000
        assert (told["decisionMs"] > 0) == told["searches"]


def test_the_measured_positions_are_those_in_which_the_strongest_level_thinks() -> None:
    records = positions("thurn-und-taxis", 3)
    assert len(records) == 12
    lengths = [len(record["actions"]) for record in records]
    assert min(lengths) < 50
    assert max(lengths) > 100
