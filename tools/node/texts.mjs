/**
 * The words of the page as modules: one that knows all languages and how to load their words, and one for each
 * language and set of words, put together from the files of web/i18n. The build and the tests of the page read them.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** What the page imports: `spieltisch:texts`, and from there `spieltisch:texts/<set>-<language>`. */
export const TEXTS = "spieltisch:texts";
/** What the service worker imports: `spieltisch:without-page`. */
export const WITHOUT_PAGE = "spieltisch:without-page";

/**
 * The source of one of these modules.
 *
 * @param {string} root the folder of the project
 * @param {string} name what is imported
 * @param {boolean} unfinished whether languages are there of which only a part is written
 * @returns {string}
 */
export function textModule(root, name, unfinished) {
  const folder = path.join(root, "web/i18n");
  const sets = readJson(folder, "sets.json");
  const languages = languagesOf(folder, unfinished);
  if (name === TEXTS) return listOf(languages, Object.keys(sets));
  if (name === WITHOUT_PAGE)
    return `export const WITHOUT_PAGE = ${JSON.stringify(wordsByLanguage(root, "without-page.json", unfinished))};`;
  const [, set = "", language = ""] = /\/(\w+)-(\w+)$/.exec(name) ?? [];
  if (!(language in languages && set in sets)) throw new Error(`there are no texts ${name}`);
  return `export default ${JSON.stringify(wordsOf(path.join(folder, language), sets[set]))};`;
}

/** @param {string} folder @param {string} name */
function readJson(folder, name) {
  return JSON.parse(readFileSync(path.join(folder, name), "utf8"));
}

/**
 * Each set of each language by itself, so that only what is read is loaded.
 *
 * @param {Record<string, object>} languages
 * @param {string[]} sets
 */
function listOf(languages, sets) {
  const loaders = Object.keys(languages).map((language) => {
    const ways = sets.map(
      (set) => `${set}: () => import(${JSON.stringify(`${TEXTS}/${set}-${language}`)})`,
    );
    return `${language}: { ${ways.join(", ")} }`;
  });
  return `export const languages = ${JSON.stringify(languages)};
export const sources = { ${loaders.join(", ")} };`;
}

/**
 * Files that a language does not have yet are left out, and so are the comments, which only writers read.
 *
 * @param {string} folder
 * @param {string[]} names
 */
function wordsOf(folder, names) {
  return names
    .map((name) => path.join(folder, `${name}.ftl`))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8").replace(/^#.*\n/gm, ""))
    .join("\n");
}

/**
 * The words of one file that stands beside the texts of the page, for each language that has it.
 *
 * @param {string} root the folder of the project
 * @param {string} file
 * @param {boolean} unfinished whether languages are there of which only a part is written
 * @returns {Record<string, any>}
 */
export function wordsByLanguage(root, file, unfinished) {
  const folder = path.join(root, "web/i18n");
  const found = Object.keys(languagesOf(folder, unfinished))
    .filter((language) => existsSync(path.join(folder, language, file)))
    .map((language) => [language, readJson(folder, `${language}/${file}`)]);
  return Object.fromEntries(found);
}

/**
 * @param {string} folder
 * @param {boolean} unfinished
 * @returns {Record<string, any>}
 */
function languagesOf(folder, unfinished) {
  return Object.fromEntries(
    Object.entries(readJson(folder, "languages.json")).filter(
      ([, language]) => unfinished || !language.unfinished,
    ),
  );
}
