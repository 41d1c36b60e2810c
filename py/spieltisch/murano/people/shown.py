"""What the owner of character cards sees of them, and what others do (MU-612, MU-928)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import phases, scoring
from ..scoring import assignment
from ..state import MuranoState
from . import worth

if TYPE_CHECKING:
    from ..schema import observation as schema


def own(
    state: MuranoState, owner: int, cards: list[int], rows: list[list[int]], best: list[scoring.Scored]
) -> list[schema.OwnCharacter]:
    """Return the character cards with what they bring: on each island, now (as the `best` way has it) and at most."""
    islands = {entry.card: entry.island for entry in best}
    scored = [islands.get(card, assignment.NOWHERE) for card in cards]
    open_ = zip(cards, rows, worth.of(state, owner, rows, scored), strict=True)
    found = {card: _card(state, card, row, brings) for card, row, brings in open_}
    done = [scoring.Scored(*entry) for entry in state.scored[owner]]
    for entry, row in zip(done, scoring.values(state, owner, [entry.card for entry in done]), strict=True):
        found[entry.card] = _card(state, entry.card, row, _served(state, entry), entry)
    return [found[card] for card in state.characters[owner]]


def offered(state: MuranoState) -> list[schema.OwnCharacter]:
    """Return the cards that can be kept, each with what it would bring beside the own ones."""
    seat = state.turn
    held = scoring.unscored(state, seat)
    rows = scoring.values(state, seat, [*held, *state.seen])
    kept, new = rows[: len(held)], rows[len(held) :]
    return [
        _card(state, card, row, worth.of(state, seat, [*kept, row])[-1])
        for card, row in zip(state.seen, new, strict=True)
    ]


def others(state: MuranoState, owner: int) -> list[schema.TurnedUp] | None:
    """Return the cards that another player has turned up in the final scoring."""
    if state.phase != phases.ASSIGN:
        return None
    return [
        {
            "card": state.rules.characters[card].id,
            "values": None,
            "scored": _scoring(state, island, points),
        }
        for card, island, points in state.scored[owner]
    ]


def best(state: MuranoState, owner: int, cards: list[scoring.Scored]) -> schema.Best:
    """Return the best assignment of the cards that are not scored yet (MU-928)."""
    unused = sum(scoring.gondoliers(state, owner)) - len(cards)
    points = sum(entry.points for entry in cards)
    return {
        "cards": [
            {
                "card": state.rules.characters[entry.card].id,
                **_scoring(state, entry.island, entry.points),
            }
            for entry in cards
        ],
        "actions": [
            *(str(state.rules.words.score[entry.card][entry.island]) for entry in cards),
            str(state.rules.words.end),
        ],
        "unused": unused,
        "total": points + unused * state.rules.idle_points,
        # A gondolier without a scored card still counts for something.
        "lost": points - len(cards) * state.rules.idle_points,
    }


def _served(state: MuranoState, entry: scoring.Scored) -> schema.Worth:
    most = worth.served(state.rules.board.islands[entry.island].id, entry.points)
    return {"now": {**most, "rule": None}, "most": most}


def _card(
    state: MuranoState,
    card: int,
    row: list[int],
    brings: schema.Worth,
    scored: scoring.Scored | None = None,
) -> schema.OwnCharacter:
    rules = state.rules
    return {
        "card": rules.characters[card].id,
        "values": {island.id: value for island, value in zip(rules.board.islands, row, strict=True)},
        "scored": scored and _scoring(state, scored.island, scored.points),
        **brings,
    }


def _scoring(state: MuranoState, island: int, points: int) -> schema.Scoring:
    return {"island": state.rules.board.islands[island].id, "points": points}
