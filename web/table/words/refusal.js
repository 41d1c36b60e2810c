/** @typedef {string | number} Word */

/**
 * Why something is not possible, in words. The engine gives a rule and bare ids; the game gives the ids their names.
 *
 * @param {import("../../core/engine/types.js").Refusal} refusal
 * @param {import("../types.js").Translate} t
 * @param {Record<string, Word>} blanks every name that a text may use, so a refusal known only by its rule still reads well
 * @param {(key: string, value: unknown) => Word | null | undefined} wordFor
 * @returns {string}
 */
export function refusalText({ rule, data }, t, blanks, wordFor) {
  const args = { ...blanks };
  for (const [key, value] of Object.entries(data)) {
    const plain = typeof value === "string" || typeof value === "number" ? value : null;
    args[key] = wordFor(key, value) ?? plain ?? blanks[key] ?? "";
  }
  return t(`rule-${rule}`, args);
}
