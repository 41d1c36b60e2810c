/** @typedef {import("../types.js").Action} Action */

/**
 * The legal actions of a view, sorted into the places where a person looks for them. It only looks things up in the
 * engine's list; what the list does not hold is not possible.
 */
export class Moves {
  /** @param {readonly Action[]} actions */
  constructor(actions) {
    this.all = actions;
    /** @param {Action["type"][]} types */
    const of = (...types) => actions.filter((action) => types.includes(action.type));
    this.sails = of("sail");
    this.passes = of("pass");
    this.builds = of("build");
    this.places = of("place");
    this.keeps = of("keep");
    this.chooses = of("choose");
    this.sells = of("sell");
    this.produces = of("produce");
    this.draws = of("draw");
    this.scores = of("score");
    this.incomes = of("income");
    this.decline = of("decline")[0] ?? null;
    this.end = of("end")[0] ?? null;
    /** What the space of the last ship offers, in one press each. */
    this.plain = of("take", "buy", "search", "look", "hire", "dismiss", "income");
  }

  /** Ships that may sail now, or pass. @param {boolean} passing @returns {number[]} their spaces */
  ships(passing) {
    return [...new Set((passing ? this.passes : this.sails).map((action) => action.from ?? 0))];
  }

  /** @param {number} from @param {boolean} passing @returns {Action[]} the ways of one ship */
  waysOf(from, passing) {
    return (passing ? this.passes : this.sails).filter((action) => action.from === from);
  }

  /** Tiles that may be built now: "shop-red"; the drawn street is null. @returns {(string | null)[]} */
  get tiles() {
    return [...new Set(this.builds.map((action) => action.tile))];
  }

  /** @param {string} cell @param {string | null | undefined} [tile] only this one */
  buildsAt(cell, tile) {
    return this.builds.filter(
      (action) => action.place === cell && (tile === undefined || action.tile === tile),
    );
  }
}
