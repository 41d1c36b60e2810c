/** What tables and findings of the rule book both say of an item of a data file. */

/**
 * @import { Words } from "spieltisch:rulebook"
 * @import { Board } from "./data.js"
 */

/** @param {string | undefined} provenance @returns {boolean} whether the item is our own invention */
export function isMade(provenance) {
  return provenance === "reconstruction";
}

/** @param {{provenance?: string}} item @param {string} part @returns {boolean} whether a game has corrected it */
export function isCorrected(item, part) {
  return partProvenance(item, part) === "corrected";
}

/** @param {{provenance?: string}} item @param {string} part @returns {boolean} whether the owner of a box found it to be right */
export function isConfirmed(item, part) {
  return partProvenance(item, part) === "confirmed";
}

/**
 * Where a part of an item comes from: its own word, or that of the item.
 *
 * @param {{provenance?: string}} item
 * @param {string} part
 * @returns {string | undefined}
 */
export function partProvenance(item, part) {
  const own = /** @type {Record<string, unknown>} */ (item)[`${part}Provenance`];
  return typeof own === "string" ? own : item.provenance;
}

/**
 * @param {Board} board
 * @param {string} id
 * @returns {Words}
 */
export function stackName(board, id) {
  const stack = board.stacks.find((one) => one.id === id);
  if (!stack) return id;
  if (stack.kind === "route") {
    const longest = Math.max(...board.stacks.map(({ length }) => length ?? 0));
    const length = stack.length ?? 0;
    const say = length === longest ? "rules-stack-longest" : "rules-stack-route";
    return { say, args: { length } };
  }
  if (stack.kind !== "complete") return { say: `rules-stack-${stack.kind}` };
  return countryNames(board, stack.countries ?? []);
}

/**
 * @param {Board} board
 * @param {string[]} ids
 */
export function countryNames(board, ids) {
  return ids.map((id) => board.countries.find((one) => one.id === id)?.name ?? id).join(" / ");
}
