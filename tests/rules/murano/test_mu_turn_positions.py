"""Positions in the middle of a turn that no turn leads to are refused, each with the field or rule against it."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch import BadPosition
from tests.lagoon import lagoon, play

ROOM = "3 5 7 9 11 13 16 18"
"""Ships from which each purchase is one move away."""
LAST: dict[str, Any] = {"ships": ROOM, "gold": 40, "left": {"shop": 0, "palace": 1}}
STREET = {"2c2": "none", "2b2": "none"}
EIGHT = "1 3 5 8 10 12 15 17"

Moves = tuple[str, ...]
MOMENTS: dict[str, tuple[dict[str, Any], Moves]] = {
    "to choose": ({"ships": ROOM, "gold": 9}, ("sail 3-4", "search shop")),
    "bought": ({"ships": ROOM}, ("sail 3-4", "buy shop")),
    "to place": ({**LAST, "streets": STREET, "tiles": {0: "glass"}}, ("sail 5-6", "buy palace")),
    "nowhere to place": (LAST, ("sail 5-6", "buy palace")),
    "far away": (LAST, ("sail 7-8", "sail 5-6", "buy palace")),
    "placed": ({**LAST, "streets": STREET}, ("sail 5-6", "buy palace", "build palace-1 2c1")),
    "one street": ({}, ("sail 2-3", "draw 1", "build street 2c2")),
    "three streets": ({}, ("sail 2-3", *(f"draw 1;build street 2{x}2" for x in "bcd"))),
    "a card to keep": ({"streets": STREET, "tiles": {0: "special special"}}, ("sail 2-3", "build special 2c1")),
    "a card kept": (
        {"streets": STREET, "tiles": {0: "special"}},
        ("sail 2-3", "build special 2c1", "keep basilika"),
    ),
    "a card at once": (
        {"ships": ROOM, "gold": 40, "left": {"shop": 0, "special": 1}, "streets": STREET},
        ("sail 7-8", "buy special", "build special 2c1"),
    ),
    "characters": ({}, ("sail 4-5", "look")),
    "produced": (
        {"ships": "2 4 6 9 11 14 16 18", "streets": STREET, "buildings": {"2c1": "glass 0"}},
        ("sail 6-7", "produce 1"),
    ),
    "offered": ({"options": {"start-character": True}, "round": 0, "phase": "offer"}, ()),
    "by hand": (
        {**LAST, "options": {"assignment": "by-hand"}, "gondolas": {1: 0, 2: 1}, "characters": {0: "glass", 1: "shop"}},
        ("sail 5-6", "buy palace", "end turn", "pass 18-1", "end turn"),
    ),
    "over": (
        {**LAST, "gondolas": {1: 0}, "characters": {0: "sole-glass"}, "streets": {"1a2": "none"},
         "buildings": {"1a3": "glass 0"}},
        ("sail 5-6", "buy palace", "end turn", "pass 18-1", "end turn"),
    ),
    "ships": ({"gold": 40}, ("sail 2-3", "sail 18-2")),
    "the lighthouse": (
        {"ships": "1 2 3 6 9 12 14 16", "red": 2, "specials": {0: "leuchtturm"}}, ("sail 2-7",),
    ),
}  # fmt: skip
"""Moments of a turn: what is set up, and what is done from there."""


UNDER_WAY: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "choosing glass": ("to choose", {"space": 1, "ships": [1, 4, 5, 7, 9, 11, 13, 16], "moved": [1]}, {"field": "space"}),
    "choosing a special": ("to choose", {"space": 8, "ships": [4, 5, 8, 9, 11, 13, 16, 18], "moved": [8]},
                           {"field": "space"}),
    "bought before the end": ("bought", {"bought": "shop-red"}, {"field": "bought", "rule": "MU-906"}),
    "bought before the turn": ("", {"bought": "glass"}, {"field": "bought", "rule": "MU-906"}),
    "bought elsewhere": ("to place", {"bought": "glass"}, {"field": "bought", "rule": "MU-310"}),
    "nothing bought to place": ("to place", {"bought": None}, {"field": "bought", "rule": "MU-906"}),
    "bought, nothing to decide": ("to place", {"phase": "done"}, {"field": "bought", "rule": "MU-906"}),
    "nowhere to place it": ("nowhere to place", {"phase": "place"}, {"field": "bought", "rule": "MU-906"}),
    "passed with two ships": ("far away", {"bought": None}, {"field": "bought", "rule": "MU-906"}),
    "bought and not there": ("placed", {"bought": "palace-3"}, {"field": "bought", "rule": "MU-906"}),
    "bought and not held": ("to place", {"bought": "palace-3"}, {"field": "bought", "rule": "MU-906"}),
    "two built at once": ("placed", {"built": 2}, {"field": "built", "rule": "MU-401"}),
    "a card for a palace": ("placed", {"fresh": 1}, {"field": "fresh"}),
    "a card at once, without a purchase": ("a card at once", {"bought": None}, {"field": "space"}),
    "a second card at once": ("a card at once", {"built": 2}, {"field": "built", "rule": "MU-401"}),
    "nothing built": ("one street", {"built": 0}, {"field": "built", "rule": "MU-401"}),
    "three built, and more": ("one street", {"built": 3}, {"field": "built", "rule": "MU-401"}),
    "three built, and no end": ("three streets", {"built": 2}, {"field": "built", "rule": "MU-401"}),
    "four built": ("three streets", {"built": 4}, {"field": "built", "rule": "MU-401"}),
    "a fourth street": ("three streets", {"phase": "build"}, {"field": "built", "rule": "MU-401"}),
    "a card before it was built": ("a card to keep", {"built": 0}, {"field": "built", "rule": "MU-401"}),
    "a second card fresh": ("a card kept", {"built": 1, "fresh": 2}, {"field": "fresh"}),
    "a card of an earlier turn": ("ships", {"fresh": 1}, {"field": "fresh"}),
    "no money to look": ("characters", {"gold": 0}, {"field": "gold", "rule": "MU-611"}),
    "made without a factory": ("produced", {"made": 2}, {"field": "made", "rule": "MU-717"}),
    "made elsewhere": ("bought", {"made": 1}, {"field": "made"}),
    "nothing to sell": ("produced", {"beads": False}, {"field": "made", "rule": "MU-714"}),
    "passed without the lighthouse": ("ships", {"redMoved": "passed"}, {"field": "redMoved", "rule": "MU-S04"}),
    "through another ship": ("ships", {"moved": [3], "space": 3, "red": 18, "redMoved": None, "ships":
                             [2, 3, 4, 7, 9, 11, 14, 16] }, {"field": "moved"}),
    "a last ship that was not moved": ("ships", {"space": 5}, {"field": "space"}),
    "a ship ahead of the last": ("ships", {"space": 3}, {"field": "moved", "rule": "MU-205"}),
    "eight in a row": ("ships", {"ships": [*range(1, 9)], "moved": [*range(1, 9)], "space": 8, "red": 1,
                                 "redMoved": "sailed"}, {"field": "moved", "rule": "MU-205"}),
    "scoring by hand in another game": ("by hand", {"options": {}}, {"field": "phase", "rule": "MU-928"}),
    "scored before his turn": ("by hand", {"later": True}, {"seat": 1, "rule": "MU-917"}),
    "the best way missed": ("over", {"unscored": True}, {"seat": 0, "rule": "MU-928"}),
    "over in another's turn": ("over", {"turn": 0}, {"field": "turn", "rule": "MU-905"}),
    "another turn after the last": ("to place", {"phase": "sail", "moved": [], "space": None, "bought": None},
                                    {"field": "turn", "rule": "MU-905"}),
    "no purchase, no end": ("nowhere to place", {"bought": None}, {"field": "turn", "rule": "MU-905"}),
    "a third sort": ("to place", {"ending": {"seat": 0, "sorts": ["shop", "palace", "glass"]}},
                     {"field": "ending", "rule": "MU-901"}),
    "one sort twice": ("to place", {"ending": {"seat": 0, "sorts": ["shop", "shop"]}}, {"field": "ending", "rule": "MU-901"}),
    "ships that left their anchors": ("offered", {"ships": [2, 4, 7, 9, 11, 14, 16, 17]},
                                      {"field": "ships", "rule": "MU-102"}),
    "the turn done in round 0": ("", {"phase": "done", "round": 0}, {"field": "round", "rule": "MU-V01"}),
    "gold before the first turn": ("offered", {"gold": 9}, {"seat": 0, "rule": "MU-127"}),
    "bought before the first turn": ("offered", {"held": True}, {"field": "islands", "rule": "MU-V01"}),
    "a bead before the first turn": ("offered", {"made early": True}, {"rule": "MU-V01"}),
    "a character before it was offered": ("offered", {"early": True}, {"seat": 0, "rule": "MU-V02"}),
}  # fmt: skip


def at(moment: str) -> dict[str, Any]:
    """Return the position of a moment; without a name the beginning of a turn."""
    parts, moves = MOMENTS.get(moment, ({}, ()))
    state = lagoon(**parts)
    play(state, *";".join(moves).split(";")) if moves else None
    return state.to_dict()


def changed(position: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Return a position with some parts replaced; a few changes touch several parts."""
    first, second = position["seats"]
    for name, value in changes.items():
        match name:
            case "gold":
                first["gold"] = value
            case "beads":
                bead = next(colour for colour, count in first["beads"].items() if count)
                first["beads"][bead] -= 1
                position["bag"][bead] += 1
            case "options":
                position["options"]["assignment"] = "best"
            case "later":
                second["scored"] = [["shop", "sacca-mattia", 0]]
                position["used"] = [2]
            case "unscored":
                first["scored"], position["used"] = [], []
            case "held":
                first["tiles"] = {"glass": 1}
                position["stock"]["glass"].pop()
            case "made early":
                first["beads"]["red"] += 1
                position["bag"]["red"] -= 1
            case "early":
                first["characters"] = [position["characters"].pop()]
                first["gold"] -= 1
            case _:
                position[name] = value
    return position


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_of_a_turn_can_be_set_up(moment: str) -> None:
    position = at(moment)
    assert spieltisch.from_dict(position).to_dict() == position


