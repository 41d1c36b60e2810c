"""TT-210 to TT-219: taking cards, display, deck and discard pile."""

from __future__ import annotations

from collections import Counter

import pytest

from spieltisch import PUBLIC
from tests.positions import Seat, ids, position

from ..reading import kinds, legal, of, own, play, refused, verbs

OPEN = "Ulm Basel Linz Lodz Passau Pilsen"


@pytest.mark.rule("TT-210")
def test_an_open_card_or_the_top_of_the_deck() -> None:
    state = position(Seat(hand="Kempten"), display=OPEN, deck="Mannheim")
    assert legal(state, "take") == {f"take {card}" for card in (*OPEN.split(), "deck")}
    assert refused(state, "take Mannheim") == "TT-210"
    for taken, card in (("take Lodz", "lodz"), ("take deck", "mannheim")):
        after = state.copy()
        play(after, taken)
        assert own(after)["hand"] == ["kempten", card]


@pytest.mark.rule("TT-211")
def test_display_is_refilled_at_once() -> None:
    state = position(Seat(hand="Kempten"), display=OPEN, deck="Mannheim Salzburg")
    events = play(state, "take Linz")
    assert kinds(events) == ["took", "refilled"]
    assert (events[1]["slot"], events[1]["card"]) == (2, "mannheim")
    assert state.observation(PUBLIC)["display"] == ids("Ulm Basel Mannheim Lodz Passau Pilsen")
    assert state.to_dict()["deck"][0] == "salzburg"


@pytest.mark.rule("TT-212")
def test_display_is_refilled_after_each_of_two_cards() -> None:
    state = position(Seat(), display=OPEN, deck="Mannheim Salzburg")
    play(state, "take Linz")
    assert "take Mannheim with Postmeister" in legal(state)
    assert "take Linz with Postmeister" not in legal(state)
    play(state, "take Mannheim with Postmeister")
    assert state.observation(0)["display"] == ids("Ulm Basel Salzburg Lodz Passau Pilsen")
    assert own(state)["hand"] == ids("Linz Mannheim")


@pytest.mark.rule("TT-213")
def test_a_deck_card_is_seen_by_its_taker_only() -> None:
    state = position(Seat(hand="Kempten"), display=OPEN, deck="Mannheim")
    events = play(state, "take deck")
    assert kinds(events) == ["took"]
    assert state.observation(1)["display"] == ids(OPEN)
    assert [state.redact(events[0], seat)["card"] for seat in (0, 1, PUBLIC)] == ["mannheim", None, None]
    assert state.observation(0)["seats"][0]["hand"] == ids("Kempten Mannheim")
    assert state.observation(1)["seats"][0]["hand"] is None


@pytest.mark.rule("TT-214")
def test_discard_pile_becomes_the_deck() -> None:
    decks = []
    for random in (1, 2, 3):
        state = position(Seat(hand="Kempten"), display=OPEN, deck="Mannheim", rest="discard", random=random)
        pile = state.to_dict()["discard"]
        events = play(state, "take deck")
        assert events[1:] == [{"event": "reshuffled", "count": len(pile)}]
        assert state.observation(PUBLIC)["discard"] == 0
        decks.append(state.to_dict()["deck"])
        assert Counter(decks[-1]) == Counter(pile)
    assert len({tuple(deck) for deck in decks}) == 3


@pytest.mark.rule("TT-215")
def test_reshuffled_when_the_last_card_leaves_or_cards_come() -> None:
    state = position(Seat(hand="Kempten"), display=OPEN, deck="Mannheim", discard="Linz Lodz", rest=1)
    play(state, "take deck")
    assert (state.observation(0)["deck"], state.observation(0)["discard"]) == (2, 0)
    by_refill = position(Seat(hand="Kempten"), display=OPEN, deck="Mannheim", discard="Linz Lodz", rest=1)
    assert kinds(play(by_refill, "take Ulm")) == ["took", "refilled", "reshuffled"]

    late = position(Seat(hand="Kempten", route="Basel Zürich"), display=OPEN, deck="Mannheim", rest=1)
    assert "reshuffled" not in kinds(play(late, "take deck"))
    assert late.observation(0)["deck"] == 0
    closing = late.copy()
    events = play(closing, "lay Kempten right", "close")
    assert kinds(events)[-2:] == ["discarded", "reshuffled"]
    assert Counter(closing.to_dict()["deck"]) == Counter(ids("Basel Zürich Kempten"))
    assert closing.to_dict()["discard"] == []
    assert kinds(play(late, "lay Kempten anew")) == ["abandoned", "reshuffled", "laid"]
    assert Counter(late.to_dict()["deck"]) == Counter(ids("Basel Zürich"))


