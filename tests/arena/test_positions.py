"""Positions to solve: what the page has is confirmed by the engine, what the search writes is gathered, and the search finds them."""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.actions import Action
from spieltisch.analysis.doubts import is_against
from spieltisch.analysis.verdict import gains_of
from spieltisch.arena import positions, puzzles
from spieltisch.arena.positions import BadPosition, checked, gathered
from spieltisch.errors import SpieltischError
from spieltisch.players.knowledge import OTHER_TASK, knowledge_of
from spieltisch.players.murano.reasons.figures import points_of

WEB = Path(__file__).parents[2] / "web" / "games"
GAMES = ("murano", "thurn-und-taxis")
FEW = 5
"""Next best answers with which nothing is wrong that a reason tells."""
FEWEST = 10
"""Positions of an expansion."""
SHIPPED = [
    (row["record"], position)
    for game in GAMES
    for row in json.loads((WEB / game / "positions.json").read_text("utf-8"))
    for position in row["positions"]
]


@pytest.mark.parametrize(("record", "position"), SHIPPED)
def test_the_engine_confirms_each_position(record: Any, position: Any) -> None:
    """Its record is replayed; solution and wrong answer are legal, and there is a reason to tell."""
    assert checked(record, position) == position
    rare = puzzles.RARE.get(position["best"][0].split(" ", 1)[0], 1)
    assert position["gain"] >= puzzles.CLEAR * rare
    tasks = knowledge_of(spieltisch.replay({**record, "actions": []})).tasks
    assert position["kind"] in {*puzzles.KINDS.values(), *tasks.values(), OTHER_TASK}


def test_ending_the_game_is_no_question_where_it_ends_already() -> None:
    for record, position in SHIPPED:
        state = spieltisch.replay({**record, "actions": record["actions"][: position["step"]]})
        assert position["kind"] != puzzles.ENDING or not state.is_ending, position


def test_the_solution_that_is_shown_brings_the_most_points_of_those_that_are_as_good() -> None:
    """A wrong answer is told how many points are possible."""
    for record, position in SHIPPED:
        if record["game"] != "murano":
            continue
        state = spieltisch.replay({**record, "actions": record["actions"][: position["step"]]})
        view, knowledge = state.determinize(position["seat"], Random(0)), knowledge_of(state)
        legal = {str(action): action for action in view.legal_actions()}
        first, *others = (points_of(knowledge.reasons(view, legal[text])) for text in position["best"])
        assert first >= max(others, default=0), position


def test_the_next_best_answer_is_told_what_speaks_for_or_against_it() -> None:
    for record, position in SHIPPED:
        state = spieltisch.replay({**record, "actions": record["actions"][: position["step"]]})
        view, knowledge = state.determinize(position["seat"], Random(0)), knowledge_of(state)
        legal = {str(action): action for action in view.legal_actions()}
        own, better = (
            knowledge.reasons(view, legal[text]) for text in (position["second"], position["best"][0])
        )
        told = [*filter(is_against, own), *gains_of(own, better)]
        # That others end the game first in each game played on is told of it in any case.
        others_end = position["course"]["second"]["late"] == position["course"]["deals"]
        assert told or others_end or all("bare" in one.marks for one in own), position


def test_a_wrong_answer_is_told_what_is_wrong_with_it() -> None:
    """Of a few only what speaks for them is known: the judgement counts what no reason tells."""
    silent = []
    for record, position in SHIPPED:
        state = spieltisch.replay({**record, "actions": record["actions"][: position["step"]]})
        view, knowledge = state.determinize(position["seat"], Random(0)), knowledge_of(state)
        legal = {str(action): action for action in view.legal_actions()}
        action, better = legal[position["second"]], legal[position["best"][0]]
        lacks = knowledge.lacks(view, action, better)
        if not lacks and not any(map(is_against, knowledge.reasons(view, action))):
            silent.append(position["second"])
    assert len(silent) <= FEW, silent


@pytest.mark.parametrize("game", GAMES)
def test_each_record_is_there_once(game: str) -> None:
    rows = json.loads((WEB / game / "positions.json").read_text("utf-8"))
    assert {row["record"]["game"] for row in rows} == {game}
    assert rows == gathered(rows)
    heads = [json.dumps({**row["record"], "actions": None}, sort_keys=True) for row in rows]
    assert len(set(heads)) == len(heads)


