"""The types by which the page's texts are checked hold exactly the texts that are written."""

from pathlib import Path

import pytest

from tools import text_ids


@pytest.mark.parametrize("folder", text_ids.FOLDERS, ids=lambda folder: folder.name)
def test_the_file_is_up_to_date(folder: Path) -> None:
    assert text_ids.FOLDERS[folder].read_text(encoding="utf-8") == text_ids.text(folder), (
        "python -m tools.text_ids"
    )
