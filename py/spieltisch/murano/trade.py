"""Gold, income, production and the sale of beads (MU-301, MU-7xx)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import chance
from ..state import Event
from . import phases
from .actions import MuranoAction
from .state import MuranoState

if TYPE_CHECKING:
    from .schema.events import GoldTaken, Income, PointsWon, Produced, Sold


def taking_gold(state: MuranoState) -> list[MuranoAction]:
    """Return the action on the gold space."""
    return [state.rules.words.gold]


def take_gold(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Take gold from the supply (MU-301, MU-S06)."""
    seat = state.turn
    gain = state.perks[seat].gold
    state.gold[seat] += gain
    took: GoldTaken = {"event": "took-gold", "seat": seat, "gold": gain}
    events.append(took)
    state.phase = phases.DONE


def earnings(state: MuranoState, seat: int) -> list[int]:
    """Return per island the gold that income would bring a seat (MU-701 to MU-705)."""
    board = state.rules.board
    islands, colours = len(board.islands), len(board.customer_colours)
    each: int = state.rules.gains["perCustomer"]
    result = []
    for island in range(islands):
        shops = state.shops[seat * islands + island]
        first = island * colours
        gain = 0
        if shops:
            for colour in range(colours):
                if shops >> colour & 1:
                    gain += state.customers[first + colour]
        result.append(gain * each)
    return result


def earning(state: MuranoState) -> list[MuranoAction]:
    """Return the action on the income space; where the player chooses, one for each island that pays."""
    words = state.rules.words
    if not state.rules.chosen_income:
        return [words.income]
    paying = [words.income_of[i] for i, gain in enumerate(earnings(state, state.turn)) if gain]
    return paying or [words.income]


def income_bonus(state: MuranoState, seat: int, gain: int) -> int:
    """Return the gold that special buildings add to an income (MU-S11)."""
    return sum(gold for gold, least in state.perks[seat].income if gain >= least)


def income_of(state: MuranoState, action: MuranoAction) -> tuple[int, int, int]:
    """Return the island of an income action, its gold and the bonus of special buildings (MU-707, MU-708)."""
    gains = earnings(state, state.turn)
    island = action.a if action.a >= 0 else gains.index(max(gains))
    gain = gains[island]
    return island, gain, income_bonus(state, state.turn, gain)


