"""The sentences that the page is held to (i18n/sentences.test.js) are those of the package."""

import json

from tests.page import sentences


def test_the_file_is_up_to_date() -> None:
    assert sentences.FILE.read_text(encoding="utf-8") == sentences.text(), "python -m tests.page.sentences"


def test_nearly_every_event_has_a_sentence() -> None:
    for said in json.loads(sentences.FILE.read_text(encoding="utf-8")).values():
        assert sum(map(bool, said["events"])) > 150
        assert all(said["refusals"])
        assert len(said["reasons"]) > 100
        assert all(said["reasons"])
