"""What the rules tests read off a state, and short ways to play."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from spieltisch import Action, Event, IllegalAction, State
from spieltisch.session import Session


def legal(state: State, verb: str = "") -> set[str]:
    """Return the texts of the legal actions that begin with a word (all when left out)."""
    return {str(action) for action in state.legal_actions() if action.split()[0].startswith(verb)}


def verbs(state: State) -> set[str]:
    """Return the kinds of legal actions."""
    return {action.split()[0] for action in state.legal_actions()}


def play(state: State, *texts: str) -> list[Event]:
    """Apply some actions and return all that they cause."""
    return [event for text in texts for event in state.apply(text)]


def of(events: Iterable[Event], kind: str) -> list[Event]:
    """Return the events of one kind."""
    return [event for event in events if event["event"] == kind]


def kinds(events: Iterable[Event]) -> list[str]:
    """Return the kinds of some events."""
    return [event["event"] for event in events]


def tiles(events: Iterable[Event]) -> list[tuple[str, int]]:
    """Return stack and value of the tiles that were won."""
    return [(event["stack"], event["value"]) for event in of(events, "tile")]


def carriages(events: Iterable[Event]) -> list[int]:
    """Return the sizes of the carriages that were gained."""
    return [event["length"] for event in of(events, "carriage")]


def own(state: State, seat: int = 0) -> dict[str, Any]:
    """Return what lies in front of a seat, nothing hidden."""
    shown: dict[str, Any] = state.observation(None)["seats"][seat]
    return shown


def house_sets(state: State) -> set[frozenset[str]]:
    """Return the sets of houses with which the route may be closed."""
    closings = (action.to_dict() for action in state.legal_actions() if action.verb == "close")
    return {frozenset(closing["houses"]) for closing in closings}


def refused(state: State, text: str) -> str:
    """Return the rule that forbids an action; make sure that it is refused and changes nothing."""
    reason = state.why_not(text)
    assert reason is not None, f"{text!r} is legal"
    before = state.to_dict()
    with pytest.raises(IllegalAction) as error:
        state.apply(text)
    assert error.value.reason == reason
    assert state.to_dict() == before
    return reason.rule


def quick_turn(state: State) -> list[Event]:
    """Play one turn: take from the deck, lay the first card that will do, do not close."""
    seat = state.current_player
    events: list[Event] = []
    while state.current_player == seat:
        must_take = verbs(state) == {"take"}
        choices = (
            action
            for wanted in ("take deck", "lay", "end turn")
            for action in state.legal_actions()
            if action.startswith(wanted) and (must_take or " with " not in action)
        )
        events += state.apply(next(choices))
        if events[-1]["event"] in ("turn-began", "game-over"):
            break
    return events


def eager(state: State, rng: Random) -> Action:
    """Return a legal action that brings the end near: extend, close for a carriage and for many houses."""
    actions = state.legal_actions()
    closings = sorted((action for action in actions if action.verb == "close"), key=len)
    seat = own(state, state.current_player or 0)
    if closings and (len(seat["route"]) >= (seat["nextCarriage"] or 3) or "Wagner" in closings[-1]):
        return closings[-1]
    kept = [action for action in actions if action.verb != "close" and not action.endswith("anew")]
    return rng.choice([action for action in kept if action.verb != "exchange"] or kept or actions)


def done_again(session: Session, plain: State, text: str) -> bool:
    """Do an action in a game and at its session; there it is taken back and done again where that can be.

    Args:
        session: what takes back.
        plain: the same game.
        text: the action, by the seat that is to decide.

    Returns:
        Whether it could be taken back.
    """
    seat, before = plain.current_player, plain.to_dict()
    assert session._table.to_dict() == before
    view = session.call("act", {"actions": [text], "seat": seat})["view"]
    is_back = bool(view["undo"]["steps"]) and not view["over"]
    if is_back:
        session.call("undo", {"steps": 1, "seat": seat})
        assert session._table.to_dict() == before
        session.call("act", {"actions": [text], "seat": seat})
    # What others have no choice in is done with it.
    for done in session._table.history()[len(plain.history()) :]:
        plain.apply(done)
    return is_back
