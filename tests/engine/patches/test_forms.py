"""Forms for the rules of cards: they reach every printed card, and what they allow can be played (docs/murano-cards.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from spieltisch.bridge import call
from spieltisch.murano import board, correctable
from spieltisch.murano.cards import forms, terms

GAME = "murano"
PARTS = {"characters": "rule", "specials": "effect"}


def asked(method: str, **params: Any) -> Any:
    answer = json.loads(call(method, json.dumps({"game": GAME, **params})))
    return answer.get("ok", answer)


FORMS: dict[str, Any] = asked("patchForms")


def fits(name: str, value: Any) -> bool:
    """Return whether a rule is one that a form can fill in."""
    try:
        return _rest(name, value) == {}
    except (KeyError, AssertionError):
        return False


def _rest(name: str, value: Mapping[str, Any]) -> dict[str, Any]:
    """Return what of an object no key of a form reaches."""
    form, rest = FORMS[name], dict(value)
    for key, part in form["words"][rest.pop(form["by"]) if form["by"] else ""].items():
        if key == forms.WITH:
            rest = _rest(part, rest)
        elif isinstance(part, list) and "" in part:
            assert rest.pop(key, "") in part
        elif isinstance(part, list):
            assert rest.pop(key) in part
        elif part == forms.NUMBER:
            assert isinstance(rest.pop(key), int)
        elif isinstance(part, dict) and forms.MANY in part:
            assert set(rest.pop(key)) <= set(part[forms.MANY])
        elif isinstance(part, dict):
            assert all(fits(part[forms.EACH], one) for one in rest.pop(key))
        else:
            assert rest.pop(key) == part
    return rest


def written(name: str, depth: int = 3) -> Iterator[dict[str, Any]]:
    """Yield a rule for every word of a form, with every word of the keys that it brings."""
    form = FORMS[name]
    for word, keys in form["words"].items():
        base: dict[str, Any] = {form["by"]: word} if form["by"] else {}
        variants: list[dict[str, Any]] = [base]
        for key, part in keys.items():
            choices: list[dict[str, Any]]
            if key == forms.WITH:
                choices = list(written(part, depth - 1))
            elif part == forms.NUMBER:
                choices = [{key: 1}]
            elif isinstance(part, list):
                choices = [{key: one} if one else {} for one in part]
            elif isinstance(part, dict) and forms.MANY in part:
                choices = [{key: part[forms.MANY]}, {key: part[forms.MANY][:1]}]
            elif isinstance(part, dict):
                each = list(written(part[forms.EACH], depth - 1))
                choices = [{key: [one]} for one in each] + [{key: each[:2]}]
            else:
                choices = [{key: part}]
            variants = [{**one, **choice} for one in variants for choice in choices]
        yield from variants


@pytest.mark.parametrize("part", PARTS)
def test_every_printed_card_can_be_filled_in(part: str) -> None:
    for card in board.data()[part]:
        assert fits(PARTS[part], card[PARTS[part]]), card["id"]
    assert not fits(PARTS[part], {"kind": "other", "points": 1})


@pytest.mark.parametrize("part", PARTS)
def test_whatever_is_filled_in_is_accepted(part: str) -> None:
    word = PARTS[part]
    card = board.data()[part][0]["id"]
    rules = list(written(word))
    assert len(rules) >= 18
    for rule in rules:
        text = json.dumps({"name": "x", "changes": {f"murano/{part}/{card}/{word}": rule}})
        assert correctable.CORRECTABLE.problems(text) == [], rule


def test_a_card_is_tried_out_where_it_brings_something() -> None:
    lagoon = board.load(4)
    for card in board.data()["characters"]:
        place = f"murano/characters/{card['id']}/rule"
        found = asked("patchSample", place=place, value=card["rule"], seed=1)
        assert found["points"] > 0, card["id"]
        assert found == asked("patchSample", place=place, value=card["rule"], seed=found["seed"])
        assert found["island"] == card.get("island", found["island"])
        assert found["points"] == _points(card, found)
        assert asked("patchSample", place=place, value=card["rule"], seed=found["seed"] + 1) != found
        doubled = _doubled(card["rule"])
        assert asked("patchSample", place=place, value=doubled, seed=1)["points"] == 2 * found["points"]
        island = lagoon.islands[lagoon.island_index[found["island"]]]
        assert set(found["buildings"]) <= {lagoon.site_places[site] for site in island.sites}


def _points(card: Any, found: Any) -> int:
    """Count anew from what is shown."""
    lagoon = board.load(4)
    kinds = [0] * len(lagoon.kinds)
    owned = [[0] * len(lagoon.kinds) for _ in range(2)]
    for building in found["buildings"].values():
        kind = lagoon.kind_index[building["tile"]]
        kinds[kind] += 1
        if building["owner"] is not None:
            owned[building["owner"]][kind] += 1
    customers, beads = (
        [
            sum(one["count"] for one in found["counts"] if one["what"] == what and one["colour"] == colour)
            for colour in colours
        ]
        for what, colours in (("customer", lagoon.customer_colours), ("bead", lagoon.bead_colours))
    )
    return terms.read(card, lagoon).value(terms.Tally(customers, kinds, owned), 0, beads, 0)


def _doubled(rule: Any) -> Any:
    if isinstance(rule, list):
        return [_doubled(one) for one in rule]
    if not isinstance(rule, dict):
        return rule
    return {key: 2 * one if key == "points" else _doubled(one) for key, one in rule.items()}


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("murano/characters/palace/rule", {"kind": "per"}),
        ("murano/characters/palace/rule", 3),
        ("murano/characters/nobody/rule", {"kind": "per", "what": "shop", "points": 1}),
        ("murano/specials/bank/effect", {"kind": "pointsNow", "points": 1}),
        ("murano", None),
        ("", []),
        (3, None),
    ],
)
def test_where_nothing_can_be_tried_out_there_is_no_island(place: object, value: object) -> None:
    assert asked("patchSample", place=place, value=value, seed=1) is None
