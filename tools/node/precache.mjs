/** The list of files that the service worker keeps, made by Workbox. */
import { getManifest } from "workbox-build";
import { factsOf } from "./facts.mjs";

/** Files whose name holds their hash need no revision: the name is one. */
export const NAMED_BY_CONTENT = /^(assets\/.+-[A-Z0-9]{8}\.\w+|(python|engine)-[0-9a-f]{10}\/.+)$/;

/**
 * Lists all files of the site with revision and checksum. With the checksum the browser refuses a
 * truncated or exchanged file while the service worker is installed, so no mixture is ever kept.
 *
 * @param {string} out the folder of the site
 */
export async function precacheList(out) {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: out,
    globPatterns: ["**/*"],
    // The words for an address that is not there are wanted with a connection only, what a house has written is its own, and
    // pictures are for those who do not play here yet.
    globIgnores: ["service-worker.js", "404.html", "config.json", "pictures/**"],
    dontCacheBustURLsMatching: NAMED_BY_CONTENT,
    maximumFileSizeToCacheInBytes: 32 * 1024 * 1024,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({
          ...entry,
          integrity: factsOf(out, entry.url).integrity,
        })),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  return manifestEntries
    .map(({ url, revision, integrity }) => ({ url, revision, integrity }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
