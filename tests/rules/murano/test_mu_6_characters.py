"""Characters (MU-6xx) and the start character (MU-V01, MU-V02)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, State
from tests.lagoon import DATA, begin, lagoon, named, own, play, rule, texts

CARDS = [card["id"] for card in DATA["characters"][:38]]


def at_five(**parts: Any) -> State:
    state = lagoon(**parts)
    play(state, "sail 4-5")
    return state


@pytest.mark.rule("MU-601")
@pytest.mark.rule("MX-106")
def test_price_of_a_character() -> None:
    total = 0
    for bought in range(7):
        state = at_five(characters={0: " ".join(CARDS[:bought])}, gold={0: 10})
        assert own(state)["nextCharacter"] == bought + 1
        play(state, "look")
        events = play(state, texts(state)[0])
        assert named(events, "recruited")[0]["price"] == bought + 1
        assert own(state)["gold"] == 10 - (bought + 1)
        total += bought + 1
    assert total == 28


@pytest.mark.rule("MU-602")
def test_any_number_of_characters() -> None:
    state = at_five(characters={0: " ".join(CARDS[:30])}, gold={0: 100})
    play(state, "look")
    play(state, texts(state)[0])
    assert own(state)["characterCount"] == 31


@pytest.mark.rule("MU-603")
@pytest.mark.parametrize(("held", "seen"), [(0, 3), (30, 3), (31, 2), (32, 1)])
def test_three_cards_are_seen_or_what_is_left(held: int, seen: int) -> None:
    state = at_five(characters={1: " ".join(CARDS[:held])})
    assert rule(state, f"keep {CARDS[-1]}") == "MU-603"
    top = state.to_dict()["characters"][:seen]
    (event,) = state.apply("look")
    assert event == {"event": "looked", "seat": 0, "count": seen, "cards": top}
    assert texts(state) == [*(f"keep {card}" for card in top), "decline"]
    assert state.reveals(event)


@pytest.mark.rule("MU-604")
def test_one_is_kept_face_down() -> None:
    state = at_five(pile="glass palace shop special")
    play(state, "look")
    assert rule(state, "keep special") == "MU-604"
    assert rule(state, "end turn") == "MU-604"
    play(state, "keep palace")
    assert [card["card"] for card in own(state)["characters"]] == ["palace"]
    assert texts(state) == ["end turn"]


@pytest.mark.rule("MU-605")
@pytest.mark.rule("MU-609")
def test_the_others_go_under_the_pile_in_their_order() -> None:
    state = at_five(pile="glass palace shop special")
    play(state, "look", "keep palace")
    pile = state.to_dict()["characters"]
    assert pile[0] == "special"
    assert pile[-2:] == ["glass", "shop"]


@pytest.mark.rule("MU-612")
def test_nobody_else_knows_which_characters_are_looked_at() -> None:
    """Each determinization deals others; a look at them shows them as they are."""
    state = at_five(pile="glass palace shop special")
    play(state, "look")
    seen = {
        seat: {tuple(state.determinize(seat, Random(seed)).to_dict()["seen"]) for seed in range(8)}
        for seat in (0, 1)
    }
    assert seen[0] == {("glass", "palace", "shop")}
    assert len(seen[1]) > 4


@pytest.mark.rule("MU-606")
@pytest.mark.rule("MU-607")
@pytest.mark.rule("MU-608")
@pytest.mark.rule("MX-107")
def test_declining() -> None:
    state = at_five(pile="glass palace shop special", gold={0: 4})
    play(state, "look", "decline")
    assert own(state)["gold"] == 4
    assert texts(state) == ["end turn"]
    assert state.to_dict()["characters"][-3:] == ["glass", "palace", "shop"]
    assert own(state)["characters"] == []


@pytest.mark.rule("MU-610")
def test_gold_for_ships_is_not_returned() -> None:
    state = lagoon(gold={0: 4})
    play(state, "sail 11-12", "sail 4-5", "look", "decline")
    assert own(state)["gold"] == 3


@pytest.mark.rule("MU-611")
def test_no_mere_peeking() -> None:
    poor = lagoon(characters={0: " ".join(CARDS[:3])}, gold={0: 3})
    assert rule(poor, "sail 4-5") is None
    row = poor.observation(0)["reach"][4]
    assert (row["usable"], row["rule"], row["need"]) == (False, "MU-219", 4)
    play(poor, "sail 4-5")
    assert rule(poor, "look") == "MU-219"
    empty = lagoon(characters={1: " ".join(CARDS[:33])}, gold={0: 0})
    assert rule(empty, "sail 4-5") == "MU-611"


@pytest.mark.rule("MU-612")
def test_characters_are_secret() -> None:
    state = at_five(pile="glass palace shop")
    (looked,) = state.apply("look")
    (kept,) = named(play(state, "keep palace"), "recruited")
    for seat in (PUBLIC, 1):
        assert state.observation(seat)["seats"][0]["characters"] is None
        assert state.redact(looked, seat)["cards"] is None
        assert state.redact(kept, seat)["card"] is None
    action = state.history()[-1]
    assert state.is_secret(action, own=False)
    assert not state.is_secret(action, own=True)


@pytest.mark.rule("MU-613")
def test_the_number_of_characters_is_public() -> None:
    state = lagoon(characters={0: "glass palace shop"})
    for seat in (PUBLIC, 0, 1):
        seen = state.observation(seat)["seats"][0]
        assert (seen["characterCount"], seen["nextCharacter"]) == (3, 4)


@pytest.mark.rule("MU-614")
def test_points_at_the_end_only() -> None:
    state = at_five(pile="glass", gondolas={1: 0}, streets={"1a2": "none"}, buildings={"1a3": "glass 0"})
    play(state, "look", "keep glass")
    assert own(state)["points"] == 5
    assert rule(state, "score glass sacca-mattia") == "MU-614"


@pytest.mark.rule("MU-615")
@pytest.mark.rule("MU-616")
def test_a_character_needs_a_gondolier_of_its_own() -> None:
    glass: dict[str, Any] = {"streets": {"1a2": "none"}, "buildings": {"1a3": "glass 0"}}
    cards = {0: "glass sole-glass"}
    parts = [
        lagoon(characters=cards, gondolas=gondolas, **glass).scores()[0]["parts"]["characters"]
        for gondolas in ({}, {5: 0}, {1: 1}, {1: 0}, {1: 0, 2: 0})
    ]
    assert parts == [0, 0, 0, 12, 12 + 3]


@pytest.mark.rule("MU-V01")
@pytest.mark.rule("MU-V02")
@pytest.mark.rule("MX-215")
def test_start_character() -> None:
    state = begin(3, start="seat-2", start_character=True)
    assert state.observation(0)["phase"] == "offer"
    seats = []
    for choice in ("keep", "decline", "skip"):
        seats.append(state.current_player)
        assert texts(state) == ["look", "decline"]
        assert rule(state, "pass 18-1") is not None
        if choice == "skip":
            play(state, "decline")
        else:
            play(state, "look")
            assert len(state.observation(state.current_player)["choice"]) == 3
            play(state, texts(state)[0 if choice == "keep" else -1])
        play(state, "end turn")
        # Who was before the turn has a character already, and the position is still one that can occur.
        assert spieltisch.from_dict(state.to_dict()).to_dict() == state.to_dict()
    assert seats == [1, 2, 0]
    assert [own(state, seat)["gold"] for seat in range(3)] == [5, 4, 5]
    assert own(state, 1)["nextCharacter"] == 2
    assert own(state, 2)["nextCharacter"] == 1
    assert (state.current_player, state.observation(0)["phase"], state.observation(0)["round"]) == (
        1,
        "sail",
        1,
    )
    assert begin().observation(0)["phase"] == "sail"


@pytest.mark.rule("MU-U15")
def test_no_observation_tells_which_cards_are_out() -> None:
    state = begin(4)
    for seat in (PUBLIC, 0):
        text = str(state.observation(seat))
        assert not any(f"'{card['id']}'" in text for card in DATA["characters"] if "-" in card["id"])
