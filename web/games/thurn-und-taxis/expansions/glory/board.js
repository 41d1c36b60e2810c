import north from "../../../../../py/spieltisch/thurn_und_taxis/boards/north.json";

/** @typedef {import("../../types.js").Board} Board */

/** The northern board with its free cities, and the horses on its cards. @type {import("../part.js").BoardPart} */
export const gloryBoard = {
  board: northernBoard,
  stacks: { freeCity: { name: "tut-gg-stack-free", about: "tut-gg-stack-about-free" } },
  landless: ({ id }) =>
    id === north.id ? { one: "tut-gg-free-city", several: "tut-gg-free-cities" } : null,
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

/** @type {Map<boolean, Board>} */
const boards = new Map();

/**
 * The northern board, if the options ask for it. Only by the rules of the base game it has carriages, and they are those
 * of the southern board.
 *
 * @param {Record<string, string | boolean | number>} options
 * @param {Board} south
 * @returns {Board | null}
 */
function northernBoard(options, south) {
  if (options.board !== "north") return null;
  const base = options["north-rules"] === "base";
  let board = boards.get(base);
  if (!board) {
    const carriages = base ? south.carriages : [];
    board = /** @type {Board} */ (/** @type {unknown} */ ({ ...north, carriages }));
    boards.set(base, board);
  }
  return board;
}
