/** Facts that the build knows about the site; paths are relative to index.html. */
declare module "spieltisch:site" {
  export interface RuntimeFile {
    file: string;
    bytes: number;
  }
  /** The script of the worker (known to the page only). */
  export const worker: string;
  /** What the worker loads, with the sizes on disk (known to the worker only, like all below). */
  export const files: RuntimeFile[];
  export const pythonFolder: string;
  export const engineFolder: string;
}
