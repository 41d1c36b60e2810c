"""The languages of the page, for tests that try each of them."""

import json

from tools.paths import ROOT

TEXTS = ROOT / "web" / "i18n"
_ALL = json.loads((TEXTS / "languages.json").read_text(encoding="utf-8"))
LANGUAGES = tuple(name for name, language in _ALL.items() if not language.get("unfinished"))
"""Those that have to have every text."""
