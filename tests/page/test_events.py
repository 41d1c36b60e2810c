"""The events with which the page's words are tried (events.test.js) are those of the engine, of every kind."""

import json
import re

from tests.page import events
from tools.paths import ROOT

NEVER_RECORDED = {"reward-lost"}
"""Too rare for the golden records; events.test.js has it by hand."""


def test_the_file_is_up_to_date() -> None:
    assert events.FILE.read_text(encoding="utf-8") == events.text(), "python -m tests.page.events"


def test_every_documented_event_is_there() -> None:
    reference = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    base = reference.split("## Events")[1].split("\n## ")[0]
    documented = set(re.findall(r"^\| `([a-z-]+)` \| `", base, re.MULTILINE))
    documented |= set(re.findall(r"^\| event \| `([a-z-]+)`", reference, re.MULTILINE))
    recorded = {
        one["event"]["event"] for game in json.loads(events.FILE.read_text()).values() for one in game
    }
    assert len(documented) > 50
    assert documented - recorded == NEVER_RECORDED
