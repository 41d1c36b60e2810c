/**
 * Pyodide's WebAssembly without what only packages in machine code ask for, which this page never loads
 * (docs/decisions/099): it hands out the functions and variables of all its libraries in C and C++, and what is handed out
 * cannot be left out.
 */
import binaryen from "binaryen";
import { wordsOf } from "./glue.mjs";

const { Features } = binaryen;

/** What Pyodide is compiled with. A newer kind of instruction would not run in the oldest browsers. */
const FEATURES =
  Features.BulkMemory |
  Features.BulkMemoryOpt |
  Features.CallIndirectOverlong |
  Features.ExceptionHandling |
  Features.ExtendedConst |
  Features.Multivalue |
  Features.MutableGlobals |
  Features.NontrappingFPToInt |
  Features.ReferenceTypes |
  Features.SignExt;

/**
 * Writes the WebAssembly with those exports alone that make a word of the scripts, and what these need.
 *
 * @param {Uint8Array} code
 * @param {string} asking  all scripts that may ask for an export
 * @returns {Uint8Array}
 */
export function withoutUnasked(code, asking) {
  const module = binaryen.readBinary(code);
  module.setFeatures(FEATURES);
  const words = new Set(wordsOf(asking));
  for (const name of exportsOf(module)) if (!words.has(name)) module.removeExport(name);
  module.runPasses(["remove-unused-module-elements"]);
  const smaller = module.emitBinary();
  module.dispose();
  return smaller;
}

/** @param {binaryen.Module} module */
function exportsOf(module) {
  return Array.from(
    { length: module.getNumExports() },
    (_, index) => binaryen.getExportInfo(module.getExportByIndex(index)).name,
  );
}
