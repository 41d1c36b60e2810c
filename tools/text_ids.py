"""The ids of all texts as a type, for the type check of the page: ``python -m tools.text_ids`` writes the files anew."""

from __future__ import annotations

import re
from pathlib import Path

from tools.paths import ROOT

FOLDERS = {
    ROOT / "web" / "i18n" / "en": ROOT / "web" / "i18n" / "texts.gen.d.ts",
    ROOT / "tests" / "sample_game" / "table": ROOT / "tests" / "sample_game" / "table" / "texts.gen.d.ts",
}
"""Where the English texts lie, from which everything missing elsewhere is taken, and the file for their ids."""

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def text(folder: Path) -> str:
    """Return the declaration of the ids of a folder's English texts; several of them add up."""
    files = sorted(folder.glob("*.ftl")) if folder.name == "en" else [folder / "en.ftl"]
    ids = sorted({one for file in files for one in MESSAGE.findall(file.read_text(encoding="utf-8"))})
    lines = [f'  "{one}": string;' for one in ids]
    head = "/** Written by `python -m tools.text_ids`, from the English texts. */"
    return "\n".join([head, "interface Texts {", *lines, "}", ""])


if __name__ == "__main__":
    for folder, file in FOLDERS.items():
        file.write_text(text(folder), encoding="utf-8")
