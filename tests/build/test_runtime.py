"""The trimmed standard library and the compiled engine, as the page loads them."""

import json
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

from tools.paths import PYODIDE, ROOT, TOOLS

NOT_ON_THE_PAGE = ("arena", "players/protocol", "rl", "shell")

# Rarely used corners: codecs of old zip files, regular expressions, exact numbers' neighbours.
USES = """
import json, random, re, traceback, zipfile, io
import spieltisch
state = spieltisch.new_game("thurn-und-taxis", players=["Ä", "B"], options={}, seed=7)
for _ in range(300):
    state.apply(state.legal_actions()[-1])
assert spieltisch.replay(state.record()).to_dict() == state.to_dict()
assert spieltisch.from_dict(json.loads(json.dumps(state.to_dict()))).legal_actions() == state.legal_actions()
with zipfile.ZipFile(io.BytesIO(), "w") as archive:
    archive.writestr("ä.txt", "ö")
assert "a".encode("cp437").decode("latin-1") == "a"
assert re.sub(r"(?i)U", "o", "Ulm") == "olm"
try:
    spieltisch.new_game("chess", players=[], options={}, seed=1)
except spieltisch.SpieltischError:
    assert "UnknownGame" in traceback.format_exc()
"""


def test_the_trimmed_library_plays(site: Path, tmp_path: Path) -> None:
    # Under the names that Pyodide knows.
    for path in (*site.glob("python-*/*"), *site.glob("engine-*/*")):
        shutil.copy(path, tmp_path / re.sub(r"(\.whl|\.zip)\.js$", r"\1", path.name))
    job = {"pyodide": str(PYODIDE), "python": str(tmp_path), "engine": str(tmp_path), "code": USES}
    done = subprocess.run(
        ["node", TOOLS / "node" / "pyodide_run.mjs", json.dumps(job)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]


def test_wheel_and_library_are_compiled_and_dated_alike(site: Path) -> None:
    for path in (*site.glob("engine-*/*.whl.js"), *site.glob("python-*/*.zip.js")):
        with zipfile.ZipFile(path) as archive:
            infos = archive.infolist()
        assert {info.date_time for info in infos} == {(1980, 1, 1, 0, 0, 0)}
        assert [info.filename for info in infos if info.filename.endswith(".py")] == []
        assert [info.filename for info in infos] == sorted(info.filename for info in infos)


def test_the_wheel_has_all_modules_and_data(site: Path) -> None:
    (wheel,) = site.glob("engine-*/*.whl.js")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    root = ROOT / "py"
    files = [path.relative_to(root) for path in (root / "spieltisch").rglob("*")]
    # Tournaments, learning environments and texts for a shell are for those who write Python.
    away = tuple(f"spieltisch/{room}" for room in NOT_ON_THE_PAGE)
    files = [path for path in files if not path.as_posix().startswith(away)]
    # What is declared for the border only those read who read types.
    files = [path for path in files if "schema" not in {*path.parts, path.stem}]
    wanted = {path.as_posix() + "c" for path in files if path.suffix == ".py"}
    wanted |= {path.as_posix() for path in files if path.suffix == ".json"}
    assert not [name for name in names if name.startswith(away) or "schema" in name]
    assert wanted <= names