@pytest.mark.rule("TT-216")
def test_refilling_goes_on_after_the_reshuffle() -> None:
    state = position(
        Seat(hand="Kempten"), display=OPEN, deck="Mannheim Salzburg", discard="Linz Lodz", rest=1
    )
    events = play(state, "exchange with Amtmann")
    assert kinds(events) == ["exchanged", *["refilled"] * 2, "reshuffled", *["refilled"] * 4]
    assert None not in state.observation(0)["display"]
    assert state.observation(0)["display"][:2] == ids("Mannheim Salzburg")
    assert (state.observation(0)["deck"], state.observation(0)["discard"]) == (4, 0)


@pytest.mark.rule("TT-216")
@pytest.mark.rule("TT-217")
def test_a_short_display_is_filled_as_soon_as_cards_come_back() -> None:
    """TT-217 keeps it short only while both piles are empty."""
    state = position(Seat(hand="Kempten Innsbruck", route="Basel Zürich"), display=OPEN, rest=1)
    play(state, "take Ulm")
    assert state.observation(0)["display"].count(None) == 1
    play(state, "lay Kempten right", "close")
    assert None not in state.observation(0)["display"]
    assert state.observation(0)["deck"] == 2


@pytest.mark.rule("TT-217")
def test_display_stays_short_without_cards() -> None:
    state = position(Seat(hand="Kempten"), display=OPEN, rest=1)
    assert kinds(play(state, "take Linz")) == ["took"]
    assert state.observation(PUBLIC)["display"] == [*ids("Ulm Basel"), None, *ids("Lodz Passau Pilsen")]
    play(state, "lay Linz", "end turn")
    assert legal(state, "take") == {f"take {card}" for card in ("Ulm", "Basel", "Lodz", "Passau", "Pilsen")}


@pytest.mark.rule("TT-218")
def test_only_open_cards_without_deck_and_discard_pile() -> None:
    state = position(Seat(hand="Kempten"), display="Ulm Basel", rest=1)
    assert legal(state, "take") == {"take Ulm", "take Basel"}
    assert refused(state, "take deck") == "TT-218"


@pytest.mark.rule("TT-219")
def test_without_any_card_to_take_the_draw_is_skipped() -> None:
    state = position(Seat(hand="Kempten", route="Basel Zürich"), display="", rest=1, turn=1, phase="done")
    play(state, "end turn")
    assert state.current_player == 0
    assert legal(state) == {"lay Kempten right", "lay Kempten anew"}
    assert refused(state, "take deck") == "TT-218"
    assert refused(state, "exchange with Amtmann") == "TT-218"
    play(state, "lay Kempten right")
    assert {"close", "end turn"} <= legal(state)


@pytest.mark.rule("TT-219")
def test_without_hand_card_either_laying_is_skipped_too() -> None:
    state = position(Seat(route="Basel Zürich Kempten"), display="", rest=1, turn=1, phase="done")
    play(state, "end turn")
    assert verbs(state) == {"close", "end"}
    kept = state.copy()
    play(kept, "end turn")
    assert own(kept)["route"] == ids("Basel Zürich Kempten")
    events = play(state, "close each Basel")
    assert [event["length"] for event in of(events, "carriage")] == [3]
    short = position(Seat(route="Basel Zürich"), display="", rest=1, turn=1, phase="done")
    play(short, "end turn")
    assert legal(short) == {"end turn"}
    assert refused(short, "close") == "TT-401"
