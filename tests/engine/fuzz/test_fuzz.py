"""A few hundred damaged records, positions, patches and calls, in the long run thousands; more by hand, as the package tells."""

from __future__ import annotations

from random import Random

import pytest

from tests.pairs import ordinary

from .corpus import corpus
from .trial import Fuzz, memory

SEED = 20
GAMES = 10
ITEMS = 100
PARTS = 6
LONG = 60
"""Parts of the long run."""
MOST_MB = 200
"""Memory that all items together may need beyond the sound games."""


@pytest.fixture(scope="module")
def fuzz() -> Fuzz:
    return Fuzz(SEED, corpus(Random(SEED), GAMES, kept=8))


@pytest.mark.parametrize("part", ordinary(range(LONG), range(PARTS)))
def test_damaged_things_end_in_an_answer_or_a_typed_error(part: int, fuzz: Fuzz) -> None:
    before = memory()
    for number in range(part * ITEMS, (part + 1) * ITEMS):
        fuzz.run(number)
    assert memory() - before < MOST_MB
    kinds = {ended.split(":")[0] for ended in fuzz.counts}
    assert kinds == {"record", "position", "calls", "patch"}
    assert any(not ended.endswith(("accepted", "ok")) for ended in fuzz.counts)
