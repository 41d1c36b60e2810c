import { readFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { COUNTRIES, countriesModule } from "../../../tools/node/countries.mjs";
import { DRAWING, drawingModule, FOLDER } from "../../../tools/node/drawings.mjs";
import { LANDMARKS, landmarksModule } from "../../../tools/node/landmarks/landmarks.mjs";
import {
  PRINTED,
  printedModule,
  RULEBOOK,
  rulebookModule,
} from "../../../tools/node/rulebook/book.mjs";
import { sheetModule } from "../../../tools/node/sheets.mjs";
import { TEXTS, textModule, WITHOUT_PAGE } from "../../../tools/node/texts.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** What the build tells the page of itself. */
const SITE = "spieltisch:site";
const SITE_FACTS = new URL("./site.js", import.meta.url).href;

/** Where there are words, those of all languages are there, so that no test has to wait for them. */
const WORDS = new URL("../../../web/i18n/index.js", import.meta.url).href;
const ALL_WORDS = `
import { LANGUAGE_IDS } from "./languages.js";
await openTexts("murano");
await Promise.all(LANGUAGE_IDS.map(loadTexts));`;

/** Files that a module of the page imports without saying how, and how the build reads them. */
const READERS = {
  ".ftl": (/** @type {string} */ text) => JSON.stringify(text),
  ".json": (/** @type {string} */ text) => text,
};

/** What the build works out of data files. @type {Record<string, (root: string) => string>} */
const MADE = {
  [COUNTRIES]: countriesModule,
  [LANDMARKS]: landmarksModule,
  [RULEBOOK]: rulebookModule,
  [PRINTED]: printedModule,
};

/** @param {string} name */
function isOfTexts(name) {
  return name.startsWith(TEXTS) || name === WITHOUT_PAGE;
}

/**
 * @param {string} specifier
 * @param {unknown} context
 * @param {(specifier: string, context: unknown) => unknown} next
 */
export function resolve(specifier, context, next) {
  if (specifier === SITE) return { url: SITE_FACTS, shortCircuit: true };
  if (isOfTexts(specifier) || specifier in MADE || specifier.startsWith(FOLDER))
    return { url: specifier, shortCircuit: true };
  return next(specifier, context);
}

/**
 * @param {string} url
 * @param {unknown} context
 * @param {(url: string, context: unknown) => unknown} next
 */
export async function load(url, context, next) {
  if (isOfTexts(url)) {
    return { format: "module", source: textModule(ROOT, url, true), shortCircuit: true };
  }
  const made = MADE[url];
  if (made) return { format: "module", source: made(ROOT), shortCircuit: true };
  if (url.startsWith(FOLDER) || (url.startsWith("file:") && DRAWING.test(url))) {
    const what = url.startsWith(FOLDER) ? url : fileURLToPath(url);
    return {
      format: "module",
      source: drawingModule(ROOT, what, (file) => pathToFileURL(file).href),
      shortCircuit: true,
    };
  }
  if (url === WORDS) {
    const source = (await readFile(new URL(url), "utf8")) + ALL_WORDS;
    return { format: "module", source, shortCircuit: true };
  }
  if (url.startsWith("file:") && url.endsWith(".css")) {
    const source = sheetModule(await readFile(new URL(url), "utf8"));
    return { format: "module", source, shortCircuit: true };
  }
  for (const [ending, read] of Object.entries(READERS)) {
    if (!url.startsWith("file:") || !url.endsWith(ending)) continue;
    const source = `export default ${read(await readFile(new URL(url), "utf8"))};`;
    return { format: "module", source, shortCircuit: true };
  }
  return next(url, context);
}
