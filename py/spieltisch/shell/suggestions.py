"""What may have been meant by an action that does not exist: "take Munich" is "take München"."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from unicodedata import combining, normalize

from ..errors import SHOWN
from ..state import State

MOST = 3
ALIKE = 0.6
ABROAD = {
    "basle": "basel",
    "hanover": "hannover",
    "karlsruhe": "carlsruhe",
    "luzerne": "luzern",
    "munich": "muenchen",
    "nuremberg": "nuernberg",
    "pilsner": "pilsen",
}
"""Names that cities have elsewhere, and are too far from their own to be found."""
LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def suggestions(state: State, text: str) -> list[str]:
    """Return actions of the game that look like a text, the likeliest first."""
    if len(text) > SHOWN:
        return []
    known = getattr(getattr(getattr(state, "rules", None), "words", None), "known", ())
    wanted = _plain(text)
    return _close(wanted, [*known, *state.legal_actions()])


def _close(wanted: str, actions: Iterable[str]) -> list[str]:
    plain = {_plain(action): str(action) for action in actions}
    found = get_close_matches(wanted, plain, MOST, ALIKE)
    # One that is the same but for its spelling leaves no doubt.
    return [plain[wanted]] if wanted in plain else [plain[one] for one in found]


def _plain(text: str) -> str:
    letters = normalize("NFC", text).casefold().translate(LETTERS)
    without_marks = "".join(letter for letter in normalize("NFD", letters) if not combining(letter))
    return " ".join(ABROAD.get(word, word) for word in without_marks.split())
