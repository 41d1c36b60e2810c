"""The built site, as the tests of the build look at it."""

import shutil
from pathlib import Path

import pytest

from tools.paths import DIST
from tools.site import build_if_stale


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of dist/: a build that is started in the meantime does not disturb the tests."""
    build_if_stale()
    return Path(shutil.copytree(DIST, tmp_path_factory.mktemp("site") / "dist"))
