"""What the owner of character cards sees of them, and what others do (MU-612, MU-928)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .. import phases, scoring
from ..scoring import assignment
from ..state import MuranoState
from . import barred, worth

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
        found[entry.card]["barred"] = False
        found[entry.card]["scored"] = _scoring(state, entry.island, entry.points)
    return [found[card] for card in state.characters[owner]]


def offered(state: MuranoState) -> list[schema.OwnCharacter]:
    """Return the cards that can be kept, each with what it would bring beside the own ones, and what these would bring less."""
    seat = state.turn
    held = scoring.unscored(state, seat)
    rows = scoring.values(state, seat, [*held, *state.seen])
    kept, new = rows[: len(held)], rows[len(held) :]
    before = _brought(worth.of(state, seat, kept))
    found = []
    for card, row in zip(state.seen, new, strict=True):
        brings = worth.of(state, seat, [*kept, row])
        shown = _card(state, seat, card, row, brings[-1])
        net = _brought(brings) - before
        if net < _brought(brings[-1:]):
            shown["net"] = net
        found.append(shown)
    return found


def _brought(cards: Sequence[schema.Worth]) -> int:
    """Return what cards bring together with the gondoliers on gondolas."""
    return sum(card["now"]["points"] for card in cards if card["now"]["by"] == worth.THERE)


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
    total = points + unused * state.rules.idle_points
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
        "total": total,
        # A gondolier without a scored card still counts for something.
        "lost": points - len(cards) * state.rules.idle_points,
        "missed": _missed(state, owner, total) if state.scored[owner] else 0,
    }


def _missed(state: MuranoState, owner: int, total: int) -> int:
    """Return by how much the cards scored so far fall behind the best way to score all, if the rest brings that total."""
    rules = state.rules
    free = [0] * len(rules.board.islands)
    for island, there in zip(rules.board.island_of_gondola, state.gondolas, strict=True):
        free[island] += there == owner
    rows = scoring.values(state, owner, state.characters[owner], free)
    islands = assignment.best(rows, free, rules.idle_points)
    served = [row[island] for row, island in zip(rows, islands, strict=True) if island != assignment.NOWHERE]
    most = sum(served) + (sum(free) - len(served)) * rules.idle_points
    return most - sum(points for _, _, points in state.scored[owner]) - total


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
    rule, lacking = hindrance(state, seat, card, row, brings["now"]["rule"])
    return {
        "card": rules.characters[card].id,
        "values": {island.id: value for island, value in zip(rules.board.islands, row, strict=True)},
        "scored": None,
        "lacks": lacking,
        "barred": barred.is_barred(state, seat, card, row),
        "most": brings["most"],
        "now": {**brings["now"], "rule": rule},
    }


def hindrance(
    state: MuranoState, seat: int, card: int, row: list[int], rule: str | None
) -> tuple[str | None, schema.Lacks | None]:
    """Return the rule by which a card brings nothing, and what it lacks: where its gondoliers stand if only these count.

    Args:
        state: the position.
        seat: whose card this is.
        card: which.
        row: its points per island.
        rule: as `worth.of` has it, which knows nothing of gondoliers that have served.
    """
    free = scoring.gondoliers(state, seat)
    board, own = state.rules.board, state.rules.characters[card].island
    placed = {
        there for gondola, there in enumerate(board.island_of_gondola) if state.gondolas[gondola] == seat
    }
    reached = sorted(island for island in placed if own in (-1, island))
    posts = [island for island in reached if free[island]] or reached
    if rule == worth.BRINGS_NOTHING:
        isolated = posts and state.phase in worth.COUNTING
        return rule, lacks(state, seat, card, posts if isolated else None)
    if rule != worth.NO_GONDOLIER or not posts:
        return rule, None
    if any(row[island] and free[island] for island in posts):
        return worth.LEFT_OUT, None
    if any(row[island] for island in reached):
        return worth.OTHERS_SERVED, None
    return worth.NOTHING_THERE, lacks(state, seat, card, posts)


def lacks(
    state: MuranoState, seat: int, card: int, posts: Sequence[int] | None = None
) -> schema.Lacks | None:
    """Return what a card lacks on the island where it lacks least, the first of equals.

    Args:
        state: the position.
        seat: whose card this is.
        card: which.
        posts: the only islands that count; there it is told as well of what there is too much.
    """
    rules = state.rules
    character, lack_of = rules.characters[card], rules.lacks[card]
    if lack_of is None:
        return None
    islands = range(len(rules.board.islands)) if character.island == -1 else (character.island,)
    found = {
        island: lack_of(scoring.tally(state, island), seat, state.beads[seat])
        for island in (islands if posts is None else posts)
        if island >= 0
    }
    ways = [
        (lack.limit is not None, len(lack.missing) if lack.limit is None else lack.met - lack.limit, island)
        for island, lack in found.items()
        if posts is not None or lack.limit is None
    ]
    if not ways:
        return None
    _, needed, island = min(ways)
    lack = found[island]
    return {
        "island": rules.board.islands[island].id
        if character.island < 0 and not character.counts_beads
        else None,
        "met": lack.met,
        "of": lack.met + needed if lack.limit is None else lack.limit,
        "missing": [dict(term) for term in lack.missing],
    }


def _scoring(state: MuranoState, island: int, points: int) -> schema.Scoring:
    return {"island": state.rules.board.islands[island].id, "points": points}
