"""What is seen: fingerprints of what everybody is shown, told and offered in the course of the golden games, and of what each can imagine."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

import spieltisch
from spieltisch import PUBLIC, State

from .kept import Kept, Texts, chosen
from .reasons import EVERY

KINDS = ("positions", "observations", "offers", "guesses", "standings", "events", "tales")


def of(record: dict[str, Any]) -> Texts:
    """Return fingerprints of a record's events as they are and as each seat is told them, and of the rest at every thirteenth action.

    Args:
        record: what `golden.record_of` returns.
    """
    state = spieltisch.replay(record, 0)
    kinds = {name: hashlib.sha256() for name in KINDS}
    for number, done in enumerate([*record["actions"], None]):
        if number % EVERY == 0 or done is None:
            kinds["positions"].update(_text(state.to_dict()))
            kinds["offers"].update(_text(without_words(state.offers())))
            kinds["standings"].update(
                _text([state.scores(), state.ranking(), state.winners(), state.verdict()])
            )
            for view in _observations(state):
                kinds["observations"].update(_text(view))
            for guess in _guesses(state, number):
                kinds["guesses"].update(_text(guess))
        if done is not None:
            events = state.apply(done)
            kinds["events"].update(_text(events))
            kinds["tales"].update(_text([_tale(state, event) for event in events]))
    return {kind: found.hexdigest()[:16] for kind, found in kinds.items()}


def without_words(offers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return offers without their sentences, which tests/page holds."""
    return [{part: value for part, value in offer.items() if part != "says"} for offer in offers]


def _tale(state: State, event: Any) -> list[Any]:
    """Return an event as those see it who do not see everything, and whether it turns up something."""
    seats = (PUBLIC, *range(len(state.players)))
    return [state.reveals(event), state.surprises(event), *(state.redact(event, seat) for seat in seats)]


def _guesses(state: State, number: int) -> list[Any]:
    """Return what each seat can imagine, by a chance of its own."""
    seats = range(len(state.players))
    guesses = [state.determinize(seat, Random(10 * number + seat)) for seat in seats]
    return [[guess.to_dict(), guess.history()] for guess in guesses]


def _observations(state: State) -> list[Any]:
    seats: list[int | None] = [None, PUBLIC, *range(len(state.players))]
    return [state.observation(seat) for seat in seats]


def _text(data: Any) -> bytes:
    return json.dumps(chosen(data), sort_keys=True, ensure_ascii=False).encode()


VIEWS = Kept("views", of)
