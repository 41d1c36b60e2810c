"""What a human would call absurd in Murano: ships paid for nothing, spaces that bring nothing, points thrown away."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

from spieltisch import State, players
from spieltisch.murano import scoring
from spieltisch.players.knowledge import knowledge_of

from ..tables import LEVELS, MURANO, QUICK, begin


class Turn(NamedTuple):
    """A turn of Murano: the positions before each of its actions, and the one after it."""

    before: list[Any]
    actions: list[Any]
    after: Any

    @property
    def seat(self) -> int:
        return self.before[0].current_player  # type: ignore[no-any-return]

    @property
    def paid(self) -> int:
        """Gold for ships."""
        ships = [i for i, action in enumerate(self.actions) if action.verb == "sail"]
        return sum(self.gold(i) - self.gold(i + 1) for i in ships)

    def gold(self, step: int) -> int:
        return [*self.before, self.after][step].gold[self.seat]  # type: ignore[no-any-return]

    def total(self, state: Any) -> int:
        return state.scores()[self.seat]["total"]  # type: ignore[no-any-return]


def needless_ship(turn: Turn) -> bool:
    """Return whether a ship was paid for although the last one could have been moved alone."""
    ships = [action for action in turn.actions if action.verb == "sail"]
    return len(ships) > 1 and ships[-1] in turn.before[0].legal_actions()


def useless_visit(turn: Turn) -> bool:
    """Return whether income or production brought neither gold nor beads."""
    if not {"income", "produce"} & {action.verb for action in turn.actions}:
        return False
    first, seat = turn.before[0], turn.seat
    earned = turn.after.gold[seat] - first.gold[seat] + turn.paid
    return bool(earned <= 0 and sum(turn.after.beads[seat]) <= sum(first.beads[seat]))


def poor_pass(turn: Turn) -> bool:
    """Return whether a player passed although one ship could have gone to the two pieces of gold without a gift to the next player."""
    state, first = turn.before[0], turn.actions[0]
    legal = state.legal_actions()
    ratings = dict(zip(legal, knowledge_of(state).rate(state, legal), strict=True))
    gold = [one for one in legal if one.verb == "sail" and state.rules.board.ring[one.b] == "gold"]
    return first.verb == "pass" and any(ratings[one] > ratings[first] for one in gold)


def dear_gold(turn: Turn) -> bool:
    """Return whether ships were paid for gold that passing would have brought as well."""
    taken = {"take", "income"} & {action.verb for action in turn.actions}
    return bool(taken) and turn.paid > 0 and turn.after.gold[turn.seat] - turn.before[0].gold[turn.seat] < 1


def spoils(state: Any, action: Any) -> bool:
    """Return whether an own card counts less on an island once a tile stands there, or wants equal numbers.

    A tile more may take a card with equal numbers further from them, long before it counts.
    """
    seat = state.current_player
    rules = [state.rules.board.data["characters"][card]["rule"] for card in state.characters[seat]]
    if any(test["test"] == "equal" for rule in rules for test in rule.get("all", ())):
        return True
    after = state.copy()
    after.apply(action)
    rows = (scoring.values(there, seat, there.characters[seat]) for there in (state, after))
    return any(
        new < old for before, later in zip(*rows, strict=True) for old, new in zip(before, later, strict=True)
    )


def left_unbuilt(turn: Turn) -> bool:
    """Return whether building ended although a tile and a place for it were there, and no own card spoke against it."""
    return any(
        action.verb == "end"
        and state.phase == "build"
        and any(a.verb == "build" and not spoils(state, a) for a in state.legal_actions())
        for state, action in zip(turn.before, turn.actions, strict=True)
    )


def beads_for_nothing(turn: Turn) -> bool:
    """Return whether points were given in the last turn for beads that no card counts."""
    first, seat = turn.before[0], turn.seat
    cards = [first.rules.characters[card] for card in first.characters[seat]]
    return (
        first.ending is not None
        and any(action.verb == "produce" for action in turn.actions)
        and not any(card.counts_beads for card in cards)
        and turn.total(turn.after) < turn.total(first)
    )


ABSURD = (needless_ship, useless_visit, poor_pass, dear_gold, left_unbuilt, beads_for_nothing)


def turns(state: State, level: str, seed: int) -> Any:
    """Play a game; yield each turn."""
    number = 0
    while state.current_player is not None and state.to_dict()["phase"] != "assign":
        seat = state.current_player
        before: list[Any] = []
        actions: list[Any] = []
        while state.current_player == seat and (not actions or actions[-1].verb != "end"):
            before.append(state.copy())
            actions.append(players.choose(state, level, seed * 5000 + number, QUICK))
            state.apply(actions[-1])
            number += 1
        yield Turn(before, actions, state.copy())


@pytest.mark.parametrize("count", [2, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_wasted(level: str, count: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(3 if level == LEVELS[3] else 6):
        for turn in turns(begin(MURANO, count, seed=seed), level, seed):
            for absurd in ABSURD:
                assert not absurd(turn), (absurd.__name__, seed, turn.actions, turn.before[0].to_dict())
            met.update(action.verb for action in turn.actions)
            met["ships"] += turn.paid > 0
            met["last"] += turn.before[0].ending is not None
    # What is asked about happens.
    assert min(met[name] for name in ("ships", "income", "produce", "take", "pass", "build", "last")) > 0
