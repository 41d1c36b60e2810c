import { gloryBoard } from "./glory/board.js";

/** @typedef {import("./part.js").BoardPart} BoardPart */

/**
 * What expansions bring to the board and to its words. Kept apart from what they add to the table: they know the board
 * there, and the board knows only this.
 *
 * @type {readonly BoardPart[]}
 */
const parts = [gloryBoard];

/**
 * The board that an expansion brings, null where that of the base game lies on the table.
 *
 * @param {Record<string, string | boolean | number>} options
 * @param {import("../types.js").Board} base
 */
export function boardBy(options, base) {
  return first((part) => part.board?.(options, base));
}

/** @param {string} kind of a stack that the base game does not have */
export function stackWords(kind) {
  return first((part) => part.stacks?.[kind]);
}

export const marks = first((part) => part.marks);
export const landless = first((part) => part.landless) ?? { one: "", several: "" };

/**
 * @template T
 * @param {(part: BoardPart) => T | null | undefined} ask
 * @returns {T | null}
 */
function first(ask) {
  for (const part of parts) {
    const answer = ask(part);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}