def test_no_decision_of_a_deal_is_asked_twice() -> None:
    asked = [positions.asked_of(record, position) for record, position in SHIPPED]
    for number, one in enumerate(asked):
        assert not [other for other in asked[:number] if one.is_same(other)], SHIPPED[number][1]
    for extra in ("audience", "courier", "offices"):
        assert sum(bool(record["options"].get(extra)) for record, _ in SHIPPED) >= FEWEST


def test_what_the_table_counts_itself_is_no_riddle(monkeypatch: pytest.MonkeyPatch) -> None:
    """As found by solving them: a press of one button assigns all characters best, and each shows its points."""
    row = shipped()
    monkeypatch.setattr(positions, "COUNTED", row["positions"][0]["best"][0].split(" ", 1)[0])
    assert gathered([row]) == []
    assert not [one for _, one in SHIPPED if one["best"][0].startswith(f"{puzzles.COUNTED} ")]


def shipped() -> Any:
    row = next({"record": record, "positions": [one]} for record, one in SHIPPED if one["step"])
    # Of one position alone the grade is known: a third of them is easy.
    return deepcopy({**row, "positions": [{**row["positions"][0], "grade": 1}]})


def test_what_the_engine_does_not_confirm_is_refused() -> None:
    row = shipped()
    record, (position,) = row["record"], row["positions"]
    wrong: list[dict[str, Any]] = [
        {"step": len(record["actions"]) + 1},
        {"step": -1},
        {"best": []},
        {"best": ["fly"]},
        {"second": "fly"},
        {"second": position["best"][0]},
        {"gain": 0},
        {"chance": 1.5},
    ]
    for change in wrong:
        with pytest.raises(BadPosition):
            checked(record, {**position, **change})
    with pytest.raises(SpieltischError):
        checked({**record, "actions": ["fly", *record["actions"]]}, position)


def test_games_that_begin_alike_are_joined() -> None:
    row = shipped()
    record, (position,) = row["record"], row["positions"]
    shorter = {
        "record": {**record, "actions": record["actions"][: position["step"]]},
        "positions": [position],
    }
    (joined,) = gathered([shorter, row, {"record": record, "positions": []}])
    assert joined == row
    other = {"record": {**record, "actions": ["end turn"]}, "positions": []}
    with pytest.raises(BadPosition):
        gathered([row, other])


def test_what_chance_would_find_and_what_has_no_reason_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    row = shipped()
    assert len(gathered([row])) == 1
    monkeypatch.setattr(puzzles, "CHOICE", 1000)
    assert gathered([row]) == []


def test_files_are_written_by_game_or_as_one_and_mistakes_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found, club = tmp_path / "found.json", tmp_path / "club.json"
    row = shipped()
    found.write_text(json.dumps([row]), "utf-8")
    (tmp_path / row["record"]["game"]).mkdir()
    assert positions.main([str(found), "--into", str(tmp_path)]) == 0
    assert positions.main([str(found), "--into", str(club)]) == 0
    written = (tmp_path / row["record"]["game"] / "positions.json").read_text("utf-8")
    assert json.loads(written) == json.loads(club.read_text("utf-8")) == [row]
    row["positions"][0]["second"] = "fly"
    found.write_text(json.dumps([row]), "utf-8")
    assert positions.main([str(found), "--into", str(club)]) == 1
    assert "fly" in capsys.readouterr().err
    assert club.read_text("utf-8") == written


def test_the_search_takes_nothing_where_there_is_nothing_to_find() -> None:
    state = spieltisch.new_game("thurn-und-taxis", ["P0", "P1"], seed=1)
    # At the beginning many cards are about as good.
    assert puzzles.position(state, [], 0) is None


def test_what_is_lost_or_won_either_way_is_left_out() -> None:
    assert puzzles.is_dull(0.15, 0.12)
    assert puzzles.is_dull(1.0, 0.03)
    assert not puzzles.is_dull(1.0, 0.12)
    row = shipped()
    row["positions"][0]["chance"] = 0.14
    assert gathered([row]) == []


