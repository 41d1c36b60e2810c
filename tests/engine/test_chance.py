"""The generator of chance: published values, even spread, the same game everywhere."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise, permutations

import pytest

import spieltisch
from spieltisch import chance

from .invariants import text_of
from .tables import GAME, begin

# Published outputs of the reference implementation (Vigna's splitmix64.c; Rosetta Code lists those of 1234567).
PUBLISHED = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B],
    1234567: [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ],
}


@pytest.mark.parametrize("seed", PUBLISHED)
def test_published_values(seed: int) -> None:
    generator, drawn = seed, []
    for _ in PUBLISHED[seed]:
        bits, generator = chance.step(generator)
        drawn.append(bits)
    assert drawn == PUBLISHED[seed]


def test_the_generator_stays_within_64_bits() -> None:
    generator = (1 << 64) - 1
    for _ in range(1000):
        bits, generator = chance.step(generator)
        assert 0 <= bits < 1 << 64
        assert 0 <= generator < 1 << 64


def test_neighbouring_seeds_begin_far_apart() -> None:
    generators = [chance.seeded(seed) for seed in range(1000)]
    assert len(set(generators)) == 1000
    distances = [(a ^ b).bit_count() for a, b in pairwise(generators)]
    assert 28 < sum(distances) / len(distances) < 36


@pytest.mark.parametrize("fair", [True, False])
@pytest.mark.parametrize("size", [0, 1, 2, 4, 5, 6, 66, 150])
def test_a_pile_is_shuffled_as_if_each_place_were_drawn_alone(
    size: int, fair: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not fair:
        # As if one of the numbers that are drawn at once were not fair.
        monkeypatch.setattr(chance, "_SURE", 0)
    for seed in range(30):
        generator = chance.seeded(seed) ^ ((1 << 64) - 1)
        pile, plain = list(range(size)), list(range(size))
        after = chance.shuffle(generator, pile)
        for i in range(size - 1, 0, -1):
            j, generator = chance.below(generator, i + 1)
            plain[i], plain[j] = plain[j], plain[i]
        assert (pile, after) == (plain, generator)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 66, 1000])
def test_numbers_below_a_limit_are_even(n: int) -> None:
    generator, draws = chance.seeded(n), 300 * n if n < 100 else 30 * n
    counts: Counter[int] = Counter()
    for _ in range(draws):
        value, generator = chance.below(generator, n)
        counts[value] += 1
    assert set(counts) == set(range(n))
    expected = draws / n
    # Chi square of n - 1 degrees of freedom: mean n - 1, variance 2(n - 1); six deviations are out of the question.
    statistic = sum((count - expected) ** 2 / expected for count in counts.values())
    assert statistic <= n - 1 + 6 * (2 * (n - 1)) ** 0.5


def test_every_order_is_equally_likely() -> None:
    generator, counts = chance.seeded(1), Counter[tuple[int, ...]]()
    draws = 24 * 400
    for _ in range(draws):
        items = [0, 1, 2, 3]
        generator = chance.shuffle(generator, items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    statistic = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert statistic <= 23 + 6 * 46**0.5


def test_a_shuffle_draws_as_below_does() -> None:
    # Numbers above 2**63 and a count that is no power of two: what is shuffled without a call must agree.
    generator = found = chance.seeded(2**63 - 1)
    for size in (2, 3, 66, 1000):
        items = list(range(size))
        expected = list(range(size))
        found = chance.shuffle(found, items)
        for i in range(size - 1, 0, -1):
            j, generator = chance.below(generator, i + 1)
            expected[i], expected[j] = expected[j], expected[i]
        assert items == expected
        assert found == generator


def test_every_card_reaches_every_place_of_the_deck() -> None:
    first = Counter(begin(2, seed=seed).to_dict()["deck"][0] for seed in range(1320))
    last = Counter(begin(2, seed=seed).to_dict()["deck"][-1] for seed in range(1320))
    for counts in (first, last):
        assert len(counts) == 22
        assert all(25 <= count <= 105 for count in counts.values())


def test_shuffling_few_cards() -> None:
    for items in ([], [1]):
        copy = list(items)
        chance.shuffle(7, copy)
        assert copy == items


def test_a_seed_means_the_same_deck_for_ever() -> None:
    """Records depend on it: when this fails, every saved game is lost."""
    position = begin(4, seed=2**53 - 1).to_dict()
    text = " ".join([str(position["start"]), position["random"], *position["display"], *position["deck"]])
    assert (
        hashlib.sha256(text.encode()).hexdigest()
        == "882d2700e4ee86c1ea07884fdca8db5c36a74e66b1020cafa8ecd093d86f7726"
    )


class Numbers:
    """A generator as NumPy's: it gives bytes, and neither bits nor an order."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def bytes(self, length: int) -> bytes:
        return self.seed.to_bytes(length, "big")


def test_what_is_hidden_is_dealt_by_a_seed_or_by_a_generator_that_gives_bytes() -> None:
    state = begin(2)
    dealt = {seed: text_of(state.determinize(0, seed).to_dict()) for seed in range(5)}
    assert len({*dealt.values()}) == 5
    for seed, position in dealt.items():
        assert text_of(state.determinize(0, seed).to_dict()) == position
        assert text_of(state.determinize(0, Numbers(seed)).to_dict()) == position


def test_the_seed_decides_nothing_but_chance() -> None:
    a, b = (spieltisch.new_game(GAME, names, seed=5).to_dict() for names in (["A", "B"], ["C", "D"]))
    assert a["deck"] == b["deck"]
