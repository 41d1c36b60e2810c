/** Put in by the build: the list of files to keep, and the build's own name. */
declare const BUILD: string;

interface WorkerGlobalScope {
  __WB_MANIFEST: { url: string; revision: string | null; integrity: string }[];
}
