"""What is seen: fingerprints of what everybody is shown and offered in the course of the golden games."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import spieltisch
from spieltisch import PUBLIC, State

from .kept import Kept, Texts
from .reasons import EVERY


def of(record: dict[str, Any]) -> Texts:
    """Return fingerprints of a record's events, and of positions, observations and offers at every thirteenth action.

    Args:
        record: what `golden.record_of` returns.
    """
    state = spieltisch.replay(record, 0)
    kinds = {name: hashlib.sha256() for name in ("positions", "observations", "offers", "events")}
    for number, done in enumerate([*record["actions"], None]):
        if number % EVERY == 0 or done is None:
            kinds["positions"].update(_text(state.to_dict()))
            kinds["offers"].update(_text(state.offers()))
            for view in _observations(state):
                kinds["observations"].update(_text(view))
        if done is not None:
            kinds["events"].update(_text(state.apply(done)))
    return {kind: found.hexdigest()[:16] for kind, found in kinds.items()}


def _observations(state: State) -> list[Any]:
    seats: list[int | None] = [None, PUBLIC, *range(len(state.players))]
    return [state.observation(seat) for seat in seats]


def _text(data: Any) -> bytes:
    return json.dumps(data, sort_keys=True, ensure_ascii=False).encode()


VIEWS = Kept("views", of)
