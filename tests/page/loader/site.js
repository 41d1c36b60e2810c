/** What the build tells the page of itself, in these tests: nothing starts a worker here. */

/** The shortest code that can be compiled: its magic number and its version. */
export const CODE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", CODE));

export const worker = {};
export const files = [
  {
    file: "python/code.wasm",
    bytes: CODE.length,
    packed: CODE.length,
    integrity: `sha256-${btoa(String.fromCharCode(...hash))}`,
  },
  { file: "python/library.zip.js", bytes: 4, packed: 4, integrity: "" },
];
export const pythonFolder = "";
export const engineFolder = "";
