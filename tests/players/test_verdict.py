"""A verdict on one decision: after it was made, and before it is made once more."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch import players
from spieltisch.actions import parts_of
from spieltisch.analysis import verdict
from spieltisch.analysis.decision import turn_starts
from spieltisch.analysis.doubts import more_of
from spieltisch.analysis.following import LIKELY, OFTEN, SILENT
from spieltisch.analysis.standouts import standout_of
from spieltisch.analysis.told import in_fives
from spieltisch.analysis.verdict import DENY, gains_of, unmatched
from spieltisch.errors import BadThink, NoThink
from spieltisch.players.evaluator import Evaluator
from spieltisch.players.knowledge import MARKS, Reason
from spieltisch.players.murano.reasons import marks as murano_marks
from spieltisch.players.thurn_und_taxis.reasons import marks as taxis_marks
from spieltisch.players.thurn_und_taxis.reasons.marks import marked
from spieltisch.session import Session
from tests.arena.test_positions import SHIPPED

from .test_analysis import hint, loaded, played, reviewed

EARLIER = Path(__file__).with_name("positions") / "earlier.json"


@cache
def earlier() -> list[Any]:
    """Return records and positions that showed a fault and are not among those of the page any more."""
    rows = json.loads(EARLIER.read_text("utf-8"))
    return [(row["record"], one) for row in rows for one in row["positions"]]


def bare(reasons: Any) -> Any:
    """Return reasons without what is said of them in a verdict."""
    return [{"id": one["id"], "data": one["data"]} for one in reasons]


def judged(session: Session, step: int, **more: Any) -> Any:
    decisions = session.decisions()
    before = decisions[step].before if step < len(decisions) else session.state
    status = session.call("judge", {"step": step, "seat": before.current_player, **more})
    while not status["done"]:
        progress = status["progress"]
        status = session.call("judgeStep", {"ms": 0})
        assert progress <= status["progress"] <= 1
    assert (status["outcome"] == "worse") is bool(status["worse"])
    return status


@pytest.fixture(scope="module")
def lesson() -> Any:
    """A game that is over, and its costliest decision."""
    record = played(("merchant", "apprentice"), {}, 7)
    session = loaded(record)
    costly = reviewed(session)[0]["costly"][0]
    told = {"action": costly["action"]["text"], "better": costly["better"]["text"], "cost": costly["cost"]}
    return record, costly, told


def test_a_costly_decision_is_decided_once_more(lesson: Any) -> None:
    record, costly, told = lesson
    begun = loaded({**record, "actions": record["actions"][: costly["step"]]})
    found = judged(begun, costly["step"], actions=[told["better"]], lesson=told)
    assert found["outcome"] == "found"
    assert bare(found["reasons"]) == costly["reasons"]
    again = judged(begun, costly["step"], actions=[told["action"]], lesson=told)
    assert again["worse"]["cost"] == costly["cost"]
    assert again["worse"]["better"] == costly["better"]
    outcomes = {
        text: judged(begun, costly["step"], actions=[text], lesson=told)["outcome"]
        for text in begun.state.legal_actions()
    }
    assert outcomes[told["better"]] == "found"
    assert outcomes[told["action"]] == "worse"


def test_nobody_is_warned_of_a_cost_that_is_not_worth_a_word(
    lesson: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As found by playing: with a chance of 5 % somebody was warned of 2 %."""
    record, costly, _ = lesson
    session = loaded({**record, "actions": record["actions"][: costly["step"] + 1]})
    status = judged(session, costly["step"])
    assert (status["outcome"], status["worse"]["kind"], status["note"]["warned"]) == ("worse", "costly", True)
    told = standout_of
    monkeypatch.setattr(verdict, "standout_of", lambda *asked: {**told(*asked), "cost": 2})
    status = judged(session, costly["step"])
    assert (status["outcome"], status["worse"], status["note"]) == ("even", None, None)


