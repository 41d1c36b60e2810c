"""The tests themselves: no folder of them is passed over."""

from fnmatch import fnmatch

import pytest

from tools.paths import ROOT


def test_every_folder_with_tests_is_looked_into(request: pytest.FixtureRequest) -> None:
    passed_over = request.config.getini("norecursedirs")
    folders = {path.parent for path in (ROOT / "tests").rglob("test_*.py")}
    assert len(folders) > 4
    for folder in folders:
        for part in folder.relative_to(ROOT).parts:
            assert not [pattern for pattern in passed_over if fnmatch(part, pattern)], folder
