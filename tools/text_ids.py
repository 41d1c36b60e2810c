"""The ids of all texts as a type, for the type check of the page."""

from __future__ import annotations

import re
from pathlib import Path

from tools.paths import ROOT

FOLDERS = {
    Path("web", "i18n", "en"): Path("web", "i18n", "texts.gen.d.ts"),
    Path("tests", "sample_game", "table"): Path("tests", "sample_game", "table", "texts.gen.d.ts"),
}
"""Where the English texts lie, from which everything missing elsewhere is taken, and the file for their ids."""

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def files(root: Path = ROOT) -> dict[Path, str]:
    """Return the text of each file of ids, in a tree of the project; it need not have the sample game."""
    return {root / file: _text(root / folder) for folder, file in FOLDERS.items() if (root / folder).is_dir()}


def _text(folder: Path) -> str:
    """Return the declaration of the ids of a folder's English texts; several of them add up."""
    texts = sorted(folder.glob("*.ftl")) if folder.name == "en" else [folder / "en.ftl"]
    ids = sorted({one for file in texts for one in MESSAGE.findall(file.read_text(encoding="utf-8"))})
    lines = [f'  "{one}": string;' for one in ids]
    head = "/** Written by `build.py types`, from the English texts. */"
    return "\n".join([head, "interface Texts {", *lines, "}", ""])
