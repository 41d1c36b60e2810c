"""AU-301 to AU-307 and AU-309 to AU-311: arriving in Rome, points at the end."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import BadPosition, State
from tests.positions import Seat

from ..modules import COACHES, RANKS, Coaches, asked, is_part_refused, modules, modules_dict, new, rome, towns
from ..reading import eager, kinds, of, own, play

A = "kardinal bischof priester moench ministrant"
B = "bischof kardinal priester ministrant moench"
C = "ministrant moench priester kardinal bischof"


def arriving(
    towns_: str, rome_: dict[str, list[int]] | None = None, clergy: tuple[str, ...] = (A, B, C)
) -> State:
    """Return the state in which seat 0 has a joker and a card of Böhmen to go."""
    state = modules(
        Seat(route="Lodz Pilsen Budweis Linz"),
        players=3,
        phase="close",
        coaches=Coaches(towns_, clergy, rome_ or {}, jokers=0),
    )
    play(state, "close each Pilsen Linz")
    return state


def points(state: State) -> list[int]:
    return [score["parts"]["audience"] for score in state.scores()]


@pytest.mark.rule("AU-301")
def test_all_tiles_are_revealed_on_their_places() -> None:
    state = arriving("spoleto freising freising freising freising")
    (arrived,) = of(play(state, "joker violet Rom"), "coach-arrived")
    assert arrived == {
        "event": "coach-arrived",
        "coach": "violet",
        "tiles": [
            {"rank": "kardinal", "seats": [0]},
            {"rank": "bischof", "seats": [1]},
            {"rank": "ministrant", "seats": [2]},
        ],
        "gone": [],
    }
    assert rome(state) == {"kardinal": [0], "bischof": [1], "ministrant": [2]}
    coaches = state.observation(0)["audience"]["coaches"]
    assert [coach["riders"] for coach in coaches] == [0, 3, 3, 3, 3]
    assert state.redact(arrived, 1) == arrived


@pytest.mark.rule("AU-302")
def test_several_tiles_on_one_place() -> None:
    state = arriving("freising freising spoleto freising freising")
    play(state, "joker blue Rom")
    assert rome(state) == {"priester": [0, 1, 2]}


@pytest.mark.rule("AU-303")
def test_new_tiles_replace_those_of_the_same_rank() -> None:
    violet = {"kardinal": [0], "bischof": [1], "ministrant": [2]}
    state = arriving("rom viterbo freising freising freising", violet)
    (arrived,) = of(play(state, "joker green Rom"), "coach-arrived")
    assert arrived["gone"] == [{"rank": "kardinal", "seats": [0]}, {"rank": "bischof", "seats": [1]}]
    assert rome(state) == {"kardinal": [1], "bischof": [0], "moench": [2], "ministrant": [2]}


@pytest.mark.rule("AU-304")
def test_other_places_stay_as_they_are() -> None:
    violet = {"kardinal": [0], "bischof": [1], "ministrant": [2]}
    state = arriving("rom freising viterbo freising freising", violet)
    (arrived,) = of(play(state, "joker blue Rom"), "coach-arrived")
    assert arrived["gone"] == []
    assert rome(state) == {**violet, "priester": [0, 1, 2]}


@pytest.mark.rule("AU-305")
def test_tiles_of_one_rank_from_one_coach_share_the_place() -> None:
    clergy = (A, A, C)
    violet = {"kardinal": [0, 1], "ministrant": [2]}
    state = arriving("rom freising freising viterbo freising", violet, clergy)
    play(state, "joker beige Rom")
    assert rome(state) == {"kardinal": [2], "moench": [0, 1], "ministrant": [2]}
    assert points(state) == [2, 2, 6]


@pytest.mark.rule("AU-306")
def test_each_arrival_is_completed_before_the_next_move() -> None:
    start = modules(
        Seat(route="Ulm Augsburg München"),
        players=3,
        phase="close",
        coaches=Coaches("freising viterbo freising spoleto freising", (A, B, C)),
    )
    play(start, "close each Augsburg")
    results = []
    for order in (("green", "beige"), ("beige", "green")):
        state = start.copy()
        events = play(state, *(f"move {coach} Rom" for coach in order))
        assert kinds(events)[:4] == ["coach-moved", "coach-arrived", "coach-moved", "coach-arrived"]
        results.append(rome(state))
    assert results[0] == {"kardinal": [2], "bischof": [0], "moench": [0], "ministrant": [1]}
    assert results[1] == {"kardinal": [1], "bischof": [0], "moench": [2], "ministrant": [1]}


@pytest.mark.rule("AU-307")
def test_removed_tiles_never_return() -> None:
    """Of five tiles of each player each is in a coach, in Rome or gone; what is gone stays away."""
    rng = Random(7)
    for seed in range(6):
        state = new(3, seed, audience=True)
        gone: set[tuple[str, int]] = set()
        while not state.is_over:
            action = (
                rng.choice(state.legal_actions())
                if asked(state)[1] in ("assign", "move")
                else eager(state, rng)
            )
            for event in of(state.apply(action), "coach-arrived"):
                for place in event["gone"]:
                    assert all((place["rank"], seat) not in gone for seat in place["seats"])
                    gone |= {(place["rank"], seat) for seat in place["seats"]}
            if asked(state)[1] == "assign":
                continue
            there = {(rank, seat) for rank, seats in rome(state).items() for seat in seats}
            position = state.to_dict()["expansions"]["audience"]
            riding = {
                (rank, seat)
                for seat, ranks in enumerate(position["clergy"])
                for rank, town in zip(ranks or (), position["places"], strict=bool(ranks))
                if town != "rom"
            }
            if None not in position["clergy"]:
                assert len(there) + len(riding) + len(gone) == 15
                assert there | riding | gone == {(rank, seat) for rank in RANKS for seat in range(3)}


@pytest.mark.rule("AU-309")
def test_tiles_in_rome_count_at_the_end() -> None:
    parts: dict[str, Any] = {
        "coaches": Coaches(
            "rom rom freising freising freising",
            (A, B, C),
            {"kardinal": [1], "bischof": [0], "moench": [2], "ministrant": [2]},
        )
    }
    state = modules(Seat(carriage=7), players=3, phase="done", turn=2, ending=(0, "carriage"), **parts)
    play(state, "end turn")
    assert state.is_over
    assert points(state) == [4, 5, 3]
    assert [score["total"] for score in state.scores()] == [10 + 1 - 20 + 4, -20 + 5, -20 + 3]


@pytest.mark.rule("AU-310")
def test_tiles_in_a_coach_are_worth_nothing() -> None:
    coaches = Coaches("spoleto orvieto viterbo spoleto ancona", (A, B, C))
    state = modules(
        Seat(carriage=7), players=3, phase="done", turn=2, ending=(0, "carriage"), coaches=coaches
    )
    play(state, "end turn")
    assert points(state) == [0, 0, 0]


@pytest.mark.rule("AU-311")
def test_moves_of_the_last_closing_count() -> None:
    state = modules(
        Seat(carriage=7),
        Seat(route="Lodz Pilsen Budweis", carriage=7),
        phase="close",
        turn=1,
        ending=(0, "carriage"),
        coaches=Coaches("spoleto freising freising freising freising", (A, B)),
    )
    play(state, "close each Pilsen")
    assert asked(state) == (1, "move")
    play(state, "joker violet Rom", "move orange Andechs", "end turn")
    assert state.is_over
    assert points(state) == [5, 4]


@pytest.mark.rule("AU-214")
def test_a_position_in_the_middle_of_a_journey_goes_on_the_same() -> None:
    state = arriving("spoleto viterbo ettal freising hallstadt")
    for text in ("joker violet Rom", "move orange Lienz"):
        again = spieltisch.from_dict(json.loads(json.dumps(state.to_dict())))
        assert again.to_dict() == state.to_dict()
        assert again.legal_actions() == state.legal_actions()
        assert again.apply(text) == state.apply(text)
    assert again.to_dict() == state.to_dict()
    assert asked(again) == (0, "done")


@pytest.mark.rule("AU-114")
def test_a_position_in_the_middle_of_the_distribution_goes_on_the_same() -> None:
    state = new(3, audience=True, start="seat-2")
    for text in ("assign Kardinal Bischof Priester Mönch Ministrant",) * 3:
        again = spieltisch.from_dict(json.loads(json.dumps(state.to_dict())))
        assert again.to_dict() == state.to_dict()
        assert again.legal_actions() == state.legal_actions()
        assert again.apply(text) == state.apply(text)
    assert asked(again) == (1, "take")


@pytest.mark.parametrize(
    ("rome_", "message"),
    [
        ({"kardinal": [0]}, "a tile that its coach brought is missing"),
        (
            {"kardinal": [0], "bischof": [1], "ministrant": [2], "moench": [0]},
            "a tile of a coach on the road",
        ),
        ({"kardinal": [0, 0], "bischof": [1], "ministrant": [2]}, "a tile twice"),
        ({"kardinal": [0], "bischof": [1], "ministrant": [3]}, "a seat that does not exist"),
        ({"kardinal": [0], "bischof": [2], "ministrant": [2]}, "somebody else's"),
    ],
)
def test_rome_must_be_as_the_coaches_brought_it(rome_: dict[str, list[int]], message: str) -> None:
    good = Coaches(
        "rom freising freising freising freising",
        (A, B, C),
        {"kardinal": [0], "bischof": [1], "ministrant": [2]},
    )
    modules(Seat(hand="Ulm"), players=3, coaches=good)
    bad = Coaches(good.towns, good.clergy, rome_)
    with pytest.raises(BadPosition):
        modules(Seat(hand="Ulm"), players=3, coaches=bad)
    assert message


@pytest.mark.parametrize(
    ("change", "value"),
    [
        ("places", ["rom"] * 4),
        ("places", ["rom"] * 6),
        ("places", ["ulm", *["freising"] * 4]),
        ("places", "freising"),
        ("places", None),
        ("clergy", [A.split()]),
        ("clergy", [A.split(), None, C.split()]),
        ("clergy", [A.split(), [*A.split()[:4], "kardinal"], C.split()]),
        ("clergy", [A.split(), A.split()[:4], C.split()]),
        ("clergy", 7),
        ("rome", {}),
        ("rome", []),
        ("rome", {rank: [] for rank in (*RANKS, "papst")}),
        ("cards", [0, 0, 0, 0]),
        ("cards", [1, 0, 0, 0, 0]),
        ("cards", [0, 0, 0, 0, -1]),
        ("cards", ["0", 0, 0, 0, 0]),
        ("cards", [True, 0, 0, 0, 0]),
        ("cards", [0.0, 0, 0, 0, 0]),
        ("cards", None),
        ("jokers", 1),
        ("jokers", -1),
        ("jokers", "0"),
        ("jokers", False),
        ("jokers", None),
    ],
)
def test_malformed_parts_are_refused(change: str, value: Any) -> None:
    data = modules_dict(Seat(hand="Ulm"), players=3, coaches=Coaches(clergy=(A, B, C)))
    assert is_part_refused(data, "audience", change, value)


@pytest.mark.parametrize(
    "changes",
    [
        {"agenda": []},
        {"agenda": ["settle"]},
        {"agenda": ["travel"]},
        {"agenda": ["travel", "settle"]},
        {"agenda": ["finish", "travel"]},
        {"agenda": ["settle", "travel", "travel"]},
        {"agenda": ["settle", "distribute"]},
        {"agenda": ["begin", "travel"]},
        {"agenda": ["settle", "nowhere"]},
        {"resume": None},
        {"resume": "move"},
        {"resume": "take"},
        {"current": 1},
        {"phase": "assign"},
        {"phase": "close", "closed": False},
        {"phase": "done"},
        {"closed": False},
    ],
)
def test_a_journey_that_cannot_go_on_is_refused(changes: dict[str, Any]) -> None:
    data = arriving("spoleto viterbo ettal freising hallstadt").to_dict()
    assert (data["agenda"], data["resume"]) == (["settle", "travel"], "close")
    spieltisch.from_dict(data)
    with pytest.raises(BadPosition):
        spieltisch.from_dict({**data, **changes})


def test_after_the_distribution_nobody_distributes_whatever_else_is_to_come() -> None:
    data = arriving("spoleto viterbo ettal freising hallstadt").to_dict()
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict({**data, "agenda": ["settle", "distribute", "travel"]})
    assert caught.value.data == {"field": "agenda", "rule": "AU-111"}


def test_a_journey_needs_steps_that_can_be_made() -> None:
    data = arriving("spoleto viterbo ettal freising hallstadt").to_dict()
    part = data["expansions"]["audience"]
    assert (part["cards"], part["jokers"]) == ([0, 0, 0, 0, 1], 1)
    for cards, jokers in (
        ([0, 0, 0, 0, 0], 0),
        ([5, 0, 0, 0, 0], 0),
        ([0, 0, 0, 0, 1], 9),
    ):
        bad = {**part, "cards": cards, "jokers": jokers}
        with pytest.raises(BadPosition):
            spieltisch.from_dict({**data, "expansions": {"audience": bad}})


def test_a_distribution_that_cannot_go_on_is_refused() -> None:
    data = new(3, audience=True).to_dict()
    spieltisch.from_dict(data)
    part = data["expansions"]["audience"]
    impossible: list[dict[str, Any]] = [
        {"agenda": []},
        {"current": 1},
        {"resume": None},
        {"phase": "take", "agenda": [], "resume": None},
    ]
    for changes in impossible:
        with pytest.raises(BadPosition):
            spieltisch.from_dict({**data, **changes})
    later = {**modules_dict(Seat(hand="Ulm"), players=3, coaches=Coaches()), "agenda": ["begin"]}
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict(later)
    assert caught.value.data == {"field": "agenda", "rule": "AU-111"}
    full = {**part, "clergy": [A.split(), B.split(), C.split()]}
    with pytest.raises(BadPosition):
        spieltisch.from_dict({**data, "expansions": {"audience": full}})


@pytest.mark.rule("AU-308")
def test_events_are_no_way_into_the_state() -> None:
    state = arriving("spoleto viterbo freising freising freising")
    (arrived,) = of(play(state, "joker violet Rom"), "coach-arrived")
    for place in arrived["tiles"]:
        place["seats"].clear()
    assert rome(state) == {"kardinal": [0], "bischof": [1], "ministrant": [2]}
    assert own(state)["houses"] == ["pilsen", "linz"] or own(state)["houses"]
    assert set(towns(state)) == set(COACHES)
