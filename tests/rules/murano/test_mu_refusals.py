"""Every rule that Murano names as the reason against an action, with the data for its message (docs/reference.md)."""

from __future__ import annotations

import re
from random import Random
from typing import Any, NamedTuple

import pytest

from spieltisch import State
from spieltisch.murano.refusal import CITED
from tests.engine.voyages import Sailor
from tests.lagoon import begin, lagoon, play, rule, texts
from tools.paths import ROOT

ROOM = "3 5 7 9 11 13 16 18"
"""Ships from which shop (4), palace (6), special building (8), gold (12) and glass (1) are one move away."""
PRODUCTION = "2 4 6 9 11 14 16 18"
INCOME = "2 4 6 9 11 14 16 17"
STREET = {"2c2": "none"}
END: dict[str, Any] = {"ships": ROOM, "gold": 20, "left": {"shop": 0, "palace": 1}}


class Case(NamedTuple):
    rule: str
    text: str
    moves: tuple[str, ...] = ()
    parts: dict[str, Any] = {}  # noqa: RUF012 - nobody changes it
    data: dict[str, Any] = {}  # noqa: RUF012 - nobody changes it


CASES = (
    Case("MU-202", "take gold", data={"from": None, "to": None}),
    Case("MU-202", "sail 3-5", data={"from": 3, "to": 5}),
    Case("MU-204", "sail 2-4", data={"from": 2, "to": 4}),
    Case("MU-205", "sail 2-5", data={"from": 2, "to": 5}),
    Case("MU-208", "pass 2-2", data={"from": 2, "to": 2}),
    Case("MU-213", "buy glass", ("sail 11-12",), data={"space": 12, "action": "gold"}),
    Case("MU-213", "sail 2-3", ("sail 11-12", "take gold"), data={"space": 12, "action": "gold"}),
    Case("MU-213", "sell 1 red", ("sail 6-7", "produce 0"), {"ships": PRODUCTION}, {"space": 7, "action": "production"}),
    Case("MU-216", "end turn", ("sail 11-12",), data={"space": 12}),
    Case("MU-217", "sail 12-13", ("sail 11-12",), data={"from": 12, "to": 13}),
    Case("MU-219", "buy shop", ("sail 3-4",), {"ships": ROOM, "gold": 1}, {"needed": 2, "gold": 1, "price": 0}),
    Case("MU-226", "pass 2-3", ("sail 11-12",), data={"ships": 1}),
    Case("MU-302", "search glass", ("sail 18-1",), data={"sort": "glass"}),
    Case("MU-303", "take gold", ("sail 3-4", "search shop"), {"ships": ROOM}, {"tile": None}),
    Case("MU-303", "choose palace-1", ("sail 3-4", "search shop"), {"ships": ROOM}, {"tile": "palace-1"}),
    Case("MU-304", "end turn", ("sail 5-6", "search palace"), {"ships": ROOM}, {"tile": None}),
    Case("MU-304", "choose shop-red", ("sail 5-6", "search palace"), {"ships": ROOM}, {"tile": "shop-red"}),
    Case("MU-309", "search special", ("sail 7-8",), {"ships": ROOM}, {"sort": "special"}),
    Case("MU-313", "buy shop", ("sail 3-4",), {"ships": ROOM, "left": {"shop": 0}}, {"sort": "shop"}),
    Case("MU-314", "build glass 2c1", ("sail 2-3",), {"streets": STREET}, {"tile": "glass"}),
    Case("MU-401", "draw 1", ("sail 2-3", "draw 1", "build street 1a2", "draw 1", "build street 1b2", "draw 1",
                              "build street 1c2"), data={"tiles": 3}),
    Case("MU-403", "sail 2-3", parts={"left": {"street": 0}, "gold": 0}),
    Case("MU-404", "build street 2c1", ("sail 2-3", "draw 1"), data={"place": "2c1"}),
    Case("MU-405", "build glass 2c2", ("sail 2-3",), {"tiles": {0: "glass"}}, {"place": "2c2"}),
    Case("MU-406", "build glass 2b1", ("sail 2-3",), {"tiles": {0: "glass"}, "streets": STREET}, {"place": "2b1"}),
    Case("MU-410", "build street 2c2", ("sail 2-3",)),
    Case("MU-414", "end turn", ("sail 2-3", "draw 1")),
    Case("MU-417", "draw 2", ("sail 2-3",), {"left": {"street": 1}}, {"stack": 2, "streets": 1, "free": 1}),
    Case("MU-501", "keep bank", ("sail 2-3", "build special 2c1"),
         {"streets": STREET, "tiles": {0: "special"}, "special_pile": "hafen werft rathaus bank"}, {"card": "bank"}),
    Case("MU-505", "decline", ("sail 2-3", "build special 2c1"), {"streets": STREET, "tiles": {0: "special"}}),
    Case("MU-603", "keep glass", ("sail 4-5",), data={"card": "glass"}),
    Case("MU-604", "keep glass", ("sail 4-5", "look"), {"pile": "shop palace special glass"}, {"card": "glass"}),
    Case("MU-604", "end turn", ("sail 4-5", "look"), data={"card": None}),
    Case("MU-606", "decline", ("sail 4-5",)),
    Case("MU-614", "score glass navagero"),
    Case("MU-701", "income navagero", ("sail 17-18",), {"ships": INCOME, "options": {"income": "chosen"}},
         {"island": "navagero", "islands": []}),
    Case("MU-701", "income navagero", ("sail 17-18",), {"ships": INCOME, "options": {"income": "chosen"},
         "streets": {"1a2": "grey-1"}, "buildings": {"1a3": "shop-grey 0"}},
         {"island": "navagero", "islands": ["sacca-mattia"]}),
    Case("MU-707", "income navagero", ("sail 17-18",), {"ships": INCOME}),
    Case("MU-715", "produce 1", ("sail 6-7",), {"ships": PRODUCTION, "points": 1, "streets": STREET,
         "buildings": {"2c1": "glass 0"}}, {"points": 1, "most": 0}),
    Case("MU-717", "produce 0", ("sail 6-7", "produce 0"), {"ships": PRODUCTION, "beads": {0: "red"}}),
    Case("MU-719", "produce 1", ("sail 6-7",), {"ships": PRODUCTION}, {"factories": 0}),
    Case("MU-720", "produce 1", ("sail 6-7",), {"ships": PRODUCTION, "streets": STREET,
         "buildings": {"2c1": "glass 0"}, "beads": {1: "red " * 10 + "green " * 10 + "blue " * 10}}, {"beads": 0}),
    Case("MU-721", "sell 2 red", ("sail 6-7", "produce 0"), {"ships": PRODUCTION, "beads": {0: "red"}},
         {"colour": "red"}),
    Case("MU-722", "sell 4 red", ("sail 6-7", "produce 0"), {"ships": PRODUCTION, "beads": {0: "red"}}, {"most": 3}),
    Case("MU-726", "end turn", ("sail 6-7", "produce 0"), {"ships": PRODUCTION, "beads": {0: "red"}}),
    Case("MU-727", "sell 1 red", ("sail 6-7",), {"ships": PRODUCTION, "beads": {0: "red"}}),
    Case("MU-801", "place 2", ("sail 9-10",), {"gold": 4}, {"needed": 5, "gold": 4}),
    Case("MU-801", "place 2", ("sail 9-10",), {"gold": 2, "specials": {0: "hafen"}}, {"needed": 3, "gold": 2}),
    Case("MU-803", "place 1", ("sail 9-10",), {"gondolas": {1: 1}}, {"gondola": 1}),
    Case("MU-806", "sail 9-10", parts={"gold": 0, "available": {0: 0}}, data={"gondoliers": 0}),
    Case("MU-807", "dismiss", ("sail 16-17",), {"available": {0: 0}}),
    Case("MU-219", "hire", ("sail 16-17",), {"gold": 2}, {"needed": 3, "gold": 2, "price": 0}),
    Case("MU-810", "hire", ("sail 16-17",), {"available": {0: 7}}, {"hired": 7, "most": 7}),
    Case("MU-810", "sail 16-17", (), {"gold": 0, "gondolas": dict.fromkeys(range(1, 8), 0), "available": {0: 0}},
         {"hired": 7, "most": 7}),
    Case("MU-908", "build glass 2c1", ("sail 5-6", "buy palace"), {**END, "streets": STREET, "tiles": {0: "glass"},
         "stock": {"palace": "palace-1"}}, {"tile": "palace-1"}),
    Case("MU-909", "draw 1", ("sail 5-6", "buy palace"), {**END, "streets": STREET}),
    Case("MU-S05", "sell 1 with joker", ("sail 6-7", "produce 0"), {"ships": PRODUCTION, "beads": {0: "red"}},
         {"jokers": 0}),
    Case("MU-V06", "keep kuenstlerwerkstatt-2", ("sail 2-3", "build special 2c1"),
         {"streets": STREET, "tiles": {0: "special"}, "special_pile": "kuenstlerwerkstatt-2",
          "specials": {0: "kuenstlerwerkstatt-1"}, "options": {"one-workshop": True}},
         {"card": "kuenstlerwerkstatt-2"}),
)  # fmt: skip


