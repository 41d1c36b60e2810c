"""What a seat imagines tells no more of the past than the log that it may read: at every table of both games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.session import Session
from tests.pairs import ordinary

from .. import tables
from .both import TABLES, name_of, player_of

STEPS = 240
EVERY = 30
MOST = 1_200
"""A seat may take longer until it does something in secret."""

FEW = TABLES[::6]


@pytest.mark.parametrize("table", ordinary(TABLES, FEW), ids=name_of)
def test_an_imagined_state_holds_no_secret_of_the_past(table: tuple[int, str, dict[str, Any]]) -> None:
    count, game, options = table
    rng = Random(name_of(table))
    session = Session()
    session.call("new", {"game": game, "players": list(tables.NAMES[:count]), "options": options, "seed": 3})
    player = player_of(game, rng)
    hidden = False
    for step in range(MOST):
        if step >= STEPS and (hidden or not _hides(game, options)):
            break
        state = session.state
        if step % EVERY == 0 or state.is_over:
            for seat in range(count):
                log = session.call("history", {"seat": seat})
                told = [row["text"] for row in log if row["text"] is not None]
                guess = state.determinize(seat, rng)
                assert guess.history() == told
                hidden |= len(told) < len(log)
                # Imagining what another seat imagines tells no more.
                other = (seat + 1) % count
                assert {*guess.determinize(other, rng).history()} <= {*told}
                assert guess.copy().determinize(seat, rng).history() == told
            assert len(state.history()) == step
        if state.is_over:
            break
        session.call("act", {"actions": [str(player.choose(state))], "seat": state.current_player})
    assert hidden or not _hides(game, options)


def _hides(game: str, options: dict[str, Any]) -> bool:
    """Return whether a seat does something in secret at a table."""
    return game == "murano" or bool(options.get("audience"))


def test_an_imagined_state_goes_on_with_a_past_of_its_own() -> None:
    state = spieltisch.new_game("thurn-und-taxis", ["A", "B"], {"audience": True, "start": "seat-1"}, seed=1)
    for _ in range(2):
        state.apply(state.legal_actions()[0])
    guess = state.determinize(1, Random(1))
    assert (len(state.history()), guess.history()) == (2, [])
    guess.apply(guess.legal_actions()[0])
    assert len(guess.history()) == 1
    assert len(state.history()) == 2
    assert guess.determinize(1, Random(1)).history() == guess.history()
