"""What is done to the data of an action that was asked for changes no action."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from tests.records import golden


def emptied(value: Any) -> None:
    """Empty whatever can be changed in a value, at any depth."""
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            emptied(inner)
        value.clear()


@pytest.mark.parametrize("name", golden.names()[::4])
def test_whoever_changes_the_data_of_an_action_changes_no_action(name: str) -> None:
    """As found by a test that met the actions of another one: `modes` was one list for all."""
    record = golden.record_of(golden.read(name))
    state: Any = spieltisch.replay(record, 0)
    nested = 0
    for text in record["actions"]:
        for action in state.legal_actions():
            told, worded = action.to_dict(), state.worded(action)
            nested += any(isinstance(value, dict | list) for value in worded.values())
            again = (action.to_dict(), state.worded(action))
            emptied(told)
            emptied(worded)
            assert (action.to_dict(), state.worded(action)) == again
        state.apply(text)
    assert nested
