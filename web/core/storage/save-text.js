/** @typedef {import("./types.js").SavedGame} SavedGame */

/**
 * A kept game as the text that localStorage has of it. The record comes last in it, so that the text of the next save is
 * made of this one: what was done before is not written out again.
 */
export class SaveText {
  /**
   * @param {SavedGame} game
   * @param {SaveText | null} [before] of an earlier save of that game
   */
  constructor(game, before = null) {
    const { record, ...rest } = game;
    const { actions, ...header } = record;
    /** @type {readonly unknown[]} */
    this.actions = Array.isArray(actions) ? actions : [];
    this.list = before ? before.#goneOn(this.actions) : this.actions.map(textOf).join("");
    // Every text of the list begins with its comma.
    const list = Array.isArray(actions) ? `,"actions":[${this.list.slice(1)}]` : "";
    const whole = `${JSON.stringify(rest).slice(0, -1)},"record":${JSON.stringify(header).slice(0, -1)}`;
    this.text = `${whole}${list}}}`;
    this.revision = game.revision;
  }

  /** @param {readonly unknown[]} actions @returns {string} their texts, those that stay taken from here */
  #goneOn(actions) {
    const old = this.actions;
    let stay = 0;
    while (stay < old.length && stay < actions.length && old[stay] === actions[stay]) stay += 1;
    const gone = old.slice(stay).map(textOf).join("").length;
    return this.list.slice(0, this.list.length - gone) + actions.slice(stay).map(textOf).join("");
  }
}

/** @param {unknown} action @returns {string} */
function textOf(action) {
  return `,${JSON.stringify(action)}`;
}
