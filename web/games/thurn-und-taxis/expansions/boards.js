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

/** @param {import("../types.js").Board} board how its cities without a country are called */
export function landlessWords(board) {
  return first((part) => part.landless?.(board));
}

/** Numbers that stand on cards, each with how it is drawn and told. */
const marks = parts.flatMap((part) => part.marks ?? []);

/** @param {string} card the numbers that it bears, none for an ordinary card */
export function marksOf(card) {
  return bearing((mark) => mark.of(card));
}

/**
 * The marks that have a number somewhere.
 *
 * @param {(mark: import("./part.js").Mark) => number} numberOf 0 for none
 */
export function bearing(numberOf) {
  return marks.flatMap((mark) => {
    const number = numberOf(mark);
    return number > 0 ? [{ mark, number }] : [];
  });
}

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
