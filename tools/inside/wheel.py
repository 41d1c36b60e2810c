"""Runs inside Pyodide: pack a pure Python package as a wheel of compiled modules.

The page must not spend its start-up compiling source, so the wheel holds ``.pyc`` files only. They are
written by the very interpreter that will read them, and everything that could differ between two builds
(file dates, time stamps in the ``.pyc``, order of entries) is fixed.
"""

import ast
import json
import pathlib
import sys
import zipfile

from bytecode import compiled

FIXED_DATE = (1980, 1, 1, 0, 0, 0)
# rooms of the package for those who write Python
NOT_ON_THE_PAGE = ("arena", "players/protocol", "rl", "shell")
FOR_TYPES = "schema"  # modules that only those read who read types
REMARKS = ("examples", "rulings")  # of data files


def write_zip(target: pathlib.Path, entries: dict[str, bytes], compression: int) -> None:
    """Write a zip file whose bytes depend on nothing but its entries."""
    with zipfile.ZipFile(target, "w", compression) as archive:
        for name in sorted(entries):
            info = zipfile.ZipInfo(name, FIXED_DATE)
            info.compress_type = compression
            info.external_attr = 0o644 << 16
            archive.writestr(info, entries[name])


def imported_names(source: bytes) -> set[str]:
    """Return the modules that a source file imports absolutely, at any depth (also inside functions), to run."""
    names: set[str] = set()
    tree = ast.parse(source)
    typed = [node for node in ast.walk(tree) if isinstance(node, ast.If) and _for_types(node.test)]
    aside = {id(inner) for node in typed for part in node.body for inner in ast.walk(part)}
    for node in ast.walk(tree):
        if id(node) in aside:
            continue
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module)
    return names


def _for_types(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def pack(root: str, package: str, version: str, target: str) -> dict[str, object]:
    """Write the wheel of ``package`` below ``root``; return its file name, modules and their imports."""
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}-none-any"
    entries: dict[str, bytes] = {}
    modules: list[str] = []
    imports: set[str] = set()
    for path in sorted((pathlib.Path(root) / package).rglob("*")):
        name = path.relative_to(root).as_posix()
        left_out = name.startswith(tuple(f"{package}/{room}/" for room in NOT_ON_THE_PAGE)) or FOR_TYPES in {
            *path.relative_to(root).parts,
            path.stem,
        }
        if not path.is_file() or "__pycache__" in path.parts or left_out:
            continue
        if path.suffix == ".py":
            source = path.read_bytes()
            entries[name + "c"] = compiled(source, name)
            imports |= imported_names(source)
            modules.append(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        elif path.suffix == ".json":
            # Without the layout and the remarks for those who read the sources.
            data = json.loads(path.read_bytes())
            if isinstance(data, dict):
                data = {key: value for key, value in data.items() if key not in REMARKS}
            entries[name] = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()

    info = f"{package}-{version}.dist-info"
    entries[f"{info}/METADATA"] = f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n".encode()
    entries[f"{info}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: build.py\nRoot-Is-Purelib: true\nTag: {tag}\n".encode()
    )
    record = f"{info}/RECORD"
    # The hashes of single modules are not checked here, and they cannot be compressed.
    lines = [f"{name},," for name in sorted(entries)]
    entries[record] = "\n".join([*lines, f"{record},,", ""]).encode()

    file_name = f"{package}-{version}-{tag}.whl"
    write_zip(pathlib.Path(target) / file_name, entries, zipfile.ZIP_STORED)
    return {"file": file_name, "modules": modules, "imports": sorted(imports)}
