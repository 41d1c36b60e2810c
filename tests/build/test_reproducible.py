"""Two builds of the same sources are the same bytes, wherever they are made."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.paths import CACHE, MODULES, ROOT, VENV
from tools.stamps import IGNORED

SOURCES = ("py", "web", "tools", "index.html", "service-worker.js", "build.py")
SETTINGS = ("pyproject.toml", "package.json", "package-lock.json", "LICENSE")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """The project in another folder, with what was downloaded but nothing that was built."""
    root = tmp_path / "another place"
    root.mkdir()
    for name in (*SOURCES, *SETTINGS):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, root / name, ignore=shutil.ignore_patterns(*IGNORED))
        else:
            shutil.copy(source, root / name)
    (root / ".cache").mkdir()
    for name, target in {"node_modules": MODULES, ".venv": VENV, ".cache/wheels": CACHE / "wheels"}.items():
        (root / name).symlink_to(target)
    # The sizes of equal files are known; measuring them again would take half a minute.
    shutil.copy(CACHE / "brotli.json", root / ".cache/brotli.json")
    return root


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def test_a_second_build_elsewhere_is_byte_identical(site: Path, elsewhere: Path) -> None:
    done = subprocess.run(
        [sys.executable, "build.py", "build"], cwd=elsewhere, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    first, second = contents(site), contents(elsewhere / "dist")
    assert sorted(first) == sorted(second)
    assert [name for name in first if first[name] != second[name]] == []