def test_where_one_action_is_the_only_good_one_all_others_are_worse(lesson: Any) -> None:
    """They are answered by what would follow, and cost at least what the next best one does."""
    record, costly, told = lesson
    session = loaded({**record, "actions": record["actions"][: costly["step"]]})
    only = {**told, "task": "take"}
    right = judged(session, costly["step"], actions=[told["better"]], lesson=only)
    assert (right["outcome"], right["follows"]) == ("found", None)
    wrong = [text for text in session.state.legal_actions() if text != told["better"]]
    rows = [judged(session, costly["step"], actions=[text], lesson=only) for text in wrong]
    worse = [row for row in rows if row["outcome"] == "worse"]
    assert {row["outcome"] for row in rows} <= {"found", "worse"}
    assert all(row["worse"]["cost"] >= told["cost"] for row in worse)
    for row in (row["follows"] for row in worse if row["follows"]):
        assert row["seat"] != costly["seat"]
        assert row["percent"] >= 100 * OFTEN
        assert row["action"]["text"].split()[0] not in SILENT
    # Another action that solves it, too, is as right.
    alike = {**only, "alike": [told["action"]]}
    assert judged(session, costly["step"], actions=[told["action"]], lesson=alike)["outcome"] == "found"
    # Of a wrong answer only what it gives up is told.
    for row in worse:
        assert not {"stands-out", "no-difference"} & {reason["id"] for reason in row["reasons"]}
    # And what it brings itself, where that does not hold for the best action as well.
    assert any(row["brings"] for row in worse)
    assert right["brings"] == []
    for row in worse:
        assert not any(reason in costly["reasons"] for reason in bare(row["brings"]))
    # A decision of an analysis is not answered so.
    assert judged(session, costly["step"], actions=[told["action"]], lesson=told)["follows"] is None


def test_what_follows_is_told_only_where_it_answers_the_wrong_action() -> None:
    """A card from the deck would come anyway; a route that is closed, and the card that one left, would not."""
    told: dict[str, Any] = {}
    for record, place in SHIPPED:
        best = place["best"][0]
        if best not in ("close all Stuttgart Ulm with Wagner", "take Kempten with Postmeister", "take Ulm"):
            continue
        session = loaded({**record, "actions": record["actions"][: place["step"]]})
        asked = {"action": place["second"], "better": best, "cost": 20, "task": place["kind"]}
        told[best] = judged(session, place["step"], actions=[place["second"]], lesson=asked)["follows"]
    assert told["take Ulm"] is None
    closes = told["close all Stuttgart Ulm with Wagner"]
    assert (closes["action"]["type"], closes["secret"]) == ("close", False)
    takes = told["take Kempten with Postmeister"]
    assert "Kempten" in takes["action"]["text"]
    assert takes["secret"]


def test_nothing_speaks_for_the_better_action_that_speaks_as_much_for_the_other() -> None:
    def beside(count: int) -> Reason:
        data = {"card": "Zürich", "cities": ["Basel"] * count, "count": count}
        return Reason("beside-open", data, marks=frozenset({"counts"}))

    rest = [Reason("joins-route", {"count": 1}), Reason("way-open", {"count": 1})]
    assert unmatched([beside(1), *rest], [beside(2), Reason("joins-route", {"count": 2})]) == rest
    assert unmatched([beside(1), *rest], [beside(1)]) == rest
    assert unmatched([beside(2), *rest], [beside(1)]) == [beside(2), *rest]


def test_a_better_action_is_told_by_what_it_has_more() -> None:
    """No drawback of it is told, and nothing that the other one has as much of with other cards."""

    def toward(card: str, missing: int, worth: int = 0) -> Reason:
        data = {"card": card, "cities": [card], "carriage": 4, "have": 3, "missing": missing, "worth": worth}
        return marked(Reason("lays-toward", data))

    leaves = marked(Reason("leaves-route", {"cards": 1}, price=True))
    tile = Reason("wins-tile", {"stack": "baiern", "value": 5})
    assert more_of([leaves, toward("ulm", 1), tile], [toward("linz", 1)]) == [tile]
    assert more_of([toward("ulm", 1)], [toward("linz", 0, worth=2)]) == []
    assert more_of([toward("ulm", 0)], [toward("linz", 1)]) == [toward("ulm", 0)]
    assert more_of([toward("ulm", 1, worth=2)], [toward("linz", 1)]) == [toward("ulm", 1, worth=2)]
    # Why nothing better could be done is no praise of what was done.
    assert gains_of([marked(Reason("nothing-extends", {"cards": 1}))], []) == []


def test_what_a_better_action_lets_one_close_is_told_with_what_the_other_one_does() -> None:
    """The official of this turn is spent by the one, and lays the last card with the other."""
    record, one = next((r, p) for r, p in SHIPPED if (r["seed"], p["step"]) == (27300, 240))
    session = loaded({**record, "actions": record["actions"][:240]})
    lesson = {"action": "exchange with Amtmann", "better": one["best"][0], "cost": 20}
    worse = judged(session, 240, actions=["exchange with Amtmann"], lesson=lesson)["worse"]
    assert [row["id"] for row in worse["lacks"]] == ["spends-official"]
    line = next(row["data"] for row in worse["reasons"] if row["id"] == "line")
    assert line["late"] == "none" or line["late"] > line["turns"] or line["less"] < line["points"]


