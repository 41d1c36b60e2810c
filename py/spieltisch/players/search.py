"""What all searches share: deals of what the player cannot see, and playouts by the judgement from there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from ..state import State
from .knowledge import Knowledge, Memory

CARE, POINTS = 0.05, 10
"""How much the points count beside the victory, and how many of them make a difference."""
LONGEST = 5000
"""More actions than a playout can have."""


@dataclass(frozen=True)
class Question:
    """A decision that is to be searched."""

    state: State
    """Only what `seat` may know of it is used."""
    seat: int
    """Who is to decide."""
    knowledge: Knowledge
    rng: Random
    """The source of chance; the same source finds the same."""
    memory: Memory | None = None
    """What the seat remembers."""
    depth: int = 1
    """See `Level.depth`; methods without a tree do not ask."""
    turns: int = 0
    """After how many turns of all seats together a playout is judged; 0 for at the end of the game."""


class Search(ABC):
    """A search for one decision.

    Args:
        question: the decision.
    """

    def __init__(self, question: Question) -> None:
        self.question = question
        self.knowledge = question.knowledge
        self.end = self.knowledge.clock(question.state) + question.turns if question.turns else None
        """The turn at which a playout is judged; None for the end of the game."""
        self.playouts = 0

    def deal(self) -> State:
        """Return the position with another deal of what the player cannot see."""
        asked = self.question
        world = asked.state.determinize(asked.seat, asked.rng)
        if asked.memory:
            asked.memory.recall(world, asked.rng)
        return world

    @abstractmethod
    def playout(self) -> None:
        """Try one game more."""

    @abstractmethod
    def tally(self) -> list[tuple[str, int, float]]:
        """Return for each action tried its text, how often it was tried, and the sum of the utilities found."""

    def on_equal_deals(self) -> Mapping[str, Sequence[float]]:
        """Return for each action tried the chances to win that were found, the same deals for all in the same order.

        Empty where each playout has a deal of its own: then the luck of the deal is all that differences would show.
        """
        return {}

    @abstractmethod
    def best(self) -> str:
        """Return the text of the best of the actions tried."""

    @abstractmethod
    def settled(self, left: int) -> bool:
        """Return whether so many playouts more cannot change the choice."""


def play_on(world: State, knowledge: Knowledge, end: int | None) -> list[float]:
    """Go on by the judgement alone and return each seat's chance to win then.

    Args:
        world: is played on.
        knowledge: judgement of the game.
        end: the turn at which the position is judged; None for the end of the game.
    """
    for _ in range(LONGEST):
        if world.current_player is None or (end is not None and knowledge.clock(world) >= end):
            break
        legal = world.legal_actions()
        world.apply(legal[0] if len(legal) == 1 else legal[best_of(knowledge.rate(world, legal))])
    return knowledge.chances(world)


def utilities(world: State, chances: Sequence[float]) -> list[float]:
    """Return what a position is worth to each seat: its chance to win, and a little for its points.

    A won game is won, but a player who does not care by how much looks absurd. Points count alike before the end and at
    it: a player who is sure to win would put the end off otherwise.

    Args:
        world: the position.
        chances: each seat's chance to win in it.
    """
    totals = [row["total"] for row in world.scores()]
    shares = [exp((total - max(totals)) / POINTS) for total in totals]
    return [
        chance * (1 - CARE) + CARE * share / sum(shares)
        for chance, share in zip(chances, shares, strict=True)
    ]


def best_of(values: Sequence[float]) -> int:
    """Return the index of the greatest value, the first of equals."""
    return max(range(len(values)), key=values.__getitem__)


def chosen_from(tallies: Sequence[Sequence[tuple[str, int, float]]]) -> str:
    """Return the text of the action that was tried most often in all searches together; then by its chances."""
    counts: dict[str, int] = {}
    totals: dict[str, float] = {}
    for tally in tallies:
        for text, count, total in tally:
            counts[text] = counts.get(text, 0) + count
            totals[text] = totals.get(text, 0.0) + total
    return max(counts, key=lambda text: (counts[text], totals[text] / counts[text], text))
