/** @typedef {import("./types.js").View} View */

/**
 * What everybody at the table may see of a view: no hand, no values of face-down tiles, nothing to
 * choose. Used behind the curtain and for the picture that is kept with a game.
 *
 * @param {View} view
 * @returns {View}
 */
export function publicView(view) {
  const { observation } = view;
  const open = view.over || observation.options["open-scores"] === true;
  return {
    ...view,
    seat: null,
    actions: [],
    undo: { steps: 0, blocked: "turn" },
    scores: open ? view.scores : null,
    observation: {
      ...observation,
      seat: null,
      officials: null,
      deck: countOf(observation.deck),
      discard: countOf(observation.discard),
      seats: observation.seats.map((seat) => ({
        ...seat,
        hand: null,
        handCount: seat.handCount ?? seat.hand?.length ?? 0,
        tiles: open ? seat.tiles : seat.tiles.map((tile) => ({ ...tile, value: null })),
        score: open ? seat.score : null,
      })),
    },
  };
}

/** @param {unknown} pile */
function countOf(pile) {
  return Array.isArray(pile) ? pile.length : pile;
}
