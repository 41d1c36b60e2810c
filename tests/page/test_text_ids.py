"""The types by which the page's texts are checked hold exactly the texts that are written."""

from pathlib import Path

import pytest

from tools import text_ids
from tools.paths import ROOT
from tools.schema.files import texts

WANTED = text_ids.files()


@pytest.mark.parametrize("path", WANTED, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_file_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == WANTED[path], "python3 build.py types"


def test_one_command_writes_all_types() -> None:
    assert len(WANTED) == len(text_ids.FOLDERS)
    assert WANTED.items() <= texts().items()