@pytest.mark.parametrize("name", UNDER_WAY)
def test_a_turn_that_cannot_have_come_so_far(name: str) -> None:
    moment, changes, data = UNDER_WAY[name]
    position = changed(at(moment), changes)
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict(position)
    assert caught.value.data == data


@pytest.mark.rule("MU-217")
def test_all_eight_ships_can_be_moved_in_one_turn() -> None:
    """Each of them once, at 28 gold; the last one has come from behind (MU-211)."""
    state = lagoon(gold=40, streets=STREET)
    moves = ("18-1", "2-3", "4-5", "7-8", "9-10", "11-12", "14-15", "16-17")
    play(state, *(f"sail {move}" for move in moves))
    position = state.to_dict()
    assert position["moved"] == position["ships"] == [int(space) for space in EIGHT.split()]
    assert position["seats"][0]["gold"] == 40 - 28
    assert spieltisch.from_dict(position).to_dict() == position


@pytest.mark.parametrize(("moment", "rule"), [("a card to keep", "MU-501"), ("characters", "MU-603")])
def test_as_many_cards_are_seen_as_there_must_be(moment: str, rule: str) -> None:
    position = at(moment)
    pile = "specials" if moment == "a card to keep" else "characters"
    position[pile].append(position["seen"].pop())
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict(position)
    assert caught.value.data == {"field": "seen", "rule": rule}


@pytest.mark.rule("MU-917")
@pytest.mark.parametrize("ended", range(3))
@pytest.mark.parametrize("turn", range(3))
@pytest.mark.parametrize("scorer", range(3))
def test_who_can_have_scored_follows_from_who_ended_the_game(ended: int, turn: int, scorer: int) -> None:
    """The player who ended the game scores first, and so on round the table."""
    state = lagoon(3, turn=scorer, current=scorer, phase="assign", options={"assignment": "by-hand"}, gondolas={1: scorer},
                   ending={"seat": ended, "sorts": ["glass", "shop"]}, left={"glass": 0, "shop": 0},
                   characters={scorer: "glass"}, streets={"1a2": "none"}, buildings={"1a3": "glass 0"})  # fmt: skip
    play(state, "score glass sacca-mattia")
    position = {**state.to_dict(), "turn": turn, "current": turn}
    order = [(ended + number) % 3 for number in range(3)]
    if order.index(scorer) <= order.index(turn):
        assert spieltisch.from_dict(position).to_dict() == position
        return
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict(position)
    assert caught.value.data == {"seat": scorer, "rule": "MU-917"}
