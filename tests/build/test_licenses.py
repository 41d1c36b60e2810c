"""What licenses.txt says is what is in the site: nothing is missing, nothing stands there that is not in it."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools.paths import MODULES, PYODIDE, ROOT

PARTS: list[dict[str, Any]] = json.loads((ROOT / "tools/licenses/parts.json").read_text(encoding="utf-8"))
ENTRIES = [
    "web/main.js",
    "web/early.js",
    "web/guard.js",
    "web/core/engine/worker.js",
    "service-worker.js",
    "web/theme.css",
    "web/fonts.css",
]


@pytest.fixture(scope="module")
def inputs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """Files of packages and how many bytes of each are in a bundle that the test makes by itself."""
    out = tmp_path_factory.mktemp("bundle")
    loaders = [f"--loader:.{end}=file" for end in ("woff2", "svg", "png")]
    outside = [f"--external:{name}" for name in ("spieltisch:*", "node:*", "ws")]
    how = ["--bundle", "--splitting", "--format=esm", "--preserve-symlinks", "--log-level=error"]
    facts = out / "facts.json"
    subprocess.run(
        [
            MODULES / ".bin/esbuild",
            *ENTRIES,
            *how,
            *loaders,
            *outside,
            f"--outdir={out}",
            f"--metafile={facts}",
        ],
        cwd=ROOT,
        check=True,
    )
    found: dict[str, int] = {}
    for output in json.loads(facts.read_text())["outputs"].values():
        for name, said in output["inputs"].items():
            if name.startswith("node_modules/"):
                found[name] = found.get(name, 0) + said["bytesInOutput"]
    return found


@pytest.fixture
def text(site: Path) -> str:
    return (site / "licenses.txt").read_text(encoding="utf-8")


def heads(text: str) -> dict[str, str]:
    """Name and licence of each part, as its line says."""
    lines = [
        line
        for before, line in zip(text.splitlines(), text.splitlines()[1:], strict=False)
        if before == "=" * 72
    ]
    found = (re.fullmatch(r"(.+?)(?: \d[\d.]*)? \(([^()]*)\)", line) for line in lines)
    return {part[1]: part[2] for part in found if part}


def test_the_packages_are_those_of_the_bundle(inputs: dict[str, int], text: str) -> None:
    used = {
        "/".join(name.split("/")[1 : 3 if name.split("/")[1].startswith("@") else 2])
        for name, size in inputs.items()
        if size
    }
    assert {"lit-html", "workbox-precaching", "pyodide", "@fluent/bundle"} <= used
    told = set(heads(text)) - {part["name"] for part in PARTS}
    assert told == used - {"pyodide"}
    for name in told:
        about = json.loads((MODULES / name / "package.json").read_text(encoding="utf-8"))
        assert f"{name} {about['version']} ({about['license']})\n" in text


@pytest.mark.parametrize("part", PARTS, ids=lambda part: str(part["name"]))
def test_what_is_inside_pyodide_is_really_there(part: dict[str, Any], site: Path, text: str) -> None:
    (file,) = site.glob(part["in"])
    assert part["evidence"].encode() in file.read_bytes()
    assert heads(text)[part["name"]] == (" with ".join(part["license"]) or "public domain")
    for line in part["copyright"]:
        assert f"{line}\n" in text


def test_every_module_of_python_that_is_linked_has_its_library_told() -> None:
    """A new Pyodide may bring another one: these modules are made of libraries that are not CPython's own."""
    wasm = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    linked = {name.decode() for name in re.findall(rb"PyInit_(_?[a-z][a-z0-9_]*)", wasm)}
    told = {"_bz2", "_lzma", "_zstd", "_sqlite3", "zlib", "pyexpat", "_ctypes", "_decimal"}
    assert linked & {*told, "_hashlib", "_ssl"} <= told


def test_each_licence_has_its_text_and_each_text_its_use(text: str) -> None:
    bodies = {
        path.stem: path.read_text(encoding="utf-8").strip()
        for path in (ROOT / "tools/licenses").glob("*.txt")
    }
    used = {licence for part in PARTS for licence in part["license"]} | {"Apache-2.0"}
    assert set(bodies) == used
    for licence, body in bodies.items():
        assert f"{'=' * 72}\n{licence}\n\n{body}\n" in text
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").strip() in text


def test_the_source_of_pyodide_can_be_found(text: str) -> None:
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    assert f"https://github.com/pyodide/pyodide/tree/{version}\n" in text


def test_the_fonts_of_the_site_are_told(inputs: dict[str, int], text: str) -> None:
    fonts = {name.rsplit("/files/", 1)[0] for name in inputs if name.endswith(".woff2")}
    assert len(fonts) == 3
    assert {heads(text)[name.removeprefix("node_modules/")] for name in fonts} == {"OFL-1.1"}