def test_what_an_action_still_needs_does_not_speak_for_it() -> None:
    needs = Reason("no-site-at-all", plain=True, condition=True)
    assert gains_of([Reason("points-when-built"), needs], [Reason("points-when-built")]) == [
        Reason("points-when-built")
    ]
    assert gains_of([needs], []) == []
    # Any first card needs two more to close.
    first, second = (
        marked(Reason("toward-closing", {"card": "ulm", "missing": missing, "horses": 0}))
        for missing in (2, 1)
    )
    assert gains_of([first, second], []) == [second]


def test_where_others_are_denied_something_that_is_said_first() -> None:
    for record, one in SHIPPED:
        if one["kind"] != DENY:
            continue
        session = loaded({**record, "actions": record["actions"][: one["step"]]})
        lesson = {"action": one["second"], "better": one["best"][0], "cost": 30, "task": DENY}
        found = judged(session, one["step"], actions=[one["best"][0]], lesson=lesson)
        assert found["reasons"][0]["id"] in {
            *taxis_marks.IDS["denies"].split(),
            *murano_marks.IDS["denies"].split(),
        }


def test_games_mark_their_own_reasons_with_marks_that_verdicts_know() -> None:
    for game in (taxis_marks, murano_marks):
        assert game.IDS.keys() <= MARKS


def answered(seed: int, step: int, answer: str = "") -> Any:
    """Return the verdict on an answer to a position of the page, on its solution where none is given."""
    known = [*SHIPPED, *earlier()]
    record, one = next((r, p) for r, p in known if (r["seed"], p["step"]) == (seed, step))
    session = loaded({**record, "actions": record["actions"][:step]})
    asked = {"action": one["second"], "better": one["best"][0], "cost": round(100 * one["gain"])}
    asked |= {"task": one["kind"], "chance": one["chance"], "course": one["course"]}
    trip = [answer] if answer else whole_of(session, one["best"][0])
    return judged(session, step, actions=trip, lesson=asked)


def whole_of(session: Session, text: str) -> list[str]:
    """Return the texts of all actions that belong to a decision."""
    state = session.state
    first = next(one for one in state.legal_actions() if str(one) == text)
    planned = Evaluator().at(state).knowledge.planned(state, first)
    return [str(part) for part in parts_of(planned)]


@pytest.mark.parametrize(
    ("seed", "step", "kept"),
    [
        (9, 138, ("kept-from", {"card": "kempten", "rival": 0, "cities": [], "count": 0})),
        (9, 146, ("denies-tile", {"rival": 0, "stack": "all-countries", "city": "sigmaringen", "value": 5})),
        # Nobody else would take it.
        (5, 196, None),
    ],
)
def test_what_others_would_take_is_told_first_where_that_is_what_it_costs(
    seed: int, step: int, kept: Any
) -> None:
    record, one = next((r, p) for r, p in SHIPPED if (r["seed"], p["step"]) == (seed, step))
    session = loaded({**record, "actions": record["actions"][:step]})
    lesson = {"action": one["second"], "better": one["best"][0], "cost": 20}
    worse = judged(session, step, actions=[one["second"]], lesson=lesson)["worse"]["reasons"]
    found = judged(session, step, actions=[one["best"][0]], lesson=lesson)["reasons"]
    assert bare(found) == bare(worse)
    ids = {*taxis_marks.IDS["denies"].split()}
    first = (worse[0]["id"], worse[0]["data"])
    assert first == kept if kept else first[0] not in ids


def test_what_decides_a_position_is_told_be_it_that_other_cards_bring_it_too() -> None:
    told = {row["id"]: row["data"] for row in answered(5, 138)["reasons"]}
    assert told["completes"]["city"] == "innsbruck"
    assert told["one-of-few"]["stack"] == "all-countries"
    told = {row["id"]: row["data"] for row in answered(27119, 170)["reasons"]}
    assert (told["denies-way"]["card"], told["denies-way"]["city"]) == ("pilsen", "lodz")
    told = {row["id"]: row["data"] for row in answered(21, 160)["reasons"]}
    assert (told["opens-tile"]["city"], told["opens-tile"]["stack"]) == ("lodz", "all-countries")


def test_a_tile_that_the_solution_wins_is_told_with_what_brings_it() -> None:
    """As found by solving them: that it is won in more games says nothing of why this card, and no other."""
    told = answered(9002, 116)["reasons"]
    ids = [row["id"] for row in told]
    assert ids.index("lacks-countries") < ids.index("course-gained")
    data = next(row["data"] for row in told if row["id"] == "lacks-countries")
    assert (data["stack"], data["missing"], data["lacking"]) == ("all-countries", 1, "polen")


