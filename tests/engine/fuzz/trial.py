"""One damaged thing after the other: what is made of it, and whether the engine answers as it must."""

from __future__ import annotations

import json
import resource
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, SpieltischError, State, bridge, patch
from spieltisch.session import Session

from ..invariants import text_of
from . import damage
from .corpus import PATCHES, Sound

PATIENCE = 10
"""Seconds of the processor's work after which an item is taken to hang."""
STEPS = 6
"""How far an accepted position or record is played on."""
LEVELS = ("apprentice", "journeyman", "merchant", "patrician", "x")


class Hang(Exception):
    """An item took too long."""


class Fuzz:
    """Tries item after item; each follows from the seed and its number alone.

    Args:
        seed: what all chance follows from.
        games: sound games to damage.
    """

    def __init__(self, seed: int, games: Sequence[Sound]) -> None:
        self.seed = seed
        self.games = games
        self.counts: Counter[str] = Counter()
        """How often each kind of item ended in what."""
        self.slowest = (0.0, -1)
        """Seconds, and the item that took them."""

    def run(self, number: int) -> None:
        """Try one item.

        Raises:
            Exception: whatever the engine raised besides its typed errors, or `Hang`, or AssertionError.
        """
        rng = Random(f"{self.seed}:{number}")
        game = rng.choice(self.games)
        kind: Callable[[Sound, Random], str] = (_record, _position, _calls, _patch)[number % 4]
        began = time.process_time()
        with _patience():
            ended = kind(game, rng)
        self.slowest = max(self.slowest, (time.process_time() - began, number))
        self.counts[f"{kind.__name__.strip('_')}: {ended}"] += 1


@contextmanager
def _patience() -> Iterator[None]:
    def late(*_: Any) -> None:
        raise Hang(f"no answer after {PATIENCE} s of work")

    # The processor's time, not that of the clock: others may keep the machine busy.
    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def memory() -> float:
    """Return the most memory that this process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


# -- records and positions --------------------------------------------------------------------------------------------


def _record(game: Sound, rng: Random) -> str:
    record = game.record(rng)
    way = rng.randrange(4)
    given: Any
    if way == 0:
        given = damage.broken(record, rng)
    elif way == 1 and record["actions"]:
        place = rng.randrange(len(record["actions"]))
        record["actions"][place] = damage.text(record["actions"][place], rng)
        given = record
    else:
        given = damage.damaged(record, rng)
    return _accepted(spieltisch.replay, given, rng)


def _position(game: Sound, rng: Random) -> str:
    spoil = damage.rearranged if rng.random() < 0.6 else damage.damaged
    return _accepted(spieltisch.from_dict, spoil(game.position(rng), rng), rng)


def _accepted(read: Callable[[Any], State], given: Any, rng: Random) -> str:
    try:
        state = read(given)
    except SpieltischError as error:
        check_error(error)
        return error.id
    for _ in range(STEPS):
        check(state, rng)
        if state.is_over:
            break
        state.apply(rng.choice(state.legal_actions()))
    check(state, rng)
    return "accepted"


def check_error(error: SpieltischError) -> None:
    """Check that an error can be acted on: short, and JSON."""
    told = error.to_dict()
    assert len(json.dumps(told)) < 10_000
    assert error.message


def check(state: State, rng: Random) -> None:
    """Check that a state is whole: it can be read again, seen, guessed at, and says why something is not legal."""
    position = state.to_dict()
    assert text_of(spieltisch.from_dict(position).to_dict()) == text_of(position)
    assert bool(state.legal_actions()) != state.is_over
    for seat in (None, PUBLIC):
        state.observation(seat)
    seat = rng.randrange(len(state.players))
    seen = text_of(state.observation(seat))
    assert text_of(state.determinize(seat, rng).observation(seat)) == seen
    state.scores()
    state.ranking()
    for action in state.legal_actions()[:2]:
        try:
            state.why_not(damage.text(str(action), rng))
        except SpieltischError as error:
            check_error(error)


# -- patches ----------------------------------------------------------------------------------------------------------


def _patch(game: Sound, rng: Random) -> str:
    """Send a damaged patch through the page's door; it is played with just where that says that it can be."""
    record = game.states[0].record()
    name, options = record["game"], record["options"]
    whole = PATCHES[name]
    spoil = rng.choice((damage.damaged, damage.rearranged, damage.broken))
    spoilt = spoil(whole, rng)
    text = spoilt if isinstance(spoilt, str) else json.dumps(spoilt)
    answer = json.loads(bridge.call("patchCheck", json.dumps({"game": name, "patch": text})))
    assert len(json.dumps(answer)) < 20_000
    verdict = answer["ok"]
    assert bool(verdict["problems"]) == (verdict["checked"] is None)

    def begun(given: str) -> State:
        return spieltisch.new_game(name, record["players"], {**options, patch.KEY: given}, seed=1)

    ended = _accepted(begun, text, rng)
    assert (ended == "accepted") == (verdict["checked"] is not None), (text[:500], verdict)
    return ended


