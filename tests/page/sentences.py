"""What the package says of the events, actions, refusals and reasons with which the page is tried: ``python -m tests.page.sentences`` writes it anew.

The page says the same (i18n/sentences.test.js), so that both are held by one file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from spieltisch import Refusal
from spieltisch.shell.naming import Words
from spieltisch.shell.sentences import called, reason, said, sentence
from tests.page import actions, events, reasons, refusals

FILE = Path(__file__).parent / "fixtures" / "sentences.json"
LANGUAGES = ("de", "en")
PLAYERS = ("Anna", "Ben", "Cleo", "Dora")


def collected() -> dict[str, dict[str, list[str]]]:
    """Return by language what is said: of events, actions, refusals and reasons, in the order of their files."""
    happened = json.loads(events.FILE.read_text(encoding="utf-8"))
    offered = json.loads(actions.FILE.read_text(encoding="utf-8"))
    refused = json.loads(refusals.FILE.read_text(encoding="utf-8"))
    advised = json.loads(reasons.FILE.read_text(encoding="utf-8"))
    return {
        language: {
            "events": [_told(one, language) for game in sorted(happened) for one in happened[game]],
            "actions": [
                called(one["action"]["says"], Words(language, PLAYERS, one["options"]))
                for game in sorted(offered)
                for one in offered[game]
            ],
            "refusals": [
                sentence(Refusal(one["rule"], one["data"]), language)
                for game in sorted(refused)
                for one in refused[game]
            ],
            "reasons": [
                reason(one["game"], one["reason"], Words(language, PLAYERS, one["options"]))
                for one in advised
            ],
        }
        for language in LANGUAGES
    }


def _told(one: dict[str, Any], language: str) -> str:
    event = one["event"]
    if "telling" not in event:
        return ""
    return said(event["telling"], event.get("seat"), Words(language, PLAYERS, one["options"]))


def text() -> str:
    """Return the text of the file: a sentence on each line."""
    return json.dumps(collected(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
