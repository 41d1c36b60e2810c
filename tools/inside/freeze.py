"""Runs inside Pyodide: make the lock from which ``loadPyodide({packages: [...]})`` loads our wheel."""

import json

import micropip


async def freeze(package: str, wheel: str) -> str:
    """Install ``wheel`` with micropip, freeze, and keep of the lock what the page loads: one package.

    The file name in the lock is bare, so that it is looked up beside the lock wherever the site lives.
    """
    await micropip.install(f"emfs:{wheel}", deps=False)
    lock = json.loads(micropip.freeze())
    entry = lock["packages"][package]
    entry["file_name"] = wheel.rsplit("/", 1)[-1]
    return json.dumps({"info": lock["info"], "packages": {package: entry}}, indent=1, sort_keys=True) + "\n"