def scoring() -> State:
    """Return a state in which seat 0 scores by hand, with a gondolier on island 1 and two cards."""
    state = lagoon(**END, options={"assignment": "by-hand"}, gondolas={1: 0},
                   characters={0: "glass san-donato-most"})  # fmt: skip
    play(state, "sail 5-6", "buy palace", "end turn", "pass 18-1", "end turn")
    return state


@pytest.mark.parametrize("case", CASES, ids=[f"{case.rule}-{case.text}" for case in CASES])
def test_the_rule_and_its_data(case: Case) -> None:
    state = lagoon(**case.parts)
    play(state, *case.moves)
    refused = state.why_not(case.text)
    assert refused is not None
    assert (refused.rule, refused.data) == (case.rule, case.data)


def special_cases() -> dict[str, Any]:
    """Return the reasons that need more than a few moves, by rule."""
    over = scoring()
    while not over.is_over:
        over.apply("end turn")
    every = begin(2).to_dict()["characters"]
    empty = lagoon(gold=0, characters={1: " ".join(every)})
    return {
        "MU-201": begin().why_not("end turn", 1),
        "MU-611": empty.why_not("sail 4-5"),
        "MU-905": over.why_not("end turn"),
        "MU-916": scoring().why_not("score shop sacca-mattia"),
        "MU-919": scoring().why_not("score glass san-donato"),
        "MU-C29": scoring().why_not("score san-donato-most sacca-mattia"),
        "MU-V01": begin(start_character=True).why_not("take gold"),
    }


