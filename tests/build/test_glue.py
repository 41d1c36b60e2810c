"""What is left out of Pyodide's script and WebAssembly, and that nothing else is (tools/node/glue.mjs, webassembly.mjs)."""

import json
import subprocess

import pytest

from tools.paths import MODULES, TOOLS

# As Emscripten writes it: one function; each export of the WebAssembly gets a name, and everything can be found by other programs.
SOURCE = """async function create(moduleArg={}){var Module=moduleArg;var told=[];
var lonely=()=>gone(),used=()=>deep.value;var deep={value:3};function gone(){}gone.sig="v";function imported(){return used()}
imported.sig="i";class Alone{}var loud=told.push("loud");lonely.sig="v";var byText=()=>5;told.push("byText");
Module["used"]=used;Module["gone"]=gone;Module["asked"]=()=>7;Module["loudly"]=told.push("loudly");
var _named,_nameless;function assignWasmExports(wasmExports){_named=Module["_named"]=wasmExports["named"];
_nameless=Module["_nameless"]=wasmExports["nameless"];told.push("assigned")}
var wasmImports={imported,gone,byKey:gone};
assignWasmExports({named:1,nameless:2});told.push(_named,wasmImports.imported());Module.told=told;return Module}
export default create;
"""
TOLD = ["loud", "byText", "loudly", "assigned", 1, 3]
CODE = """
import { trimmed } from "%s";
const { source, imported, asking } = JSON.parse(process.argv[1]);
const text = trimmed(source, imported, asking);
const { default: create } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
const made = await create();
process.stdout.write(JSON.stringify({ text, told: made.told, asked: made.asked?.() }));
"""


def trimmed(source: str, asking: str = "") -> dict[str, object]:
    job = {"source": source, "imported": ["imported"], "asking": asking}
    code = CODE % (TOOLS / "node" / "glue.mjs").as_uri()
    said = subprocess.run(
        ["node", "--input-type=module", "-e", code, json.dumps(job)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr[-2000:]
    found: dict[str, object] = json.loads(said.stdout)
    return found


def test_what_nothing_asks_for_is_left_out_and_the_rest_does_the_same() -> None:
    found = trimmed(SOURCE)
    assert found["told"] == TOLD
    text = str(found["text"])
    for left in ("lonely", "gone", "Alone", "_nameless", "byKey", '"asked"'):
        assert left not in text
    for kept in ("imported", "used", "deep", "_named", "byText=", 'Module["used"]'):
        assert kept in text


@pytest.mark.parametrize("asking", ["module.asked()", 'module["asked"]'])
def test_what_another_script_asks_for_is_kept(asking: str) -> None:
    assert trimmed(SOURCE, asking)["asked"] == 7


def test_a_script_that_is_made_otherwise_is_refused() -> None:
    with pytest.raises(AssertionError, match="made otherwise"):
        trimmed("export default async () => ({});")


WASM = """(module
  (import "env" "told" (func $told (param i32)))
  (import "env" "lonely" (func $lonely))
  (memory (export "memory") 1)
  (table 1 funcref)
  (elem (i32.const 0) $pointed)
  (func $pointed (result i32) (i32.const 5))
  (func $deep (result i32) (i32.const 7))
  (func (export "asked") (result i32) (call $told (i32.const 3)) (call $deep))
  (func (export "called") (result i32) (call_indirect (result i32) (i32.const 0)))
  (func (export "gone") (call $lonely)))"""
SMALLER = """
import binaryen from "%s";
import { withoutUnasked } from "%s";
const code = withoutUnasked(binaryen.parseText(process.argv[1]).emitBinary(), "memory; asked(); module['called']");
const module = await WebAssembly.compile(code);
const told = [];
const { exports } = await WebAssembly.instantiate(module, { env: { told: (one) => told.push(one) } });
process.stdout.write(JSON.stringify([Object.keys(exports), exports.asked(), exports.called(), told]));
"""


def test_a_web_assembly_hands_out_what_is_asked_for_and_has_what_that_needs() -> None:
    code = SMALLER % (
        (MODULES / "binaryen" / "index.js").as_uri(),
        (TOOLS / "node" / "webassembly.mjs").as_uri(),
    )
    # An import that only the lost function needs is not even asked for.
    said = subprocess.check_output(["node", "--input-type=module", "-e", code, WASM], text=True)
    assert json.loads(said) == [["memory", "asked", "called"], 7, 5, [3]]
