"""One evaluation for all who ask: its deals are numbered, later ones are added, and nothing hidden reaches it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import players
from spieltisch.actions import parts_of
from spieltisch.analysis import hint_of
from spieltisch.analysis.chart import Chart
from spieltisch.analysis.notes import notes_of
from spieltisch.analysis.told import told
from spieltisch.players import Budget, Thinking, evaluator, level_of
from spieltisch.players.evaluator import Evaluation, Evaluator, Found
from spieltisch.players.paired import Paired
from spieltisch.players.turns import ALONE, SURE, Turns
from spieltisch.session import Session

from ..tables import MURANO, NAMES, QUICK, TAXIS, begin, option_sets, played

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    (TAXIS, {}),
    (TAXIS, {"board": "north", "hide-horses": True, "offices": True}),
    (TAXIS, {"courier": True, "offices": True, "audience": True}),
    (MURANO, {}),
]
LONG_ENOUGH = Budget(seconds=600, playouts=24)


def session_at(game: str, steps: int) -> Session:
    session = Session()
    session.call("new", {"game": game, "players": list(NAMES[:2]), "options": {}, "seed": 5})
    for number in range(steps):
        action = players.choose(session.state, "messenger", number)
        session.call("act", {"seat": session.state.current_player, "actions": [str(action)]})
    return session


def asked(session: Session, playouts: int = 24, **params: Any) -> Any:
    """Return the hint of the page."""
    budget = {"ms": 600_000, "turnMs": 600_000, "playouts": playouts}
    status = session.call(
        "hint", {"seat": session.state.current_player, "seed": 1, "budget": budget, **params}
    )
    while not status["done"]:
        status = session.call("thinkStep", {"ms": 1000})
    return status["hint"]


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_deal_is_the_same_whoever_asks_and_whatever_is_hidden(game: str, options: dict[str, Any]) -> None:
    rng = Random(1)
    compared = changed = 0
    for number, (state, seen) in enumerate(played(begin(game, 3, options, seed=3), seed=2, most=160)):
        seat = state.current_player
        if seat is None or number % 16:
            continue
        own = Evaluator().at(state, seen[seat])
        action = own.judged_best
        own.upto(action, 3)
        other = state.determinize(seat, rng)
        changed += other.to_dict() != state.to_dict()
        again = Evaluator().at(other, seen[seat])
        # The second deal is that one also where it is dealt alone.
        assert again.world(2).to_dict() == own.world(2).to_dict()
        again.upto(action, 3)
        assert again.found == own.found
        assert (again.ratings, again.sensible) == (own.ratings, own.sensible)
        compared += 1
    assert compared >= 8
    # The test would prove nothing if dealing anew left everything where it was.
    assert changed > compared * 0.8


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_hint_says_the_same_words_whatever_is_hidden(game: str, options: dict[str, Any]) -> None:
    rng = Random(2)
    compared = 0
    for number, (state, seen) in enumerate(played(begin(game, 3, options, seed=4), seed=5, most=160)):
        seat = state.current_player
        if seat is None or number % 20:
            continue
        hints = [
            hint_of(told_by, number)
            for world in (state, state.determinize(seat, rng), state.determinize(seat, rng))
            for told_by in [
                Thinking(world, level_of("patrician"), 1, LONG_ENOUGH, seen=seen[seat], telling=True)
            ]
            if told_by.run()
        ]
        assert hints[0] == hints[1] == hints[2]
        compared += 1
    assert compared >= 6


def test_who_comes_later_adds_deals() -> None:
    session = session_at(TAXIS, 30)
    first = asked(session)
    known = session.evaluator().at(session.state, list(session.seen(session.state.current_player or 0)))
    before = {text: list(rows) for text, rows in known.found.items()}
    assert known.count(first["action"]["text"]) == first["note"]["deals"]
    asked(session)
    assert sum(map(len, known.found.values())) > sum(map(len, before.values()))
    assert all(known.found[text][: len(rows)] == rows for text, rows in before.items())
    # The strongest level goes on there as well.
    session.call("think", {"seat": session.state.current_player, "level": "patrician", "seed": 9})
    assert session._thinking is not None
    thinking = session._thinking._thinking
    assert thinking is not None
    assert thinking.evaluation is known


def test_a_game_that_was_changed_is_not_remembered() -> None:
    session = session_at(TAXIS, 30)
    before = session.evaluator()
    session.call("load", {"record": session.state.record()})
    assert session.evaluator() is not before


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluator, "KEPT", 20)
    known = Evaluator()
    state = begin(TAXIS, 2)
    counts = []
    while len(state.history()) < 12:
        here = known.at(state)
        here.upto(here.judged_best, 6)
        counts.append(sum(len(rows) for one in known._known.values() for rows in one.found.values()))
        state.apply(here.judged_best)
    # One more is made room for than is there when it is asked about.
    assert max(counts) <= 26
    assert sum(one._worlds != {} for one in known._known.values()) == 1


@pytest.mark.parametrize("game", [TAXIS, MURANO])
def test_a_hint_always_has_its_chance_and_one_for_a_turn(game: str) -> None:
    session = session_at(game, 40)
    notes: list[Any] = []
    figure = None
    kept = turned = 0
    for number in range(40):
        began = session.turn_began == session.step
        hint = asked(session, playouts=12, hints=notes)
        assert 0 <= hint["chance"] <= 1
        notes = [note for note in notes if note["step"] != hint["note"]["step"]] + [hint["note"]]
        if figure is not None and not began:
            assert hint["chance"] == pytest.approx(figure), number
            kept += 1
        session.call("act", {"seat": session.state.current_player, "actions": [hint["action"]["text"]]})
        revealed = any(map(session.state.reveals, session._steps[-1].events))
        turned += revealed
        figure = None if revealed else hint["chance"]
        while session.state.current_player == 1:
            action = players.choose(session.state, "messenger", number)
            session.call("act", {"seat": 1, "actions": [str(action)]})
            figure = None
        if session.state.is_over:
            break
    assert kept >= 4
    assert turned


def test_the_chart_says_what_the_hint_said() -> None:
    session = session_at(MURANO, 60)
    hint = asked(session)
    seat = session.state.current_player or 0
    note = notes_of([hint["note"]], [step.before for step in session._steps] + [session.state])[session.step]
    chart = Chart([session.step], lambda step: session.evaluator().at(session.state), {session.step: note})
    list(chart.every())
    (row,) = chart.rows()
    assert row["chances"][seat] == hint["chance"] == told(MURANO, note.chances, seat)[seat]
    assert row["low"] == row["chances"] == row["high"]


@pytest.mark.parametrize(
    "damaged",
    [
        3,
        [3],
        [{}],
        [{"step": -1}],
        [{"step": 0, "action": "fly", "deals": 3, "chances": [0.5, 0.5], "options": []}],
        [{"step": 0, "action": "take deck", "deals": 0, "chances": [0.5, 0.5], "options": []}],
        [{"step": 0, "action": "take deck", "deals": 3, "chances": [0.5, 1.5], "options": []}],
        [{"step": 0, "action": "take deck", "deals": 3, "chances": [True, 0.5], "options": []}],
        [{"step": 0, "action": "take deck", "deals": 3, "chances": [0.5], "options": []}],
    ],
)
def test_damaged_notes_are_left_out(damaged: object) -> None:
    assert notes_of(damaged, [begin(TAXIS, 2)]) == {}


def test_a_good_note_reads_back() -> None:
    good = {
        "step": 0,
        "action": "take deck",
        "deals": 3,
        "chances": [0.5, 0.5],
        "options": [["take deck", 0.5]],
        "plan": ["take deck"],
    }
    (note,) = notes_of([good], [begin(TAXIS, 2)]).values()
    assert {**note.to_dict(), "options": [list(row) for row in note.options.items()]} == good


def test_every_option_set_has_outcomes() -> None:
    for options in option_sets(TAXIS)[::7]:
        known = Evaluator().at(begin(TAXIS, 2, options))
        assert len({known.knowledge.outcome(known.view, action) for action in known.legal}) > 1


def test_the_choice_does_not_depend_on_what_is_hidden() -> None:
    state = begin("murano", 3, seed=8)
    rng = Random(2)
    compared = changed = 0
    for number in range(150):
        seat = state.current_player
        assert seat is not None
        if number % 10 == 0:
            own = players.choose(state, "patrician", 5, QUICK)
            other = state.determinize(seat, rng)
            changed += other.to_dict()["streets"] != state.to_dict()["streets"]
            assert players.choose(other, "patrician", 5, QUICK) == own
            compared += 1
        state.apply(players.choose(state, "messenger", number))
    assert compared == 15
    assert changed > 10


def search(lane: int = 0) -> Paired:
    state = begin("murano", 2, seed=5)
    while len(state.legal_actions()) < 5 or len(state.history()) < 30:
        state.apply(players.choose(state, "messenger", len(state.history())))
    found = Paired(Evaluator().at(state, lane=lane))
    for _ in range(30):
        found.playout()
    return found


def test_every_action_meets_the_same_deals() -> None:
    found = search()
    counts = [count for _, count, _ in found.tally()]
    assert sum(counts) == found.playouts == 30
    assert len(counts) > 1
    # Had each playout a deal of its own, there would be thirty.
    assert len(found.evaluation._worlds) == max(counts) < 30
    assert found.best() in [text for text, _, _ in found.tally()]


def test_the_same_position_is_dealt_the_same_and_each_lane_otherwise() -> None:
    assert search().tally() == search().tally()
    assert search().tally() != search(1).tally()


def test_a_search_goes_on_where_another_one_ended() -> None:
    whole, begun = search(), Paired(search().evaluation)
    assert (begun.playouts, begun.tally(), begun.best()) == (0, whole.tally(), whole.best())
    for _ in range(20):
        whole.playout()
        begun.playout()
    assert begun.tally() == whole.tally()


@pytest.mark.parametrize("game", spieltisch.games())
def test_whole_turns_are_tried_beside_actions(game: str) -> None:
    state, tried = begin(game, 2, seed=5), 0
    while len(state.history()) < 60:
        known = Evaluator().at(state)
        if len(known.sensible) > 1:
            found = Turns(known)
            for _ in range(ALONE + 1):
                found.playout()
            for turn in found.actions[len(known.sensible) :]:
                tried += 1
                assert parts_of(turn)[0] in known.legal
                for number in range(3):
                    known.after(number, turn)
            assert {text for text, _, _ in found.tally()} <= {*map(str, known.legal)}
        state.apply(players.choose(state, "messenger", len(state.history())))
    assert tried > 20


def test_a_turn_is_planned_past_a_card_that_is_turned_up() -> None:
    state, planned = begin(TAXIS, 4, seed=5), 0
    while len(state.history()) < 100:
        known = Evaluator().at(state)
        taken = [one for one in known.sensible if known.view.uncovers(known.legal[one])]
        for turn in (turn for i in taken for turn, _ in Turns(known)._turns(known.legal[i])):
            planned += 1
            # What turns up is another card in each deal, and all of the turn is possible whatever it is.
            for number in range(SURE):
                world = known.world(number).copy()
                for action in parts_of(turn):
                    world.apply(action)
        state.apply(players.choose(state, "messenger", len(state.history())))
    assert planned > 20


def test_an_action_that_is_good_only_with_another_continuation_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, worth = begin(TAXIS, 2, seed=5), Counter[str]()

    def play(self: Evaluation, action: str) -> Found:
        self.found.setdefault(str(action), []).append(Found((0.5, 0.5), worth[str(action)]))
        return self.found[str(action)][-1]

    monkeypatch.setattr(Evaluation, "play", play)
    while True:
        known = Evaluator().at(state)
        found = Turns(known)
        last = found.actions[min(3, len(found.actions) - 1)]
        turns = [turn for turn, _ in found._turns(last)]
        if turns and last != found.actions[0]:
            break
        state.apply(players.choose(state, "messenger", len(state.history())))
    worth[str(turns[-1])] = 1
    for _ in range(60):
        found.playout()
    assert found.best() == last
    assert Paired(known).best() != last
    # Asked once more, the deals of the turn are there before those of its first action.
    again = Turns(known)
    for _ in range(60):
        again.playout()
    assert again.best() == last
