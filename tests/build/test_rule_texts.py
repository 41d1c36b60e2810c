"""What the engine names has words in all languages, and a place in the rule book to go to."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

from tests.cited import conflicts, refusals
from tests.languages import LANGUAGES, TEXTS
from tools.console import run
from tools.paths import ROOT
from tools.setup_node import node_ready

RULES = ROOT / "tests" / "rules" / "ids.txt"
NO_RULES = ("EX", "MX", "XC")
"""Worked examples, and decisions between sources: what follows from them stands in rules of their own."""

LOADER = "./tests/page/loader/register.js"
OUTLINE = """
import { chapters, places } from "spieltisch:rulebook";
console.log(JSON.stringify({ places, chapters }));
"""


@cache
def outline() -> dict[str, Any]:
    """Return chapters and places of the rule book."""
    node_ready()
    said = run(
        ["node", "--import", LOADER, "--input-type=module", "--eval", OUTLINE],
        failure="the rule book cannot be read",
    )
    found: dict[str, Any] = json.loads(said)
    return found


@cache
def texts(language: str) -> dict[str, list[str]]:
    """Return the ids of all texts of a language, by file."""
    return {
        path.name: re.findall(r"^(-?[a-zA-Z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
        for path in sorted((TEXTS / language).glob("*.ftl"))
    }


def ids(language: str) -> set[str]:
    return {id_ for found in texts(language).values() for id_ in found}


def test_the_engine_names_rules_of_every_room() -> None:
    assert {rule[:2] for rule in refusals()} == {"TT", "GG", "KF", "AW", "AU", "MU"}
    assert {rule[:2] for rule in conflicts()} == {"ED", "GG", "CO", "AU"}


def test_every_rule_that_is_named_has_a_place_in_the_rule_book() -> None:
    assert sorted((refusals() | conflicts()) - {*outline()["places"]}) == []


def test_the_rule_book_tells_every_rule_and_no_other() -> None:
    told = {place for place in outline()["places"] if re.fullmatch(r"[A-Z]{2}-[A-Z]?\d{2,3}", place)}
    rules = {rule for rule in RULES.read_text(encoding="utf-8").split() if rule[:2] not in NO_RULES}
    assert sorted(rules - told) == []
    assert sorted(told - {*RULES.read_text(encoding="utf-8").split()}) == []


def test_no_rule_is_told_twice() -> None:
    blocks = [
        block for chapter in outline()["chapters"] for part in chapter["sections"] for block in part["blocks"]
    ]
    told = [rule for block in blocks for rule in block["ids"]]
    assert sorted(rule for rule in {*told} if told.count(rule) > 1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_named_has_a_text(language: str) -> None:
    assert sorted(rule for rule in refusals() if f"rule-{rule}" not in ids(language)) == []
    assert sorted(rule for rule in conflicts() if f"conflict-{rule}" not in ids(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_for_a_rule_that_is_never_named(language: str) -> None:
    shown = {
        id_
        for id_ in ids(language)
        if re.fullmatch(r"(rule|conflict)-(TT|ED|GG|KF|AW|AU|CO|MU)-[A-Z]?\d{2,3}", id_)
    }
    named = {f"rule-{rule}" for rule in refusals()} | {f"conflict-{rule}" for rule in conflicts()}
    assert sorted(shown - named) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_section_and_paragraph_has_a_text(language: str) -> None:
    wanted = []
    for chapter in outline()["chapters"]:
        wanted.append(f"rules-{chapter['id']}")
        for section in chapter["sections"]:
            wanted.append(f"rules-{chapter['id']}-{section['id']}")
            wanted += [f"rules-{b['ids'][0]}" for b in section["blocks"] if b["kind"] in ("rule", "example")]
    assert [id_ for id_ in wanted if id_ not in ids(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_in_short_leaves_out_no_paragraph(language: str) -> None:
    short = {id_.removesuffix("-short") for id_ in ids(language) if re.fullmatch(r"rules-..-.*-short", id_)}
    chapters = [
        {f"rules-{b['ids'][0]}" for part in one["sections"] for b in part["blocks"] if b["kind"] == "rule"}
        for one in outline()["chapters"]
    ]
    begun = [paragraphs for paragraphs in chapters if paragraphs & short]
    assert begun
    assert sorted(set.union(*begun) ^ short) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_short_is_shorter(language: str) -> None:
    said = {
        id_: text
        for path in (TEXTS / language).glob("rules-*.ftl")
        for id_, text in re.findall(
            r"^(rules-[\w-]+) = (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE
        )
    }
    short = [id_ for id_ in said if id_.endswith("-short") and id_.removesuffix("-short") in said]
    assert len(short) > 50
    assert [id_ for id_ in short if len(said[id_]) > 0.75 * len(said[id_.removesuffix("-short")])] == []
