import north from "../../../../py/spieltisch/thurn_und_taxis/boards/north.json";
import { memoized } from "../../../board/canvas/memo.js";
import { patched } from "../../../table/patch.js";

/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("./part.js").BoardPart} BoardPart */

/** @type {Board["carriages"]} */
const NO_CARRIAGES = [];

const NORTH = /** @type {Board} */ (/** @type {unknown} */ (north));

/** A northern board by its carriages. */
const northernWith = memoized((/** @type {Board} */ board) =>
  memoized((/** @type {Board["carriages"]} */ carriages) => ({ ...board, carriages })),
);

/**
 * The northern board, if the options ask for it. It has carriages only by the rules of the base game, and they are those
 * of the southern board.
 *
 * @param {Record<string, string | boolean | number>} options
 * @param {Board} south
 */
function northernBoard(options, south) {
  if (options.board !== "north") return null;
  const board = northernWith(patched(NORTH, "north", south.patch));
  return board(options["north-rules"] === "base" ? south.carriages : NO_CARRIAGES);
}

/** Glanz und Gloria: the northern board with its free cities, and the horses on its cards. @type {BoardPart} */
const glory = {
  board: northernBoard,
  stacks: { freeCity: { name: "tut-gg-stack-free", about: "tut-gg-stack-about-free" } },
  landless: ({ id }) =>
    id === NORTH.id ? { one: "tut-gg-free-city", several: "tut-gg-free-cities" } : null,
  marks: [
    {
      icon: "horseshoe",
      of: (card) => Number(card.split("/")[1] ?? 0),
      name: (city, horses, t) => t("tut-gg-card", { city, horses }),
      words: (card, horses, t) => t("tut-gg-card-words", { card, horses }),
      deckWords: (deck, horses, t) => t("tut-gg-deck-words", { deck, horses }),
      ofDeck: (seen) => seen.deckHorses ?? 0,
      ofHand: (state) => state.handHorses ?? [],
    },
  ],
};

/**
 * What expansions bring to the board and its words. It is kept apart from what they add to the table, because that needs
 * the board and the board needs only this.
 *
 * @type {readonly BoardPart[]}
 */
const parts = [glory];
const marks = parts.flatMap((part) => part.marks ?? []);

/**
 * The board that an expansion brings, null for that of the base game.
 *
 * @param {Record<string, string | boolean | number>} options
 * @param {Board} base
 */
export function boardBy(options, base) {
  return first((part) => part.board?.(options, base));
}

/** @param {string} kind of a stack that the base game does not have */
export function stackWords(kind) {
  return first((part) => part.stacks?.[kind]);
}

/** The names of cities without a country. @param {Board} board */
export function landlessWords(board) {
  return first((part) => part.landless?.(board));
}

/** The numbers on a card; an ordinary card has none. @param {string} card */
export function marksOf(card) {
  return marksWith((mark) => mark.of(card));
}

/**
 * The marks that have a number somewhere.
 *
 * @param {(mark: import("./part.js").Mark) => number} numberOf 0 for none
 */
export function marksWith(numberOf) {
  return marks.map((mark) => ({ mark, number: numberOf(mark) })).filter(({ number }) => number > 0);
}

/**
 * @template T
 * @param {(part: BoardPart) => T | null | undefined} ask
 * @returns {T | null}
 */
function first(ask) {
  return parts.map(ask).find(Boolean) ?? null;
}