# -- calls ------------------------------------------------------------------------------------------------------------


def _calls(game: Sound, rng: Random) -> str:
    """Send some calls through the page's door, most of them damaged, and look at the table after each refused one."""
    session = Session()
    session.call("load", {"record": game.record(rng), "seat": PUBLIC})
    ended: Counter[str] = Counter()
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(bridge, "_session", session)
        for _ in range(3):
            method, params = _call(session, game, rng)
            before = _picture(session)
            answer = json.loads(bridge.call(method, params))
            if "ok" in answer:
                ended["ok"] += 1
                continue
            assert answer["error"]["id"] != bridge.CRASH, (method, params[:500], answer)
            assert len(json.dumps(answer)) < 10_000
            assert _picture(session) == before, method
            ended[answer["error"]["id"]] += 1
    return next(iter(ended))


def _picture(session: Session) -> str:
    own = [(step.seat, str(step.action)) for step in session._steps]
    return text_of([session.state.to_dict(), own])


def _hints(state: State) -> list[Any]:
    """Return what a page has kept of a hint."""
    even = [1 / len(state.players)] * len(state.players)
    return [{"step": 0, "action": "take deck", "deals": 9, "chances": even, "options": [["take deck", 0.5]]}]


def _found() -> dict[str, Any]:
    """Return what an engine has found of a review, as little as it may be."""
    return {"done": False, "progress": 0.5, "chances": [], "turns": [], "costly": [], "brilliant": []}


def _meant(state: State, rng: Random) -> dict[str, Any]:
    """Return an action as the page names one that it asks about: by its text, or by its parts."""
    action = rng.choice(state.legal_actions() or [state.parse("end turn")])
    if rng.random() < 0.5:
        return {"text": damage.text(str(action), rng)}
    parts = action.to_dict()
    del parts["text"]
    return {"parts": parts}


def _call(session: Session, game: Sound, rng: Random) -> tuple[Any, str]:
    state = session.state
    seat = state.current_player if rng.random() < 0.7 else rng.choice((None, PUBLIC, *range(4)))
    legal = [*map(str, state.legal_actions())] or ["end turn"]
    thought = {"seat": seat, "seed": 1, "level": rng.choice(LEVELS), "budget": {"playouts": 1, "ms": 50}}
    calls: dict[str, Callable[[], dict[str, Any]]] = {
        "games": dict,
        "new": lambda: {**game.record(rng), "actions": None},
        "load": lambda: {"record": game.record(rng), "seat": PUBLIC},
        "follow": lambda: rng.choice(
            ({"record": session.state.record()}, {"kept": rng.randrange(3), "actions": legal[:1]})
        ),
        "look": lambda: {"seat": seat, "since": rng.randrange(3)},
        "view": lambda: {"seat": seat},
        "act": lambda: {
            "actions": [str(rng.choice(legal)) for _ in range(rng.randint(1, 3))],
            "seat": seat,
            "eyes": rng.choice((PUBLIC, 0, seat)),
        },
        "undo": lambda: {"seat": seat, "steps": rng.choice((1, 2, "turn"))},
        "computers": lambda: {"seats": [0]},
        "whyNot": lambda: {**_meant(state, rng), "seat": seat},
        "preview": lambda: {"text": str(rng.choice(legal)), "seat": seat},
        "at": lambda: {"step": rng.randrange(5), "seat": seat},
        "history": lambda: {"seat": seat},
        "scores": dict,
        "levels": dict,
        "think": lambda: thought,
        "thinkStep": lambda: {"ms": 1},
        "thinkStop": dict,
        "decide": lambda: {"tallies": [[[str(rng.choice(legal)), 3, 1.5]]]},
        "hint": lambda: {**thought, "hints": _hints(state)},
        "analyse": lambda: {"seats": [0], "share": [0, 2], "hints": _hints(state)},
        "analysed": lambda: {"shares": [None, _found()], "shown": []},
        "analyseStep": lambda: {"ms": 1},
        "analyseStop": dict,
    }
    method: Any = rng.choice(list(calls))
    params: Any = calls[method]()
    if rng.random() < 0.03:
        method = damage.text(method, rng)
    match rng.randrange(4):
        case 0:
            return method, damage.broken(params, rng)
        case 1:
            return method, json.dumps(params)
        case _:
            return method, json.dumps(damage.damaged(params, rng))