def test_why_a_tile_is_won_or_kept_from_others_is_told() -> None:
    """As found by solving them: counted games alone do not say why this card, and no other."""
    told = {row["id"]: row["data"] for row in answered(3, 153)["reasons"]}
    assert (told["own-one-of-few"]["city"], told["own-one-of-few"]["stack"]) == ("wuerzburg", "baiern")
    told = {row["id"]: row["data"] for row in answered(1, 134)["reasons"]}
    assert (told["denies"]["card"], told["denies"]["cities"]) == ("kempten", ["zuerich"])


@pytest.mark.parametrize(
    ("seed", "step", "answer", "lack"),
    [
        # The official could help to play a second card, also where several may help for points.
        (27300, 240, "exchange with Amtmann", ("spends-official", {"official": "postillion", "lays": 1})),
        (2, 312, "end turn", ("game-goes-on", {"rival": 1, "ends": 1, "turns": 0})),
        (1, 233, "take deck", ("deck-may-fail", {"left": 6, "all": 7, "shown": 2})),
        (1, 134, "take Ulm", ("leaves-card", {"rival": 1})),
        (5, 196, "lay Cassel/1", ("shorter-route", {"have": 1, "cards": 3})),
        # The carriage lacks three cards more, but the tile just this house.
        (21, 160, "lay Pilsen anew", ("tile-waits", {"stack": ["boehmen-salzburg"], "points": 4, "now": 0})),
        (6, 181, "close each Carlsruhe", ("shorter-route", {"have": 3, "cards": 5})),
        # Of the next best action it is known what came of it.
        (4, 182, "take Mannheim with Postmeister", ("course-won", {"won": 54, "times": 48, "all": 60})),
    ],
)
def test_what_is_wrong_with_an_answer_is_told_wherever_anything_is(
    seed: int, step: int, answer: str, lack: tuple[str, Any]
) -> None:
    lacks = answered(seed, step, answer)["lacks"]
    assert lack in [(one["id"], one["data"]) for one in lacks]
    assert "only-less" not in [one["id"] for one in lacks]


def test_no_favour_is_told_that_the_solution_has_too_or_that_is_taken_back() -> None:
    gondola = answered(9047, 275, "place 6")
    assert "own-gondola" not in [row["id"] for row in gondola["brings"]]
    # Nothing in hand extends the route: that it may grow is none.
    assert answered(61015, 159, "end turn")["brings"] == []
    lost = answered(2, 123, "take München with Postmeister")
    assert "second-copy" not in [row["id"] for row in lost["brings"]]


def test_no_thought_is_told_twice_and_no_route_lost_that_is_given_up() -> None:
    early = answered(9004, 154)
    assert early["reasons"][0]["id"] == "waits-for-help"
    assert "closes-short" not in [row["id"] for row in early["lacks"]]
    assert "course-lost" not in [row["id"] for row in answered(21, 160)["lacks"]]


def test_where_the_riddle_is_whether_to_close_other_houses_cost_only_what_they_lose() -> None:
    """Going on costs what the position says; every way to close that is about as good solves it."""
    record, one = next(
        (record, one) for record, one in SHIPPED if is_whether(one) and others_to_close(record, one)
    )
    session = loaded({**record, "actions": record["actions"][: one["step"]]})
    better, *alike = one["best"]
    told = {
        "action": one["second"],
        "better": better,
        "cost": 90,
        "chance": 0.95,
        "task": "close",
        "alike": alike,
    }
    for text in one["best"]:
        found = judged(session, one["step"], actions=[text], lesson=told)
        assert (found["outcome"], bool(found["reasons"])) == ("found", True)
    for text in others_to_close(record, one):
        worse = judged(session, one["step"], actions=[text], lesson=told)
        assert (worse["outcome"], 5 <= worse["worse"]["cost"] < 90) == ("worse", True)
    on = judged(session, one["step"], actions=[one["second"]], lesson=told)
    assert (on["outcome"], on["worse"]["cost"]) == ("worse", 90)


def test_answers_that_come_to_the_same_cost_the_same() -> None:
    """As found by solving them: of ships that bring nothing one was told to leave 55 %, the others 40 %."""
    ships = [answered(9073, 351, text)["percents"] for text in ("sail 6-7", "sail 6-9", "place 3")]
    assert ships == [ships[0]] * 3
    # Of what is left with the next best action a worse one loses no more than a part.
    most = ("close all München Passau", "close all Ingolstadt München Passau")
    percents = [answered(9004, 154, text)["percents"][0] for text in most]
    assert percents[0] == percents[1] > 30
    # What brings less than the next best action costs more.
    houses = ("close each Stuttgart Sigmaringen Zürich Ingolstadt", "close")
    four, none = (answered(21, 132, text)["worse"]["cost"] for text in houses)
    assert none > four + 5


