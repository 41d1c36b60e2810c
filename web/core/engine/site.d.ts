/** Facts that the build knows about the site; paths are relative to index.html. */
declare module "spieltisch:site" {
  export interface RuntimeFile {
    file: string;
    bytes: number;
    /** How long it is where a host compresses it, about. */
    packed: number;
    /** Checksum, as in a script tag. */
    integrity: string;
  }
  /** The script of the worker. */
  export const worker: RuntimeFile;
  /** What the worker loads. */
  export const files: RuntimeFile[];
  export const pythonFolder: string;
  export const engineFolder: string;
  /** The version of the project. */
  export const version: string;
}

/** The script half of Pyodide, which has no types of its own. */
declare module "pyodide/pyodide.asm.mjs" {
  const createPyodideModule: NonNullable<
    NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>["createPyodideModule"]
  >;
  export default createPyodideModule;
}
