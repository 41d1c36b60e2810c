"""Every kind of refusal, with its rule and the data for a message."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spieltisch import PUBLIC, AmbiguousAction, BadSeat, State, UnreadableAction
from spieltisch.thurn_und_taxis.refusal import CITED
from tests.positions import Seat, all_but, position, way

from ..reading import play, refused

OPEN = "Ulm Basel Linz Lodz Passau Pilsen"
FULL = Seat(hand="Kempten Innsbruck Lodz", route="Basel Zürich", carriage=4)


def after(state: State, *texts: str) -> State:
    """Return the state after some actions."""
    play(state, *texts)
    return state


def taking(seat: Seat = FULL, **parts: Any) -> State:
    return position(seat, display=OPEN, **parts)


def laying(seat: Seat = FULL, **parts: Any) -> State:
    return position(seat, display=OPEN, phase="lay", **parts)


def laid(seat: Seat = FULL, **parts: Any) -> State:
    return position(seat, display=OPEN, phase="close", **parts)


def closing(cards: int, carriage: int = 0, houses: str = "", **parts: Any) -> State:
    return position(
        Seat(route=way(cards), carriage=carriage, houses=houses, hand="Lodz"), phase="close", **parts
    )


def closed(hand: str = "Ulm") -> State:
    return after(position(Seat(hand=hand, route=way(3)), phase="close"), "close")


def skipping(hand: str) -> State:
    """Return a turn in which no card at all can be taken."""
    state = position(Seat(hand=hand, route="Basel Zürich"), display="", rest=1, turn=1, phase="done")
    return after(state, "end turn")


def over() -> State:
    return after(position(Seat(), Seat(carriage=7), phase="done", turn=1, ending=(1, "carriage")), "end turn")


REFUSALS: list[tuple[str, str, State, dict[str, Any]]] = [
    # Taking
    ("take Mannheim", "TT-210", taking(), {"card": "mannheim"}),
    ("take deck", "TT-218", position(FULL, display="Ulm", rest=1), {}),
    ("take Ulm", "TT-218", skipping("Ulm"), {}),
    ("take Ulm with Postmeister", "TT-810", taking(), {"official": "postmeister"}),
    ("take Basel", "TT-810", after(taking(), "take Ulm"), {"official": "postmeister"}),
    ("take Ulm with Wagner", "TT-802", taking(), {"official": "wagner"}),
    ("take deck with Amtmann", "TT-802", after(taking(), "take Ulm"), {"official": "amtmann"}),
    (
        "take deck with Postmeister",
        "TT-207",
        after(taking(), "take deck", "take deck with Postmeister"),
        {"used": ["postmeister"], "official": "postmeister"},
    ),
    (
        "take deck with Postmeister",
        "TT-207",
        after(taking(), "exchange with Amtmann", "take deck"),
        {"used": ["amtmann"], "official": "postmeister"},
    ),
    (
        "take Ulm",
        "TT-207",
        after(taking(), "take deck", "take deck with Postmeister"),
        {"used": ["postmeister"], "official": "postmeister"},
    ),
    ("take deck", "TT-202", laid(), {"done": "lay", "wanted": "take"}),
    ("take deck", "TT-202", closed(), {"done": "close", "wanted": "take"}),
    # Amtmann
    ("exchange with Amtmann", "TT-821", after(taking(), "take Ulm"), {}),
    ("exchange with Amtmann", "TT-825", taking(Seat(route="Basel")), {"official": "amtmann"}),
    ("exchange with Amtmann", "TT-802", laid(), {"official": "amtmann"}),
    ("exchange with Amtmann", "TT-218", skipping("Ulm"), {}),
    ("exchange with Amtmann", "TT-802", closed(), {"official": "amtmann"}),
    (
        "exchange with Amtmann",
        "TT-207",
        after(taking(), "exchange with Amtmann"),
        {"used": ["amtmann"], "official": "amtmann"},
    ),
    # Laying
    ("lay Kempten right", "TT-202", taking(), {"done": None, "wanted": "lay"}),
    ("lay Ulm anew", "TT-813", after(taking(Seat(route="Basel")), "take Ulm"), {}),
    ("lay Mannheim right", "TT-301", laying(), {"card": "mannheim"}),
    ("lay Mannheim", "TT-301", laying(Seat(hand="Ulm")), {"card": "mannheim"}),
    ("lay Kempten", "TT-304", laying(), {}),
    ("lay Ulm left", "TT-305", laying(Seat(hand="Ulm")), {"card": "ulm"}),
    ("lay Ulm anew", "TT-305", laying(Seat(hand="Ulm")), {"card": "ulm"}),
    ("lay Lodz right", "TT-307", laying(), {"card": "lodz", "end": "right", "neighbour": "zuerich"}),
    ("lay Kempten left", "TT-307", laying(), {"card": "kempten", "end": "left", "neighbour": "basel"}),
    ("lay Basel right", "TT-313", laying(Seat(hand="Basel", route="Basel Zürich")), {"card": "basel"}),
    ("lay Kempten right with Wagner", "TT-802", laying(), {"official": "wagner"}),
    ("lay Kempten right with Postillion", "TT-830", laying(), {"official": "postillion"}),
    ("lay Kempten right", "TT-830", laid(), {"official": "postillion"}),
    ("lay Kempten anew", "TT-833", laid(), {}),
    ("lay Kempten", "TT-833", laid(), {}),
    (
        "lay Lodz right with Postillion",
        "TT-307",
        laid(),
        {"card": "lodz", "end": "right", "neighbour": "zuerich"},
    ),
    ("lay Ulm right with Postillion", "TT-834", laid(Seat(route="Basel Zürich")), {}),
    (
        "lay Ulm right with Postillion",
        "TT-207",
        laid(Seat(route="Basel Zürich"), used="postillion", laid=2),
        {"used": ["postillion"], "official": "postillion"},
    ),
    (
        "lay Kempten right with Postillion",
        "TT-207",
        laid(used="postmeister"),
        {"used": ["postmeister"], "official": "postillion"},
    ),
    ("lay Kempten right with Postillion", "TT-814", laid(forced=True), {"official": "postillion"}),
    ("lay Ulm", "TT-615", closed(), {}),
    # Closing
    ("close", "TT-202", taking(), {"done": None, "wanted": "close"}),
    ("close", "TT-202", laying(), {"done": None, "wanted": "close"}),
    # One more card would not be enough.
    ("close", "TT-401", taking(Seat(route="Basel")), {"cards": 1, "needed": 3}),
    ("close", "TT-202", taking(Seat()), {"done": None, "wanted": None}),
    ("close", "TT-320", laying(Seat(hand="Lodz", route=way(3))), {}),
    ("close", "TT-401", closing(2), {"cards": 2, "needed": 3}),
    ("close", "TT-403", closed(), {}),
    ("close each Ulm", "TT-405", closing(3), {"cities": ["ulm"]}),
    ("close each Mannheim Carlsruhe", "TT-406", closing(4), {"cities": ["mannheim", "carlsruhe"]}),
    ("close all Mannheim Basel", "TT-407", closing(4), {"cities": ["mannheim", "basel"]}),
    ("close each Mannheim", "TT-412", closing(3, houses="Mannheim"), {"cities": ["mannheim"]}),
    (
        "close all Mannheim Carlsruhe",
        "TT-415",
        closing(3, houses=all_but("Mannheim Carlsruhe Lodz")),
        {"supply": 1},
    ),
    ("close with Postillion", "TT-802", closing(3), {"official": "postillion"}),
    ("close without carriage", "TT-609", closing(3), {"next": 3}),
    ("close without carriage", "TT-609", closing(3, 7, options={"decline-carriage": True}), {"next": None}),
    ("close with Wagner", "TT-843", closing(3, 5), {"next": 6, "cards": 3}),
    ("close with Wagner", "TT-847", closing(3), {"next": 3}),
    ("close with Wagner", "TT-847", closing(3, 7), {"next": None}),
    (
        "close each Basel with Wagner",
        "TT-207",
        closing(4, 4, used="postmeister"),
        {"used": ["postmeister"], "official": "wagner"},
    ),
    ("close with Wagner", "TT-814", closing(4, 4, forced=True), {"official": "wagner"}),
    # Discarding
    ("discard Kempten", "TT-613", taking(), {"kept": 3}),
    ("discard Ulm", "TT-613", closed("Ulm Linz Lodz"), {"kept": 3}),
    ("discard Basel", "TT-301", closed("Ulm Linz Lodz Passau"), {"card": "basel"}),
    # Ending the turn
    ("end turn", "TT-203", taking(), {}),
    ("end turn", "TT-813", after(taking(Seat(route="Basel")), "take Ulm"), {}),
    ("end turn", "TT-204", laying(), {}),
    ("end turn", "TT-611", closed("Ulm Linz Lodz Passau Pilsen"), {"kept": 3, "hand": 5}),
    # The game is over
    ("take deck", "TT-703", over(), {}),
    ("close", "TT-703", over(), {}),
]


@pytest.mark.parametrize(
    ("text", "rule", "state", "data"), REFUSALS, ids=[f"{text}: {rule}" for text, rule, _, _ in REFUSALS]
)
def test_refusal(text: str, rule: str, state: State, data: dict[str, Any]) -> None:
    assert refused(state, text) == rule
    reason = state.why_not(text)
    assert reason is not None
    assert reason.data == data
    assert json.loads(json.dumps(reason.data)) == data


def test_another_seat() -> None:
    state = taking(players=3)
    for seat in (1, 2):
        reason = state.why_not("take deck", seat=seat)
        assert reason is not None
        assert (reason.rule, reason.data) == ("TT-201", {"seat": 0})
    assert state.why_not("take deck", seat=0) is None
    with pytest.raises(BadSeat):
        state.why_not("take deck", seat=3)


def test_every_rule_cited_is_among_the_rows() -> None:
    """The page has a text for each rule that is cited; TT-325 answers only where several officials may help."""
    provoked = {rule for _, rule, _, _ in REFUSALS} | {"TT-201"}
    assert provoked <= set(CITED)
    assert set(CITED) - provoked == {"TT-325", "TT-831"}


def test_the_officials_of_an_observation_give_the_same_reasons() -> None:
    seen: list[tuple[State, dict[str, str | None]]] = [
        (taking(), {"postillion": "TT-830", "postmeister": "TT-810", "amtmann": None, "wagner": "TT-202"}),
        (after(taking(), "take Ulm"), {"postillion": "TT-830", "postmeister": None, "amtmann": "TT-821"}),
        (laid(), {"postillion": None, "postmeister": "TT-202", "amtmann": "TT-802", "wagner": "TT-401"}),
        (laid(Seat(route="Basel Zürich")), {"postillion": "TT-834"}),
        (laid(Seat(hand="Lodz", route="Basel Zürich")), {"postillion": "TT-831"}),
        (closing(3, 5), {"wagner": "TT-843"}),
        (closing(3), {"wagner": "TT-847"}),
        (taking(Seat(route="Ulm")), {"amtmann": "TT-825", "wagner": "TT-814"}),
        (closed(), dict.fromkeys(("postillion", "postmeister", "amtmann", "wagner"), "TT-207")),
    ]
    for state, expected in seen:
        officials = state.observation(0)["officials"]
        found = {id_: officials[id_]["rule"] for id_ in expected}
        assert found == expected
        assert all(official["usable"] is (official["rule"] is None) for official in officials.values())
    assert taking().observation(1)["officials"] is None
    assert taking().observation(PUBLIC)["officials"] is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "take",
        "take Köln",
        "lay",
        "lay Ulm up",
        "lay Ulm left right",
        "close every Ulm",
        "close each Köln",
    ],
)
def test_unreadable(text: str) -> None:
    state = laid(Seat(hand="Ulm", route="Lodz"))
    before = state.to_dict()
    for call in (state.why_not, state.apply, state.parse):
        with pytest.raises(UnreadableAction):
            call(text)
    assert state.to_dict() == before


def test_a_beginning_of_several_actions_is_ambiguous() -> None:
    state = taking()
    with pytest.raises(AmbiguousAction) as error:
        state.apply("take")
    assert set(error.value.data["candidates"]) == {f"take {card}" for card in (*OPEN.split(), "deck")}