def is_whether(one: Any) -> bool:
    """Return whether a position asks whether to close a route, which is best."""
    return one["best"][0].startswith("close") and not one["second"].startswith("close")


def others_to_close(record: Any, one: Any) -> list[str]:
    """Return the ways to close a route that do not solve a position."""
    state = loaded({**record, "actions": record["actions"][: one["step"]]}).state
    return [text for text in state.legal_actions() if text.startswith("close") and text not in one["best"]]


def test_a_wrong_answer_is_told_with_both_chances(lesson: Any) -> None:
    """They are those of the position, not of the few deals on which an answer is looked at."""
    record, costly, told = lesson
    session = loaded({**record, "actions": record["actions"][: costly["step"]]})
    only = {**told, "task": "take", "chance": 0.8, "cost": 40}
    wrong = judged(session, costly["step"], actions=[told["action"]], lesson=only)
    less, best = wrong["percents"]
    assert best - less >= 30
    right = judged(session, costly["step"], actions=[told["better"]], lesson=only)
    assert right["percents"] == wrong["percents"]
    # What is certain is told as that.
    sure = {**only, "chance": 1, "cost": 100}
    less, best = judged(session, costly["step"], actions=[told["action"]], lesson=sure)["percents"]
    assert (less <= 5, best >= 95) == (True, True)
    # Chances of an analysis are told ones already.
    known = {**told, "chance": 0.62, "cost": 27}
    assert judged(session, costly["step"], actions=[told["action"]], lesson=known)["percents"] == [35, 60]


def test_a_decision_that_is_judged_once_more_costs_the_same(lesson: Any) -> None:
    record, costly, told = lesson
    step, better = costly["step"], costly["betterChance"]
    session = loaded({**record, "actions": record["actions"][:step]})
    hint(session)
    texts = [text for text in session.state.legal_actions() if text != told["better"]]
    rows = {text: judged(session, step, actions=[text], lesson={**told, "chance": better}) for text in texts}
    again = {text: judged(session, step, actions=[text], lesson={**told, "chance": better}) for text in texts}
    assert again == rows
    # All of them are compared with the one chance that was told.
    worse = [row for row in rows.values() if row["worse"]]
    assert {row["percents"][1] for row in worse} == {in_fives(better)}
    whole, _ = reviewed(loaded(record))
    other = loaded(record)
    reviewed(other)
    assert reviewed(other)[0]["costly"] == whole["costly"]


@pytest.mark.parametrize(("seed", "steps", "wasted"), [(5, 53, "pass 5-6"), (10, 28, "pass 4-6")])
def test_an_early_blunder_is_named(seed: int, steps: int, wasted: str) -> None:
    """As found by playing: a turn thrown away in the first rounds costs 4 %, of which 3 % were not certain on 120 deals."""
    state = spieltisch.new_game("murano", ("a", "b"), {}, seed=seed)
    for number in range(steps):
        state.apply(players.choose(state, "merchant", number))
    found = judged(loaded(state.record()), steps, actions=[wasted])
    assert found["outcome"] == "worse"
    assert found["worse"]["cost"] >= 3


@pytest.mark.parametrize(("steps", "better"), [(133, "take Stuttgart"), (149, "take Mannheim")])
def test_what_the_judgement_sees_is_compared_though_the_search_misses_it(steps: int, better: str) -> None:
    """As found by playing: the analysis named what cost 18 %, of which nothing had been said at the table."""
    state = spieltisch.new_game("thurn-und-taxis", ("A", "B"), {}, seed=21)
    while len(state.history()) <= steps:
        level = ("apprentice", "merchant")[state.current_player or 0]
        state.apply(players.choose(state, level, len(state.history()) + 1))
    found = judged(loaded(state.record()), steps)
    assert found["worse"]["better"]["text"] == better
    assert found["worse"]["cost"] >= 10


def test_what_the_analysis_names_is_said_at_once(lesson: Any) -> None:
    """Nothing of what lies behind it is known then, nor what comes after it."""
    record, costly, told = lesson
    step = costly["step"]
    whole = judged(loaded(record), step)
    assert whole["outcome"] == "worse"
    assert whole["worse"]["better"]["text"] == told["better"]
    assert whole["worse"]["kind"] == "costly"
    then = judged(loaded({**record, "actions": record["actions"][: step + 1]}), step)
    assert {**then, "progress": 1} == {**whole, "progress": 1}


