"""The refusals with which the words are tried are those of the engine, of every rule; the sentences of the shell are whole as well."""

import json
import re

import pytest

from spieltisch import Refusal
from spieltisch.murano.refusal import CITED as MURANO
from spieltisch.shell.sentences import sentence
from spieltisch.thurn_und_taxis.refusal import CITED as TAXIS
from tests.page import refusals

NEVER_ASKED = {"MU-611", "MU-919", "MU-C29", "TT-325", "TT-831"}
"""They need positions of their own (tests/rules), and what they say names little or nothing."""
HOLE = re.compile(r"\s\s|\s[.,:;!?)]|\( |[{}$]|undefined|None|null|^ | $|\w-\W|\Wer-")
"""What stands around a word that is not there."""


def test_the_file_is_up_to_date() -> None:
    assert refusals.FILE.read_text(encoding="utf-8") == refusals.text(), "python -m tests.page.refusals"


def test_every_rule_cited_is_there() -> None:
    said = {one["rule"] for game in json.loads(refusals.FILE.read_text()).values() for one in game}
    assert {*TAXIS, *MURANO} - said == NEVER_ASKED


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_sentence_has_a_hole(language: str) -> None:
    found = [
        (one["rule"], one["data"], said)
        for game in json.loads(refusals.FILE.read_text()).values()
        for one in game
        if HOLE.search(said := sentence(Refusal(one["rule"], one["data"]), language))
    ]
    assert found == []
