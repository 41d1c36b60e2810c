import { readdirSync, readFileSync } from "node:fs";

const TEXTS = new URL("../../../web/i18n/", import.meta.url);

/** Variables that are numbers, besides those that are formatted as such; all others are names or choices. */
const NUMBERS = new Set(
  (
    "added after all before bonus carriage cards cost customers count done factories files free from gold gondoliers hand have here horses houses jokers kept " +
    "known lead left length letters margin missing most needed next no number others percent points posts price roads round room ships sites step steps " +
    "streets strength supply tiles to total unused value worth"
  ).split(" "),
);
/** Those of them that can be below zero. */
export const BELOW_ZERO = new Set(["after", "before", "lead", "points", "total", "value"]);

/**
 * Every text of a language as it is written: its id, the names of what is inserted, which of them are numbers, and what the
 * others are compared with.
 *
 * @param {string} language
 * @returns {{id: string, names: string[], numbers: Set<string>, choices: Map<string, string[]>}[]}
 */
export function textsOf(language) {
  const folder = new URL(`${language}/`, TEXTS);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .flatMap((name) => {
      const source = readFileSync(new URL(name, folder), "utf8").replace(/^#.*$/gmu, "");
      return source.split(/^(?=[a-zA-Z][\w-]* *=)/mu).flatMap((entry) => {
        const [, id] = /^([a-zA-Z][\w-]*) *=/u.exec(entry) ?? [];
        if (!id) return [];
        const names = [...entry.matchAll(/\{[^{}"]*?\$([\w-]+)/gu)].map(([, one]) => one ?? "");
        const formatted = [...entry.matchAll(/NUMBER\(\$(\w+)/gu)].map(([, one]) => one ?? "");
        const numbers = new Set([...names.filter((one) => NUMBERS.has(one)), ...formatted]);
        return [{ id, names: [...new Set(names)], numbers, choices: choicesIn(entry) }];
      });
    });
}

/** What each name is compared with, outermost first, roughly: enough to say every sentence once. @param {string} entry */
function choicesIn(entry) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  /** @type {string[]} */
  const open = [];
  for (const [, begun, key, ended] of entry.matchAll(
    /\{\s*\$([\w-]+)\s*->|^\s*\*?\[([\w-]+)\]|(\{[^{}]*\}|\})/gmu,
  )) {
    if (begun) open.push(begun);
    else if (key) found.set(open.at(-1) ?? "", [...(found.get(open.at(-1) ?? "") ?? []), key]);
    else if (ended === "}") open.pop();
  }
  return found;
}

/** More ways to fill in a text than are tried of one with many choices. */
const MOST = 3000;

/**
 * Every way to fill in a text with one number: names are sample names, choices are all that the text knows. Of very many a
 * part is taken that is spread over all of them, the same each time.
 *
 * @param {{names: string[], numbers: Set<string>, choices: Map<string, string[]>}} text
 * @param {number} number
 * @returns {Record<string, string | number>[]}
 */
export function fillings({ names, numbers, choices }, number) {
  /** @type {Record<string, string | number>[]} */
  let all = [{}];
  for (const name of names) {
    const words = numbers.has(name) ? [number] : (choices.get(name) ?? [`<${name}>`]);
    all = all.flatMap((one) => words.map((word) => ({ ...one, [name]: word })));
    const { length } = all;
    if (length > MOST)
      all = all.filter((_, i) => Math.imul(i, 0x9e3779b1) >>> 0 < (MOST / length) * 2 ** 32);
  }
  return all;
}
