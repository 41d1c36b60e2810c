"""A few hundred damaged records, positions and calls; the long run is told in the package."""

from __future__ import annotations

from random import Random

import pytest

from .corpus import corpus
from .trial import Fuzz, memory

SEED = 20
GAMES = 10
ITEMS = 600
PARTS = 6
MOST_MB = 200
"""Memory that all items together may need beyond the sound games."""


@pytest.fixture(scope="module")
def fuzz() -> Fuzz:
    return Fuzz(SEED, corpus(Random(SEED), GAMES, kept=8))


@pytest.mark.parametrize("part", range(PARTS))
def test_damaged_things_end_in_an_answer_or_a_typed_error(part: int, fuzz: Fuzz) -> None:
    before = memory()
    for number in range(part, ITEMS, PARTS):
        fuzz.run(number)
    assert memory() - before < MOST_MB
    kinds = {ended.split(":")[0] for ended in fuzz.counts}
    assert kinds <= {"record", "position", "calls"}
    assert any(not ended.endswith(("accepted", "ok")) for ended in fuzz.counts)
