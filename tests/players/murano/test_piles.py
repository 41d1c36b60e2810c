"""A pile of Murano as a player remembers it: which of its cards lie where."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from spieltisch.players.murano.piles import DRAWN, PILE, Pile


def seen_pile(size: int = 6) -> Pile:
    """Return a pile of which seat 0 has looked at the first three cards, 1 to 3, and declined."""
    pile = Pile(size)
    pile.draw(3, [1, 2, 3])
    pile.put_back()
    return pile


def declined(pile: Pile, *counts: int) -> None:
    """Others look at so many cards each and decline."""
    for count in counts:
        pile.draw(count, None)
        pile.put_back()


def test_places_move_up_when_others_draw() -> None:
    pile = seen_pile()
    pile.draw(3, None)
    pile.keep(1, None)
    assert [*pile.lots()] == [([1], [(PILE, ~0)]), ([2], [(PILE, ~1)]), ([3], [(PILE, ~2)])]


def test_another_one_draws_known_cards_and_declines() -> None:
    pile = seen_pile(3)
    pile.draw(3, None)
    assert [*pile.lots()] == [([1], [(DRAWN, 0)]), ([2], [(DRAWN, 1)]), ([3], [(DRAWN, 2)])]
    pile.put_back()
    assert [*pile.lots()] == [([1], [(PILE, ~0)]), ([2], [(PILE, ~1)]), ([3], [(PILE, ~2)])]


def test_another_one_keeps_one_of_the_known_cards() -> None:
    pile = seen_pile(3)
    pile.draw(3, None)
    pile.keep(1, None)
    assert [*pile.lots()] == [([1, 2, 3], [(PILE, ~0), (PILE, ~1), (1, -1)])]
    # Looking at those that are left tells which one he has.
    pile.draw(2, [1, 3])
    assert ([2], [(1, -1)]) in [*pile.lots()]
    pile.keep(0, 3)
    assert sorted(pile.lots()) == [([1], [(PILE, ~0)]), ([2], [(1, -1)])]


def test_a_known_card_among_unknown_ones_may_have_been_kept_or_not() -> None:
    pile = seen_pile(5)
    declined(pile, 2)
    # Now 1, 2, 3 are followed by two that were never seen.
    pile.draw(2, None)
    pile.keep(2, None)
    pile.draw(3, None)
    pile.keep(1, None)
    assert sorted(pile.lots()) == [([1, 2], [(PILE, ~0), (2, -1)]), ([3], [(PILE, ~1), (1, -1)])]


def test_the_only_card_left_is_the_one_that_is_kept() -> None:
    pile = Pile(2)
    pile.draw(2, [1, 2])
    pile.keep(0, 1)
    pile.draw(1, None)
    pile.keep(1, None)
    assert [*pile.lots()] == [([2], [(1, -1)])]


def test_a_card_kept_openly_leaves_the_others_where_they_are() -> None:
    pile = seen_pile(3)
    pile.draw(3, None)
    pile.keep(1, 2)
    assert [*pile.lots()] == [([1], [(PILE, ~0)]), ([3], [(PILE, ~1)])]


def test_an_unknown_card_kept_openly_was_not_in_a_known_place() -> None:
    pile = seen_pile(4)
    declined(pile, 1, 2)
    # Now 3 is on top, then one that was never seen, then 1 and 2.
    pile.draw(3, None)
    pile.keep(1, 9)
    assert [*pile.lots()] == [([2], [(PILE, ~0)]), ([3], [(PILE, ~1)]), ([1], [(PILE, ~2)])]


def test_an_unknown_card_kept_openly_may_have_lain_before_or_behind_a_known_one() -> None:
    pile = Pile(5)
    pile.draw(1, [1])
    pile.put_back()
    declined(pile, 2, 1)
    # Now it is on the second place.
    pile.draw(3, None)
    pile.keep(1, 9)
    assert [*pile.lots()] == [([1], [(PILE, ~2), (PILE, ~3)])]
    declined(pile, 2)
    # When it is kept itself, it lies in neither.
    pile.draw(2, None)
    pile.keep(2, 1)
    assert not [*pile.lots()]


def test_once_a_card_is_found_its_other_places_are_as_unknown_as_any() -> None:
    pile = Pile(4)
    pile.draw(1, [1])
    pile.put_back()
    declined(pile, 2)
    # Now it is on the second place.
    pile.draw(3, None)
    pile.keep(1, None)
    pile.draw(1, [5])
    pile.put_back()
    assert sorted(pile.lots()) == [([1], [(PILE, ~0), (PILE, ~1), (1, -1)]), ([5], [(PILE, ~2)])]
    pile.draw(1, [1])
    pile.keep(0, 1)
    assert [*pile.lots()] == [([5], [(PILE, ~1)])]
    pile.draw(2, None)
    pile.keep(2, None)
    assert [*pile.lots()] == [([5], [(PILE, ~0), (2, -1)])]


@pytest.mark.parametrize("size", [4, 6, 11])
def test_whatever_is_done_with_a_pile_what_is_known_of_it_is_true(size: int) -> None:
    known = lost = 0
    for seed in range(300):
        rng = Random(seed)
        cards = rng.sample(range(size), size)
        pile = Pile(size)
        hands: dict[int, list[int]] = {0: [], 1: [], 2: []}
        openly = seed % 2 == 0
        while cards:
            seat, count = rng.randrange(3), min(rng.randint(1, 3), len(cards))
            drawn, cards = cards[:count], cards[count:]
            pile.draw(count, drawn if seat == 0 else None)
            _check_pile(pile, {PILE: cards[::-1], DRAWN: drawn, **hands})
            if rng.random() < 0.6:
                cards += drawn
                pile.put_back()
            else:
                card = rng.choice(drawn)
                drawn.remove(card)
                cards += drawn
                hands[seat].append(card)
                pile.keep(seat, card if openly or seat == 0 else None)
            found = _check_pile(pile, {PILE: cards[::-1], DRAWN: [], **hands})
            known, lost = known + found[0], lost + found[1]
    assert known > lost > 0


def _check_pile(pile: Pile, piles: Mapping[int, list[int]]) -> tuple[int, int]:
    lots = [*pile.lots()]
    for cards, places in lots:
        assert set(cards) <= {piles[place.where][place.number] for place in places}
    exact = sum(len(cards) == len(places) == 1 for cards, places in lots)
    return exact, len(lots) - exact
