"""The actions with which hints are tried (table/hints.test.js) are those of the engine, of every kind."""

import json

from tests.page import actions


def test_the_file_is_up_to_date() -> None:
    assert actions.FILE.read_text(encoding="utf-8") == actions.text(), "python -m tests.page.actions"


def test_every_verb_of_the_rules_is_there() -> None:
    found, verbs = actions.collected()
    assert {game: {one["action"]["type"] for one in all_} for game, all_ in found.items()} == verbs
    assert json.loads(actions.FILE.read_text(encoding="utf-8")) == found
