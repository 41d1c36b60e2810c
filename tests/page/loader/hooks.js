import { readFile } from "node:fs/promises";

/** What the build tells the page of itself; nothing in these tests starts a worker. */
const SITE = "spieltisch:site";
const SITE_FACTS = "export const worker = {}, files = [], pythonFolder = '', engineFolder = '';";

/** Files that a module of the page imports without saying how, and how the build reads them. */
const READERS = {
  ".ftl": (/** @type {string} */ text) => JSON.stringify(text),
  ".json": (/** @type {string} */ text) => text,
};

/**
 * @param {string} specifier
 * @param {unknown} context
 * @param {(specifier: string, context: unknown) => unknown} next
 */
export function resolve(specifier, context, next) {
  if (specifier === SITE) return { url: SITE, shortCircuit: true };
  return next(specifier, context);
}

/**
 * @param {string} url
 * @param {unknown} context
 * @param {(url: string, context: unknown) => unknown} next
 */
export async function load(url, context, next) {
  if (url === SITE) return { format: "module", source: SITE_FACTS, shortCircuit: true };
  for (const [ending, read] of Object.entries(READERS)) {
    if (!url.startsWith("file:") || !url.endsWith(ending)) continue;
    const source = `export default ${read(await readFile(new URL(url), "utf8"))};`;
    return { format: "module", source, shortCircuit: true };
  }
  return next(url, context);
}