def test_the_analysis_says_what_was_said_at_once_also_where_it_would_see_nothing(lesson: Any) -> None:
    record, costly, _ = lesson
    session = loaded(record)
    said = judged(session, costly["step"])
    notes = [said["note"]]
    assert notes[0]["warned"]
    decisions = session.decisions()
    step, done = next((step, one) for step, one in enumerate(decisions) if one.seat == 1 and step > 1)
    better = next(str(one) for one in done.before.legal_actions() if one != done.action)
    rows = [[better, 0.6], [str(done.action), 0.45]]
    other = {"step": step, "action": better, "deals": 48, "chances": [0.4, 0.6], "options": rows}
    shown, _ = reviewed(session, hints=[*notes, {**other, "warned": True}])
    turns = [turn["best"] for person in shown["people"] for turn in person["turns"] if turn["best"]]
    told = {row["step"]: row for row in [*turns, *shown["costly"]]}
    for name in ("cost", "percent", "better", "reasons"):
        assert told[costly["step"]][name] == said["worse"][name], name
    assert told[step]["kind"] == "costly"
    assert told[step]["better"]["text"] == better
    assert 10 <= told[step]["cost"] <= 20


def test_of_one_turn_one_decision_is_named(lesson: Any) -> None:
    """As found by play: the coach named the taking and then the laying, and the analysis another one of them."""
    record, costly, _ = lesson
    step = costly["step"]
    decisions = loaded(record).decisions()
    began = max(start for start in turn_starts(decisions) if start <= step)
    assert began < step

    def warned(at: int) -> Any:
        action = str(decisions[at].action)
        better = next(str(one) for one in decisions[at].before.legal_actions() if one != action)
        chances = [0.6, 0.4] if decisions[at].seat == 0 else [0.4, 0.6]
        rows = [[better, 0.6], [action, 0.5]]
        return {"step": at, "action": better, "deals": 48, "chances": chances, "options": rows, "warned": True}  # fmt: skip

    assert judged(loaded(record), step, hints=[warned(began - 1)])["outcome"] == "worse"
    assert judged(loaded(record), step, hints=[warned(began)])["outcome"] == "even"
    shown, _ = reviewed(loaded(record), hints=[warned(began)])
    turns = [turn["best"] for person in shown["people"] for turn in person["turns"] if turn["best"]]
    named = {row["step"] for row in [*turns, *shown["costly"]] if began <= row["step"] <= step}
    assert named == {began}


def test_what_a_hint_advised_is_never_worse(lesson: Any) -> None:
    record, costly, told = lesson
    session = loaded({**record, "actions": record["actions"][: costly["step"]]})
    note = {**hint(session)["note"], "action": told["action"], "options": [[told["action"], 0.5]]}
    assert judged(session, costly["step"], actions=[told["action"]])["outcome"] == "worse"
    assert judged(session, costly["step"], actions=[told["action"]], hints=[note])["outcome"] == "even"
    # Nor what it called as good as its advice.
    even = {**note, "action": told["better"], "options": [[told["better"], 0.5], [told["action"], 0.5]]}
    assert judged(session, costly["step"], actions=[told["action"]], hints=[even])["outcome"] == "even"


def test_a_verdict_that_is_stopped_accuses_nobody(lesson: Any) -> None:
    record, costly, _ = lesson
    session = loaded(record)
    status = session.call("judge", {"step": costly["step"], "seat": costly["seat"]})
    assert not status["done"]
    assert session.call("judgeStop", {})["outcome"] == "even"


def test_only_the_seat_that_decided_may_ask(lesson: Any) -> None:
    record, costly, told = lesson
    session = loaded(record)
    with pytest.raises(NoThink):
        session.call("judgeStep", {"ms": 0})
    step = costly["step"]
    for wrong in (
        {"seat": 1 - costly["seat"], "step": step},
        {"seat": costly["seat"], "step": len(record["actions"]) + 1},
        {"seat": costly["seat"], "step": step, "actions": ["take nothing"]},
        {"seat": costly["seat"], "step": step, "lesson": {"action": told["action"]}},
    ):
        with pytest.raises(BadThink):
            session.call("judge", wrong)


