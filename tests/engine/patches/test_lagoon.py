"""What of Murano must fit together: islands, the ring, numbers of cards. It is refused where it stands, with its numbers."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.murano import board

from .test_patch import MURANO, asked, patch_of, problems

GRIDS = {one["id"]: one["grid"] for one in board.data()["islands"]}


def at(island: str) -> str:
    return f"murano/islands/{island}/grid"


def told(changes: dict[str, Any]) -> list[tuple[str, str]]:
    return [(one["id"], one["place"]) for one in problems(MURANO, changes)]


def test_street_tiles_and_spaces_are_as_many() -> None:
    less = [line.replace("S", ".") for line in GRIDS["navagero"]]
    first = problems(MURANO, {at("navagero"): less})[0]
    assert first == {
        "id": "streetSpaces",
        "place": at("navagero"),
        "players": 4,
        "found": 36,
        "wanted": 42,
    }


def test_a_space_that_goes_to_another_island_keeps_the_number() -> None:
    # One building space less here, one more there.
    here = ["BSB.", "BSSB", ".SB.", "BS..", ".S.."]
    there = [".BBBB.", "BSSSSB", "B.SBS.", ".BSSB."]
    assert told({at("navagero"): here})[0] == ("buildingSpaces", at("navagero"))
    found = told({at("navagero"): here, at("san-donato"): there})
    assert ("buildingSpaces", at("navagero")) not in found


@pytest.mark.parametrize(
    ("island", "grid", "why"),
    [
        # Two halves with as many spaces as one had.
        ("sacca-mattia", ["BBBBB", "SS.SS", "B.SB.", "BSS.."], "torn"),
        # A building space without a street beside it.
        ("navagero", ["BSBB", "BSS.", ".SB.", "BS..", ".SB."], "closed"),
        # Gondola 13 lies at the upper left corner.
        ("san-pietro-martire", ["BBB.", "BSSB", ".S..", "BSSS", ".BSB"], "gondola"),
        # Nothing is left beside gondola 1.
        ("sacca-mattia", [".BBBB", "SSSSS", "..SBB", "BBS.."], "gondola"),
    ],
)
def test_an_island_hangs_together_and_leaves_its_gondolas_afloat(
    island: str, grid: list[str], why: str
) -> None:
    assert (why, at(island)) in told({at(island): grid})


@pytest.mark.parametrize("points", ["drei", True, None, "", 51, -1, 2.5])
def test_a_number_of_a_rule_is_a_number(points: object) -> None:
    place = "murano/characters/special/rule"
    rule = {"kind": "per", "what": "special", "points": points}
    assert problems(MURANO, {place: rule}) == [{"id": "value", "place": place}]
    assert asked("patchSample", game=MURANO, place=place, value=rule) is None


@pytest.mark.parametrize(
    ("part", "rule"),
    [
        ("characters/glass-equals-shops/rule", {"min": "eins"}),
        ("characters/few-red-blue/rule", {"value": "drei"}),
        ("specials/bauhof/effect", {"tiles": "vier"}),
        ("specials/hafen/effect", {"own": "1"}),
        ("specials/kuenstlerwerkstatt-1/effect", {"sales": True}),
    ],
)
def test_so_is_every_other_number(part: str, rule: dict[str, Any]) -> None:
    place = f"murano/{part}"
    ours = next(one["value"] for one in asked("facts", game=MURANO) if one["place"] == place)
    within = {**ours, "all": [{**ours["all"][0], **rule}]} if "all" in ours else {**ours, **rule}
    assert {"id": "value", "place": place} in problems(MURANO, {place: within})


def test_a_card_asks_for_no_more_than_there_is() -> None:
    place = "murano/characters/bead-each/rule"
    ours = next(one["value"] for one in asked("facts", game=MURANO) if one["place"] == place)
    (test,) = ours["all"]

    def with_beads(number: int) -> list[Any]:
        return problems(MURANO, {place: {**ours, "all": [{**test, "value": number}]}})

    # 10 of a colour are in the bag, and the two artists' workshops count as one more each.
    assert with_beads(12) == []
    assert with_beads(40) == [{"id": "beyond", "place": place, "found": 40, "wanted": 12}]
    crests = {
        "kind": "if",
        "points": 12,
        "all": [{"test": "atLeast", "value": 21, "of": [{"what": "crest"}]}],
    }
    palace = "murano/characters/crests/rule"
    assert told({palace: crests}) == [("beyond", palace)]


def test_every_printed_island_fits() -> None:
    assert problems(MURANO, {at(island): grid for island, grid in GRIDS.items()}) == []


@pytest.mark.parametrize(
    ("label", "doubts"),
    [
        ({"de": "12 für alle", "en": "12 for all"}, []),
        ({"de": "12 für alle"}, ["language"]),
        ({"de": "10 für alle", "en": "12 for all"}, ["points"]),
        ({"en": "10 for all"}, ["points", "language"]),
        ({"de": "120 für alle", "en": "12 for all"}, ["points"]),
    ],
)
def test_a_text_that_the_rule_has_left_behind_is_doubted(label: dict[str, str], doubts: list[str]) -> None:
    card = next(one for one in board.data()["characters"] if one["id"] == "glass-equals-shops")
    place = f"murano/characters/{card['id']}"
    changes = {f"{place}/rule": {**card["rule"], "points": 12}, f"{place}/label": {**card["label"], **label}}
    patch = patch_of(changes)
    verdict = asked("patchCheck", game=MURANO, patch=patch)
    assert verdict["problems"] == []
    assert verdict["doubts"] == [{"id": one, "place": f"{place}/label"} for one in doubts]
    # Without a text of its own, the card says what its rule says.
    alone = patch_of({f"{place}/rule": changes[f"{place}/rule"]})
    assert asked("patchCheck", game=MURANO, patch=alone)["doubts"] == []
