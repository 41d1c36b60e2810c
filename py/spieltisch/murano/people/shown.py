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
    found = {card: _card(state, owner, card, row, brings) for card, row, brings in open_}
    done = [scoring.Scored(*entry) for entry in state.scored[owner]]
    for entry, row in zip(done, scoring.values(state, owner, [entry.card for entry in done]), strict=True):
        found[entry.card] = _card(state, owner, entry.card, row, _served(state, entry))
        found[entry.card]["scored"] = _scoring(state, entry.island, entry.points)
    return [found[card] for card in state.characters[owner]]


def offered(state: MuranoState) -> list[schema.OwnCharacter]:
    """Return the cards that can be kept, each with what it would bring beside the own ones."""
    seat = state.turn
    held = scoring.unscored(state, seat)
    rows = scoring.values(state, seat, [*held, *state.seen])
    kept, new = rows[: len(held)], rows[len(held) :]
    return [
        _card(state, seat, card, row, worth.of(state, seat, [*kept, row])[-1])
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
    seat: int,
    card: int,
    row: list[int],
    brings: schema.Worth,
) -> schema.OwnCharacter:
    rules = state.rules
    return {
        "card": rules.characters[card].id,
        "values": {island.id: value for island, value in zip(rules.board.islands, row, strict=True)},
        "scored": None,
        "lacks": None if any(row) else lacks(state, seat, card),
        **brings,
    }


def lacks(state: MuranoState, seat: int, card: int) -> schema.Lacks | None:
    """Return what a card lacks on the island where it lacks least, the first of equals."""
    rules = state.rules
    character, lack_of = rules.characters[card], rules.lacks[card]
    if lack_of is None:
        return None
    islands = range(len(rules.board.islands)) if character.island == -1 else (character.island,)
    ways = [
        (len(found.missing), island, found)
        for island in islands
        if island >= 0 and (found := lack_of(scoring.tally(state, island), seat, state.beads[seat]))
    ]
    if not ways:
        return None
    needed, island, found = min(ways, key=lambda way: way[:2])
    return {
        "island": rules.board.islands[island].id
        if character.island < 0 and not character.counts_beads
        else None,
        "met": found.met,
        "of": found.met + needed,
        "missing": [dict(term) for term in found.missing],
    }


def _scoring(state: MuranoState, island: int, points: int) -> schema.Scoring:
    return {"island": state.rules.board.islands[island].id, "points": points}
