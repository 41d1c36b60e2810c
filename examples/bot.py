"""A bot of one's own: it tries each action in a few imagined worlds and takes the one after which it leads by most.

In the folder of the project: python3 -m spieltisch.arena examples.bot:Leader random --games 20
"""

from __future__ import annotations

from spieltisch.arena.bot import Turn


class Leader:
    """Looks one action ahead, and knows nothing of either game."""

    worlds = 3

    def choose(self, turn: Turn) -> str:
        """Return the action after which this seat leads by most; among equals chance decides."""
        gains = dict.fromkeys(turn.legal, 0)
        for _ in range(self.worlds):
            world = turn.imagine()
            for action in turn.legal:
                after = world.copy()
                after.apply(action)
                totals = [score["total"] for score in after.scores()]
                own = totals.pop(turn.seat)
                gains[action] += own - max(totals)
        best = max(gains.values())
        return turn.rng.choice([action for action, gain in gains.items() if gain == best])
