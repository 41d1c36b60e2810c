import { cardName } from "../board.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/** Which hand cards go after closing: they are marked, then put away at once. */
export class DiscardChoice {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
    /** Keys of the hand cards marked to go. @type {Set<string>} */
    this.marked = new Set();
  }

  /** A new position: marks belong to the old one. */
  forget() {
    this.marked = new Set();
  }

  /**
   * @param {string} key
   * @param {number} surplus how many cards have to go
   */
  toggle(key, surplus) {
    this.table.bubble = null;
    if (!this.marked.delete(key)) {
      // One card too many: the mark that was set first moves on.
      const [first] = this.marked;
      if (this.marked.size >= surplus && first !== undefined) this.keep(first, surplus);
      this.marked.add(key);
    }
    this.table.requestUpdate();
  }

  /**
   * Takes a mark away that nobody has touched, and says so.
   *
   * @param {string} key
   * @param {number} surplus how many cards have to go
   */
  keep(key, surplus) {
    const { board, feedback, t } = this.table;
    this.marked.delete(key);
    const card = cardName(board, cardOf(key), t);
    feedback.info("tut-discard-moved", `keep-${key}`, { card, count: surplus });
  }

  /** Puts the marked cards away. */
  confirm() {
    const { discards } = this.table.moves;
    const [first, ...others] = [...this.marked].flatMap(
      (key) => discards.find(({ card }) => card === cardOf(key)) ?? [],
    );
    if (first)
      this.table.act(
        first,
        others.map(({ text }) => text),
      );
  }
}

/** @param {string} key of a hand card: "hand-Ulm-0" @returns {string} the card */
function cardOf(key) {
  return key.slice(key.indexOf("-") + 1, key.lastIndexOf("-"));
}