def test_the_rules_of_special_moments() -> None:
    found = {rule: (refused.rule, refused.data) for rule, refused in special_cases().items()}
    where = {"card": "glass", "island": "san-donato"}
    assert found == {
        "MU-201": ("MU-201", {"seat": 0}),
        "MU-611": ("MU-611", {}),
        "MU-905": ("MU-905", {}),
        "MU-916": ("MU-916", {"card": "shop"}),
        "MU-919": ("MU-919", where),
        "MU-C29": ("MU-C29", {"card": "san-donato-most", "island": "sacca-mattia"}),
        "MU-V01": ("MU-V01", {}),
    }
    assert "score glass sacca-mattia" in texts(scoring())


@pytest.mark.rule("MU-V01")
def test_while_start_characters_are_offered_nothing_else_is_done() -> None:
    state = begin(start_character=True)
    assert {
        rule(state, text) for text in ("take gold", "pass 18-1", "sail 2-3", "hire", "draw 1", "end turn")
    } == {"MU-V01"}
    play(state, "decline")
    assert {rule(state, text) for text in ("look", "take gold", "pass 18-1", "hire", "draw 1")} == {"MU-V01"}


def documented() -> dict[str, set[str]]:
    """Return by rule the names of its data, as docs/reference.md tells them."""
    lines = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8").split("## Murano")[1].splitlines()
    cells = [line.split("|") for line in lines if line.startswith("| rule | MU-")]
    return {cell[2].strip(): set(re.findall(r"`(\w+)`", cell[3])) for cell in cells}


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("variants", [False, True])
def test_the_data_are_always_those_that_are_documented(count: int, variants: bool) -> None:
    told = documented()
    chosen = {
        "start_character": variants,
        "one_workshop": variants,
        "assignment": "by-hand" if variants else "best",
    }
    state, rng = begin(count, seed=count, **chosen), Random(count)
    sailor, every = Sailor(rng), [str(action) for action in state.rules.words.known]  # type: ignore[attr-defined]
    while not state.is_over:
        for text in rng.sample(every, 8):
            refused = state.why_not(text)
            assert refused is None or set(refused.data) == told[refused.rule], text
        for row in state.observation(state.current_player)["reach"] or ():
            assert row["rule"] is None or set(row["data"]) == told[row["rule"]]
        state.apply(sailor.choose(state))


def test_every_cited_rule_is_provoked() -> None:
    assert {case.rule for case in CASES} | set(special_cases()) == set(CITED)