def income(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Take the income of one island: the one named, or the one that brings most (MU-707, MU-708)."""
    seat = state.turn
    island, gain, bonus = income_of(state, action)
    state.gold[seat] += gain + bonus
    income: Income = {
        "event": "income",
        "seat": seat,
        "island": state.rules.board.islands[island].id if gain else None,
        "gold": gain,
        "bonus": bonus,
    }
    events.append(income)
    state.phase = phases.DONE


def at_once(state: MuranoState, space: str) -> MuranoAction | None:
    """Return what a space does by itself: what brings gold where nothing is to be chosen.

    Args:
        state: with the seat to move.
        space: the kind of the space.
    """
    if space == "gold":
        return state.rules.words.gold
    if space != "income":
        return None
    only, *others = earning(state)
    return None if others or not sum(income_of(state, only)[1:]) else only


def is_idle(state: MuranoState, space: str) -> bool:
    """Return whether the action of a space is possible and brings nothing: no income, or no bead to make or to sell."""
    seat = state.turn
    if space == "income":
        return not any(earnings(state, seat))
    beads = sum(state.beads[seat]) + joker_beads(state, seat)
    return space == "production" and not (most_factories(state, seat) or beads)


def most_factories(state: MuranoState, seat: int) -> int:
    """Return how many factories may produce: built ones, points and beads in the bag limit it (MU-715, MU-720)."""
    return min(state.factories[seat], state.points[seat] // -state.rules.bead_points, sum(state.bag))


def producing(state: MuranoState) -> list[MuranoAction]:
    """Return how many factories may produce, none included (MU-711, MU-718)."""
    return state.rules.words.produce[: most_factories(state, state.turn) + 1]


def produce(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Lose points and draw beads (MU-713, MU-714); then beads may be sold (MU-727)."""
    seat = state.turn
    lost = action.a * state.rules.bead_points
    state.points[seat] += lost
    state.made = action.a
    drawn = [_draw_bead(state, seat) for _ in range(action.a)]
    colours = state.rules.board.bead_colours
    produced: Produced = {
        "event": "produced",
        "seat": seat,
        "count": action.a,
        "points": lost,
        "beads": [colours[bead] for bead in drawn],
    }
    events.append(produced)
    state.phase = phases.SELL
    if not (any(state.beads[seat]) or joker_beads(state, seat)):
        _finish(state, 0, events)


def _draw_bead(state: MuranoState, seat: int) -> int:
    number, state.random = chance.below(state.random, sum(state.bag))
    colour = 0
    while number >= state.bag[colour]:
        number -= state.bag[colour]
        colour += 1
    state.bag[colour] -= 1
    state.beads[seat][colour] += 1
    return colour


def selling(state: MuranoState) -> list[MuranoAction]:
    """Return the sales of one colour that are possible, and selling nothing (MU-721, MU-722, MU-S05)."""
    words = state.rules.words
    seat = state.turn
    most = len(state.rules.sales) - 1
    jokers = joker_beads(state, seat)
    actions = [words.sell_nothing]
    for colour, beads in enumerate(state.beads[seat]):
        if beads:
            for used in range(jokers + 1):
                actions += [
                    words.sell[used + real, colour, used] for real in range(1, min(beads, most - used) + 1)
                ]
    actions += [words.sell[used, -1, used] for used in range(1, min(jokers, most) + 1)]
    return actions


def wastes(state: MuranoState, sale: MuranoAction) -> bool:
    """Return whether a bead would do for a workshop that a sale spends, which counts as any bead later, in scoring too."""
    beads, real = state.beads[state.turn], sale.a - sale.c
    there = max(beads) if sale.b < 0 else beads[sale.b]
    return sale.c > 0 and state.rules.workshops_score and there > real


def joker_beads(state: MuranoState, seat: int) -> int:
    """Return as how many beads the seat's unspent workshops count in a sale; those of this turn do not (MU-503)."""
    rules = state.rules
    old = len(state.specials[seat]) - (state.fresh if seat == state.turn else 0)
    return sum(
        rules.specials[card].beads
        for i, (card, left) in enumerate(zip(state.specials[seat], state.left[seat], strict=True))
        if left and (i < old or rules.specials[card].at_once)
    )


def sell(state: MuranoState, action: MuranoAction, events: list[Event]) -> None:
    """Sell beads of one colour; real ones go back into the bag, workshops are spent (MU-721 to MU-723, MU-S05)."""
    seat = state.turn
    count, colour, jokers = action.a, action.b, action.c
    if count:
        gain = state.rules.sales[count]
        bonus = state.perks[seat].sale
        state.gold[seat] += gain + bonus
        if count > jokers:
            state.beads[seat][colour] -= count - jokers
            state.bag[colour] += count - jokers
        _spend(state, seat, jokers)
        sold: Sold = {
            "event": "sold",
            "seat": seat,
            "count": count,
            "colour": action.json["colour"],
            "jokers": jokers,
            "gold": gain,
            "bonus": bonus,
        }
        events.append(sold)
    _finish(state, count, events)


def _spend(state: MuranoState, seat: int, jokers: int) -> None:
    """Use the workshops up one after the other until the beads that they stood for are there."""
    left = state.left[seat]
    for i, card in enumerate(state.specials[seat]):
        if jokers > 0 and left[i]:
            left[i] -= 1
            jokers -= state.rules.specials[card].beads


def rewards(state: MuranoState, sold: int) -> list[tuple[str, int]]:
    """Return the points that special buildings bring for a production and its sale, each with its card (MU-S03)."""
    made = state.made + sold
    return [(card, points) for card, points, least in state.perks[state.turn].after if made >= least]


def _finish(state: MuranoState, sold: int, events: list[Event]) -> None:
    """End the production; a special building may bring points for it (MU-S03)."""
    seat = state.turn
    for card, points in rewards(state, sold):
        state.points[seat] += points
        won: PointsWon = {"event": "points", "seat": seat, "points": points, "by": card}
        events.append(won)
    state.phase = phases.DONE
