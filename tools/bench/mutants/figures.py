"""What the mutants say about the tests: shares with how sure they are, and the survivors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt

from tools.console import say

from .places import Mutant, room_of

SURE = 1.96
"""Standard deviations on both sides for 95 %."""


def interval(hits: int, total: int) -> tuple[float, float]:
    """Return between which shares the true one lies with 95 %, when so many of a sample hit (Wilson)."""
    if not total:
        return 0.0, 1.0
    share = hits / total
    spread = SURE * sqrt(share * (1 - share) / total + SURE**2 / (4 * total**2))
    middle, scale = share + SURE**2 / (2 * total), 1 + SURE**2 / total
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def named(mutant: Mutant) -> str:
    """Return a mutant in a line."""
    place = f"{mutant['file'].removeprefix('py/spieltisch/')}:{mutant['number']} {mutant['function']}"
    return f"{place}: {' '.join(mutant['before'].split())}  ->  {' '.join(mutant['after'].split())}"


def report(results: Sequence[Mutant]) -> None:
    """Print the shares and every survivor."""
    total = Counter(room_of(one["file"])[0] for one in results)
    noticed = Counter(room_of(one["file"])[0] for one in results if one["noticed"])
    say()
    for room, count in sorted(total.items()):
        _share(room, noticed[room], count)
    _share("all", noticed.total(), total.total())
    survivors = [one for one in results if not one["noticed"]]
    say("\nSurvivors (build.py bench mutants --only FILE:NUMBER tries one again):")
    for one in survivors:
        say(f"  line {one['lines'][0]}{'' if one['touched'] else ', to which no test goes'}: {named(one)}")


def _share(name: str, hits: int, count: int) -> None:
    low, high = interval(hits, count)
    say(f"{name:10} {hits:5} of {count:5} noticed {hits / count:8.1%}  (95 %: {low:.1%} to {high:.1%})")
