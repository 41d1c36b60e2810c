"""Everything that is downloaded is fixed by version and checksum, and by no address."""

import json
import re

import pytest

from tools.paths import REQUIREMENTS, ROOT

LOCKS = sorted(path.name for path in REQUIREMENTS.glob("*.txt"))


def test_npm_lock_has_checksums_and_no_addresses() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    for name, entry in packages.items():
        assert "resolved" not in entry, name
        assert name == "" or "integrity" in entry, name


def test_npm_packages_are_exact() -> None:
    about = json.loads((ROOT / "package.json").read_text())
    for versions in (about["dependencies"], about["devDependencies"]):
        assert [
            name for name, version in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)
        ] == []


@pytest.mark.parametrize("name", LOCKS)
def test_python_locks_are_exact(name: str) -> None:
    text = (REQUIREMENTS / name).read_text()
    assert "://" not in text
    requirements = re.sub(r"\\\n\s*", " ", text).splitlines()
    for line in requirements:
        if line.strip() and not line.startswith("#"):
            assert re.match(r"[\w.-]+==[\w.]+ ", line), line
            assert "--hash=sha256:" in line, line


def test_every_wish_list_has_its_lock() -> None:
    assert [path.stem for path in sorted(REQUIREMENTS.glob("*.in"))] == [
        name.removesuffix(".txt") for name in LOCKS
    ]
