"""What a page is answered: calls that chance puts together, some of them with a parameter that is missing or wrong."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import spieltisch
from spieltisch import PUBLIC, SpieltischError
from spieltisch.session import Session
from tests.records.kept import Texts, chosen, counted

from .moments import one_of

CALLS = 32
"""So many calls are made at the table of every game."""
ACTS = 0.3
"""How often an action is carried out, besides the others."""
SEVERAL = 0.2
"""How often another action is asked for in the same call."""
BROKEN = 0.2
"""How often a parameter is missing or wrong."""
RUBBISH: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    10**6,
    1.5,
    "",
    "x",
    "turn",
    [],
    ["x"],
    [0],
    {},
    {"a": 1},
)

Params = dict[str, Any]


def of(record: dict[str, Any]) -> Texts:
    """Return what calls at the table of a game are answered, counted by method and error."""
    rng = Random(json.dumps(record["actions"][-9:]))
    session = Session()
    said: dict[str, Counter[str]] = {}
    _ask(session, "load", {"record": _part(record, rng)}, said)
    for _ in range(CALLS):
        method = "act" if rng.random() < ACTS else one_of(sorted(METHODS), rng)
        params = METHODS[method](session, record, rng)
        if params and rng.random() < BROKEN:
            _break(params, rng)
        _ask(session, method, params, said)
    return counted(said)


def _ask(session: Session, method: str, params: Params, said: dict[str, Counter[str]]) -> None:
    answer: Any
    try:
        # Which sentence tells an event is held by tests/page/fixtures/sentences.json.
        answer = _without("telling", session.call(method, copy.deepcopy(params)))
        ended = "ok"
    except SpieltischError as error:
        # What a message says in English may be said better.
        told = error.to_dict()
        answer = {"id": told["id"], "data": _without("message", told["data"])}
        ended = error.id
    text = json.dumps(chosen([params, answer]), sort_keys=True, ensure_ascii=False)
    said.setdefault(f"{method} {ended}", Counter())[text] += 1


def _without(part: str, data: Any) -> Any:
    """Return data without all parts of a name."""
    if isinstance(data, dict):
        return {name: _without(part, value) for name, value in data.items() if name != part}
    if isinstance(data, list):
        return [_without(part, value) for value in data]
    return data


def _break(params: Params, rng: Random) -> None:
    name = one_of(sorted(params), rng)
    if rng.random() < 0.3:
        del params[name]
    else:
        params[name] = one_of(RUBBISH, rng)


def _any_part(record: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return the same as `_part`, sometimes with something wrong in it."""
    part = _part(record, rng)
    if rng.random() < BROKEN:
        _break(part, rng)
    elif part["actions"] and rng.random() < BROKEN:
        place = int(rng.random() * len(part["actions"]))
        part["actions"] = [*part["actions"][:place], "end turn", *part["actions"][place:]]
    return part


def _part(record: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return a record of the beginning of a game, or of a middle part that begins with a position."""
    actions = record["actions"]
    length = int(rng.random() * (len(actions) + 1)) if rng.random() < 0.8 else len(actions)
    if rng.random() < 0.7:
        return {**record, "actions": actions[:length]}
    first = int(rng.random() * (length + 1))
    begun = spieltisch.from_dict(spieltisch.replay(record, first).to_dict()).record()
    return {**begun, "actions": actions[first:length]}


def _seat(session: Session, rng: Random) -> int | None:
    state = session.state
    seats: list[int | None] = [None, PUBLIC, *range(len(state.players))]
    return state.current_player if rng.random() < 0.6 else one_of(seats, rng)


def _legal(session: Session, rng: Random) -> str:
    legal = session.state.legal_actions()
    return str(one_of(legal, rng)) if legal else "end turn"


def _any_word(session: Session, record: dict[str, Any], rng: Random) -> str:
    return _legal(session, rng) if rng.random() < 0.5 else str(one_of(record["actions"], rng))


def _looks(session: Session, _: dict[str, Any], rng: Random) -> Params:
    params: Params = {"seat": _seat(session, rng)}
    if rng.random() < 0.5:
        params["since"] = int(rng.random() * (session.step + 1))
    return params


def _acts(session: Session, record: dict[str, Any], rng: Random) -> Params:
    params = {**_looks(session, record, rng), "actions": [_any_word(session, record, rng)]}
    if rng.random() < SEVERAL:
        params["actions"].append(_any_word(session, record, rng))
    if rng.random() < 0.3:
        params["eyes"] = _seat(session, rng)
    return params


def _previews(session: Session, record: dict[str, Any], rng: Random) -> Params:
    return {**_looks(session, record, rng), "text": _any_word(session, record, rng)}


def _undoes(session: Session, record: dict[str, Any], rng: Random) -> Params:
    params = _looks(session, record, rng)
    if rng.random() < 0.7:
        params["steps"] = one_of((1, 1, 2, 3, "turn"), rng)
    return params


def _follows(session: Session, record: dict[str, Any], rng: Random) -> Params:
    if rng.random() < 0.5:
        own: Any = session.state.record()
        kept = int(rng.random() * (len(own["actions"]) + 1))
        return {
            "record": one_of((own, {**own, "actions": own["actions"][:kept]}, _any_part(record, rng)), rng)
        }
    back = one_of((0, 0, 1, 2, 3), rng)
    return {
        "kept": max(0, session.step - back),
        "actions": one_of(([], [_any_word(session, record, rng)]), rng),
    }


def _asks_why(session: Session, record: dict[str, Any], rng: Random) -> Params:
    params: Params = {"text": _any_word(session, record, rng)}
    if rng.random() < 0.5:
        params = {"parts": {"type": one_of(("take", "lay", "end", "close", "sail", "build", "look"), rng)}}
    if rng.random() < 0.5:
        params["seat"] = _seat(session, rng)
    return params


def _begins(_: Session, record: dict[str, Any], rng: Random) -> Params:
    params = {name: copy.deepcopy(record[name]) for name in ("game", "players", "options")}
    params["seed"] = int(rng.random() * 1000)
    if rng.random() < 0.5:
        params["seat"] = one_of((0, 1, PUBLIC), rng)
    return params


def _loads(_: Session, record: dict[str, Any], rng: Random) -> Params:
    params: Params = {"record": _any_part(record, rng)}
    if rng.random() < 0.5:
        params["seat"] = one_of((0, 1, PUBLIC), rng)
    return params


def _decides(session: Session, _: dict[str, Any], rng: Random) -> Params:
    rows = [[_legal(session, rng), int(rng.random() * 4) - 1, rng.random()] for _ in range(4)]
    return {"tallies": [rows[:2], rows[2:], []]}


METHODS: dict[str, Callable[[Session, dict[str, Any], Random], Params]] = {
    "games": lambda *_: {},
    "new": _begins,
    "load": _loads,
    "view": _looks,
    "look": _looks,
    "act": _acts,
    "undo": _undoes,
    "computers": lambda session, _, rng: {"seats": one_of(([], [0], [1], [0, 1], [1, 0, 1]), rng)},
    "whyNot": _asks_why,
    "preview": _previews,
    "at": lambda session, record, rng: {
        **_looks(session, record, rng),
        "step": int(rng.random() * (session.step + 1)),
    },
    "history": _looks,
    "scores": lambda *_: {},
    "follow": _follows,
    "decide": _decides,
}
