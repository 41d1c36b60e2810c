"""What a seat would have of an action: what the table says of a building space before a tile is put there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...telling import place, telling
from .. import scoring, trade
from ..state import MuranoState
from . import shown, worth

if TYPE_CHECKING:
    from ...schema import Telling
    from ..schema import observation as schema


def foresee(state: MuranoState, after: MuranoState, seat: int) -> list[Telling]:
    """Return the change of a seat's points, of what its characters bring or lack, and of its income; and the spaces that open.

    Args:
        state: the position.
        after: the same after an action of the seat.
        seat: who sees nothing here that it does not know.
    """
    found: list[Telling] = []
    points = after.points[seat] - state.points[seat]
    if points:
        found.append(telling("mur-foreseen-points", points=points))
    found += _characters(state, after, seat)
    found += _income(state, after, seat)
    opened = after.near & ~state.near
    if opened:
        sites = state.rules.board.site_places
        cells = [place("cell", cell) for i, cell in enumerate(sites) if opened >> i & 1]
        found.append(telling("mur-foreseen-open", cells, count=len(cells)))
    return found


def _characters(state: MuranoState, after: MuranoState, seat: int) -> list[Telling]:
    """Return which characters bring more or less, come nearer to their points, or count by a gondolier; and why none does.

    A building tells the latter where a character lacks something, a gondolier always.
    """
    found: list[Telling] = []
    now, then = _brings(state, seat), _brings(after, seat)
    lacking, is_placed = False, after.gondolas != state.gondolas
    for card in (one for one in now if one in then):
        named = {"character": state.rules.characters[card].id}
        lack, rest = shown.lacks(state, seat, card), shown.lacks(after, seat, card)
        before, points = now[card]["points"], then[card]["points"]
        lacking |= lack is not None and not before
        if is_placed and now[card]["by"] != then[card]["by"] == worth.THERE:
            found.append(telling("mur-foreseen-served", card=named, points=points))
        elif before != points:
            by = then[card]["by"] or now[card]["by"] or "none"
            found.append(telling("mur-foreseen-card", card=named, before=before, after=points, by=by))
        elif lack and rest and not before:
            found += _nearer(state, seat, card, rest)
    if found:
        return found
    if is_placed:
        return [_not_served(state, after, seat)]
    changed = [
        island
        for island in range(len(state.rules.board.islands))
        if scoring.tally(state, island) != scoring.tally(after, island)
    ]
    found = [one for island in changed for one in _there(state, after, seat, island, now)]
    if found or not lacking:
        return found
    return [telling("mur-foreseen-no-nearer", island=_named(state, island)) for island in changed]


def _named(state: MuranoState, island: int) -> dict[str, str]:
    return {"island": state.rules.board.islands[island].id}


def _not_served(state: MuranoState, after: MuranoState, seat: int) -> Telling:
    """Return why a gondolier that is placed serves no card."""
    island = next(
        state.rules.board.island_of_gondola[gondola]
        for gondola, there in enumerate(after.gondolas)
        if there != state.gondolas[gondola]
    )
    rows = scoring.values(state, seat, scoring.unscored(state, seat))
    why = "served" if any(row[island] for row in rows) else "none"
    return telling("mur-foreseen-not-served", island=_named(state, island), why=why)


def _there(
    state: MuranoState, after: MuranoState, seat: int, island: int, now: dict[int, schema.Now]
) -> list[Telling]:
    """Return which cards would bring more on an island than they do now, or that bring nothing lack less there."""
    found: list[Telling] = []
    cards = scoring.unscored(state, seat)
    rows = zip(cards, scoring.values(state, seat, cards), scoring.values(after, seat, cards), strict=True)
    for card, before, then in rows:
        if state.rules.characters[card].island not in (-1, island):
            continue
        named = {"character": state.rules.characters[card].id}
        where = _named(state, island)
        lack, rest = shown.lacks(state, seat, card, [island]), shown.lacks(after, seat, card, [island])
        brings = now[card]["points"]
        if then[island] > max(before[island], brings):
            had, has = before[island], then[island]
            found.append(telling("mur-foreseen-there", card=named, island=where, before=had, after=has))
        elif not brings and lack and rest and lack["of"] == rest["of"] and lack["met"] < rest["met"]:
            found.append(
                telling(
                    "mur-foreseen-nearer-there",
                    card=named,
                    island=where,
                    before=lack["met"],
                    after=rest["met"],
                    of=rest["of"],
                )
            )
    return found


def _nearer(state: MuranoState, seat: int, card: int, rest: schema.Lacks) -> list[Telling]:
    """Return how much more a card has of what it needs, counted on one island: that where it lacks least then."""
    rules = state.rules
    there = [i for i, island in enumerate(rules.board.islands) if island.id == rest["island"]]
    lack = shown.lacks(state, seat, card, there or None)
    # What is met there already is no step, and other needs are not compared.
    if lack is None or lack["of"] != rest["of"] or lack["met"] in (rest["met"], lack["of"]):
        return []
    named = {"character": rules.characters[card].id}
    return [telling("mur-foreseen-nearer", card=named, before=lack["met"], after=rest["met"], of=rest["of"])]


def _brings(state: MuranoState, seat: int) -> dict[int, schema.Now]:
    """Return what each card of a seat brings as its owner reads it there."""
    cards = scoring.unscored(state, seat)
    rows = scoring.values(state, seat, cards)
    islands = {entry.card: entry.island for entry in scoring.best(state, seat, rows)}
    served = [islands.get(card, -1) for card in cards]
    return {
        card: brings["now"] for card, brings in zip(cards, worth.of(state, seat, rows, served), strict=True)
    }


def _income(state: MuranoState, after: MuranoState, seat: int) -> list[Telling]:
    """Return the change of income on each island."""
    rows = zip(
        state.rules.board.islands, trade.earnings(state, seat), trade.earnings(after, seat), strict=True
    )
    return [
        telling("mur-foreseen-income", island={"island": island.id}, before=gold, after=then)
        for island, gold, then in rows
        if gold != then
    ]