def test_a_game_that_is_won_before_anyone_else_decides_is_certain() -> None:
    """Nobody has another turn, and all tiles are known: what is told beside that is 100 %."""
    record, one = next(
        (record, one) for record, one in SHIPPED if one["best"][0] == "close all Carlsruhe Freiburg"
    )
    session = loaded({**record, "actions": record["actions"][: one["step"]]})
    told = {"action": "end turn", "better": one["best"][0], "cost": 32, "chance": 1.0, "task": "finish"}
    right = judged(session, one["step"], actions=[one["best"][0]], lesson=told)
    assert right["percents"][1] == 100
    wrong = judged(session, one["step"], actions=["end turn"], lesson=told)
    assert wrong["percents"][0] < wrong["percents"][1] == 100
    lacks = {reason["id"]: reason["data"] for reason in wrong["lacks"]}
    assert lacks["game-goes-on"]["turns"] == 0
    assert lacks["route-in-danger"]["cards"] == 7
    # A fitting card may come from the deck as well.
    assert 0 < lacks["route-in-danger"]["left"] < lacks["route-in-danger"]["all"]


def test_a_wrong_card_is_told_that_the_route_is_lost_without_the_name_of_the_right_one() -> None:
    told = answered(2, 123, "take München with Postmeister")
    said = [*told["reasons"], *told["lacks"]]
    assert bare(said)[0] == {"id": "gives-up-route", "data": {"card": "muenchen", "cards": 4}}
    assert "pilsen" not in str(said)


def test_a_closing_with_the_wagner_names_him() -> None:
    record, one = next(
        (record, one) for record, one in SHIPPED if one["best"] == ["close each Freiburg Basel with Wagner"]
    )
    session = loaded({**record, "actions": record["actions"][: one["step"]]})
    told = {"action": one["second"], "better": one["best"][0], "cost": 43, "task": "close"}
    reasons = judged(session, one["step"], actions=[one["best"][0]], lesson=told)["reasons"]
    assert next(row["data"]["helped"] for row in reasons if row["id"] == "closing-brings") == 4


def test_in_murano_the_solution_is_told_with_what_nothing_else_brings() -> None:
    """As found by solving them: that a card counts 8 points says nothing as long as other actions may count as much."""
    told = {row["id"]: row["data"] for row in answered(9047, 275)["reasons"]}
    assert told["points-apart"] == {"most": 8, "other": 0, "alike": 0}
    income = {row["id"]: row["data"] for row in answered(3, 227)["reasons"]}
    assert (income["rival-income"]["gold"], income["gold-apart"]["other"]) == (8, 5)


def test_in_murano_each_word_is_about_the_space_that_was_chosen() -> None:
    """A ship that could make room for another one is judged by where it goes."""
    told = answered(5001, 143, "sail 16-17")
    said = [*told["reasons"], *told["lacks"], *told["brings"]]
    assert {one["data"]["there"] for one in said if "there" in one["data"]} <= {17}


def test_in_murano_a_ship_that_begins_no_trip_is_not_the_first_one_of_a_trip() -> None:
    """As found by solving them: both ships reach a glass factory, but one of them makes room for the way to the income."""
    for seed, step, answer in ((3, 227, "sail 10-11"), (13, 69, "sail 9-11"), (5001, 294, "sail 10-11")):
        assert answered(seed, step)["outcome"] == "found"
        assert answered(seed, step, answer)["outcome"] == "worse"


def test_in_murano_the_first_ship_alone_is_no_solution_of_two() -> None:
    """As found by solving them: a ship that only makes room was taken for the trip to the income."""
    found, begun = answered(13, 69), answered(13, 69, "sail 18-1")
    assert (found["outcome"], begun["outcome"]) == ("found", "begun")
    assert (begun["answer"]["to"], found["answer"]["to"]) == (1, 18)
    assert begun["worse"] is None


def test_in_murano_a_ship_to_a_space_that_offers_nothing_is_told_so() -> None:
    """As found by solving them: the gold that another ship brings then says nothing of why not with that one at once."""
    lacks = answered(5001, 143, "sail 5-6")["lacks"]
    assert (lacks[0]["id"], lacks[0]["data"]["space"]) == ("space-offers-nothing", 6)


def test_in_murano_a_gondolier_who_can_wait_is_told_to_be_able_to() -> None:
    """Points that a wrong answer brings at once, and the right one later, need a word on why later."""
    right = answered(3, 320)
    ids = [one["id"] for one in right["reasons"]]
    assert "post-can-wait" in ids
    assert "post-waits" not in ids
    wrong = answered(3, 320, "sail 6-10")
    lacks = {one["id"]: one["data"] for one in wrong["lacks"]}
    assert lacks.keys() >= {"post-not-now"}
    assert (lacks["gold-left"]["count"], lacks["gold-left"]["second"]) == (1, "palace")


def test_in_murano_a_sum_of_gold_names_its_parts() -> None:
    told = {one["id"]: one["data"] for one in answered(3, 320)["reasons"]}["gold-for-cards"]
    lacks = {one["id"]: one["data"] for one in answered(3, 320, "sail 6-10")["lacks"]}["gold-left"]
    for data in (told, lacks):
        assert data["first"] + data["posts"] + data["last"] == data["price"]
        assert data["posts"]
        assert data["last"]