def test_the_only_open_card_that_saves_a_route_is_easily_seen() -> None:
    """Positions of one pattern are of one grade; where two cards save it, one has to choose."""
    found = {tuple(one["best"]): one["grade"] for record, one in SHIPPED}
    assert found["take Sigmaringen",] == found["take Regensburg with Postmeister",] == 1
    assert found["take Salzburg",] > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_third_of_the_positions_is_easy_and_a_third_hard(game: str) -> None:
    """As found by solving them: thirty of forty were called easy, whatever stood beside the solution."""
    mine = [one for record, one in SHIPPED if record["game"] == game]
    count = Counter(one["grade"] for one in mine)
    assert max(count.values()) - min(count.values()) <= 1
    by_ease = sorted(mine, key=lambda one: -one["ease"])
    assert [one["grade"] for one in by_ease] == sorted(one["grade"] for one in mine)


def test_a_position_is_harder_among_many_plausible_actions_and_beside_one_nearly_as_good() -> None:
    class Rated:
        grain = 1.0

        def rate(self, view: Any, legal: list[Action]) -> list[float]:
            return [float(one.split(" ")[1]) for one in legal]

        def reasons(self, view: Any, action: Action) -> list[Any]:
            return []

    def ease(*texts: str, gain: float = 0.2) -> float:
        legal = [Action(text) for text in texts]
        for action in legal:
            action.verb = action.split(" ", 1)[0]
        view: Any = type("View", (), {"legal_actions": lambda self: legal})()
        known: Any = Rated()
        return puzzles.ease(known, view, texts[:1], gain)

    usual = ease("take 8", "take 2", "lay 1")
    assert 0 < ease("take 2", "take 8", "lay 1") < ease("take 8", "take 7", "take 6", "take 5") < usual < 1
    assert ease("take 8", "take 2", "lay 1", gain=0.1) == pytest.approx(usual / 2, abs=0.001)
    # However many ways there are to close, it is asked whether at all.
    assert ease("end 8", "close 2", "close 1") == ease("end 8", "close 2")


class Judged:
    """What is known of a position in which each action gains so much on every deal; to end a turn gains nothing."""

    def __init__(self, **gains: float) -> None:
        self.gains = {text.replace("_", " "): gain for text, gain in gains.items()}
        self.legal = [Action(text) for text in self.gains]
        for action in self.legal:
            action.verb = action.split(" ", 1)[0]
        self.tried: Counter[str] = Counter()

    def upto(self, action: str, count: int) -> None:
        self.tried[action] = max(count, self.tried[action])

    def differences(self, one: str, other: str) -> list[float]:
        return [self.gains[one] - self.gains[other]] * 2


def test_every_way_to_close_that_is_nearly_as_good_is_taken_where_going_on_is_worse() -> None:
    known: Any = Judged(close_a=0.2, close_b=0.24, close_c=0.27, close_d=0.1, end_turn=0)
    best, ways, others = puzzles.ways_to_close(known, known.legal[0])
    # Deals that were not seen yet sort out what is near: here only what is far away goes.
    assert (best, sorted(ways), others) == ("close c", ["close a", "close b", "close c"], ["end turn"])
    for on in (0.14, 0.17, 0.3):
        known = Judged(close_a=0.2, close_b=0.24, end_turn=0, lay_a=on)
        assert puzzles.ways_to_close(known, known.legal[0])[2] == []
        assert max(known.tried.values()) <= puzzles.SIFTED


def test_half_of_the_actions_may_close_a_route_because_the_riddle_is_whether_to() -> None:
    assert puzzles.is_choice("close", 9, 8)
    assert not puzzles.is_choice("take", 9, 4)


def test_the_search_finds_what_the_page_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """With far fewer playouts the clearest position still shows."""
    monkeypatch.setattr(puzzles, "CHECKED", 60)
    monkeypatch.setattr(puzzles, "TO_THE_END", 40)
    record, known = max(
        ((record, one) for record, one in SHIPPED if one["grade"] > 1), key=lambda pair: pair[1]["gain"]
    )
    state = spieltisch.replay({**record, "actions": []})
    seen: list[Any] = []
    for action in record["actions"][: known["step"]]:
        seen += [state.redact(event, known["seat"]) for event in state.apply(action)]
    found = puzzles.position(state, seen, known["step"])
    assert found is not None
    assert found.best == known["best"]
    for wanted in (puzzles.Wanted(full={found.kind}), puzzles.Wanted(only=["fly"])):
        assert puzzles.position(state, seen, known["step"], wanted) is None