def test_in_murano_a_wrong_answer_hears_what_is_wrong_with_it_alone() -> None:
    """As found by solving them: passing, a card that counts nowhere, and a street where the own shop earns nothing."""
    passes = answered(5001, 143, "pass 16-18")["lacks"][0]
    assert (passes["id"], passes["data"]["gold"]) == ("pass-only-moves", 1)
    idle = answered(14, 382, "keep bead-green")["lacks"][0]
    assert (idle["id"], idle["data"]["points"]) == ("card-idle", 9)
    site = answered(91000, 437, "sail 16-2")["lacks"][0]
    assert (site["id"], site["data"]["card"]) == ("site-waits", "glass-equals-crests")
    unpaid = answered(97007, 289, "sell nothing")["lacks"][0]
    assert (unpaid["id"], unpaid["data"]["gold"]) == ("ships-unpaid", 12)
    # Customers of another island raise no income as long as one pays as much.
    for seed, step, text in ((94001, 41, "build street 3b1"), (97004, 59, "build street 5a2")):
        other = answered(seed, step, text)["lacks"][0]
        assert (other["id"], other["data"]["paid"]) == ("income-left", 2)
    # The island that pays is no other one.
    own = answered(97004, 59, "build street 4b3")["lacks"][0]
    assert (own["id"], own["data"]["paid"]) == ("income-left", 0)
    street = answered(91000, 54, "build street 3b1")["lacks"][0]
    assert (street["id"], street["data"]["most"]) == ("income-left", 2)


def test_in_murano_what_brings_the_same_is_not_told_to_bring_nothing() -> None:
    told = {one["id"]: one["data"] for one in answered(97006, 423)["reasons"]}
    assert told["points-apart"]["alike"] == 1


def test_in_murano_a_wrong_answer_hears_what_it_leaves() -> None:
    idle = answered(9047, 275, "place 6")["lacks"][0]
    assert (idle["id"], idle["data"]["card"]) == ("post-idle", "own-and-others")
    waits = answered(9047, 275, "sail 3-7")["lacks"][0]
    assert (waits["id"], waits["data"]["points"]) == ("card-waits", 8)


def test_in_murano_points_of_gondoliers_who_swap_cards_are_those_of_no_single_card() -> None:
    """As found by solving them: a card that counts 10 was said to count 8, by which another one counts less."""
    seed = next(record["seed"] for record, one in SHIPPED if one["step"] == 567)
    idle = answered(seed, 567, "place 11")["lacks"][0]
    assert (idle["id"], idle["data"]["points"], idle["data"]["swaps"]) == ("post-idle", 8, 1)


def test_in_murano_gold_for_the_tile_that_ends_the_game_is_told_as_that() -> None:
    """As found by solving them: the last shop was to be paid for, with no word of the end that it triggers."""
    told = {one["id"]: one["data"] for one in answered(5001, 294)["reasons"]}
    assert (told["gold-for-both"]["second"], told["gold-for-both"]["ends"]) == ("shop", 1)


def test_in_murano_what_helps_others_stands_in_favour_of_nothing() -> None:
    """As found by solving them: sites that others use first, and few sites of which all are for them."""
    for seed, step, text in ((92000, 441, "sail 2-3"), (6002, 56, "build street 4b2")):
        brings = {one["id"] for one in answered(seed, step, text)["brings"]}
        assert not brings & {"no-site-free", "opens-few"}


def test_in_murano_an_income_of_nothing_is_no_gain() -> None:
    """As found by solving them: customers who pay 0 gold stood in favour of the answer."""
    told = answered(91001, 76, "sail 17-18")
    assert "customers-pay" in {one["id"] for one in told["reasons"]} - {one["id"] for one in told["brings"]}


def test_games_of_which_no_number_is_told_give_no_chance() -> None:
    """As found by solving them: 15 of 60 games won, and 11, made a good answer worth 5 %."""
    less, best = answered(9060, 199)["percents"]
    assert best - less >= 10


def test_nothing_is_ever_said_to_be_only_less() -> None:
    """Where nothing is wrong with an answer it is told what the better one brings, which is not named."""
    for record, one in SHIPPED[::4]:
        lacks = answered(record["seed"], one["step"], one["second"])["lacks"]
        ids = [row["id"] for row in lacks]
        assert ids != ["only-less"], one
    assert [row["id"] for row in answered(91000, 437, "sail 7-9")["lacks"]] == ["less-later"]


def test_what_is_told_to_follow_is_probable() -> None:
    assert LIKELY > OFTEN
