/** @typedef {import("./types.js").SavedGame} SavedGame */
/** @typedef {import("./types.js").SaveProblem} SaveProblem */
/** @typedef {import("./types.js").Trouble} Trouble */

/** Which games lie where, and what is true of it: on the disk, in this browser's memory, or only in this page. */
export class Whereabouts {
  /**
   * @param {object} given
   * @param {import("./shelf.js").Shelf} given.shelf
   * @param {import("./database.js").Connection} given.connection
   * @param {import("./patience.js").Patience} given.patience
   */
  constructor({ shelf, connection, patience }) {
    this.shelf = shelf;
    this.connection = connection;
    this.patience = patience;
    /** Games that could not be written anywhere. @type {Map<string, SavedGame>} */
    this.unsaved = new Map();
    /** Games of which localStorage does not have the last state; the journal has it. @type {Map<string, SavedGame>} */
    this.ahead = new Map();
    /** Games of which the journal does not have the last state; localStorage has it. @type {Set<string>} */
    this.behind = new Set();
    /** Why localStorage took nothing, the last time. @type {SaveProblem} */
    this.why = "blocked";
    /** Why a game could not be put aside. @type {SaveProblem | null} */
    this.refused = null;
  }

  /**
   * @param {SavedGame} game
   * @param {{isInJournal: boolean, isOnShelf: boolean}} where it was written
   */
  note(game, { isInJournal, isOnShelf }) {
    const { id } = game;
    this.unsaved.delete(id);
    this.refused = null;
    if (isInJournal) this.behind.delete(id);
    else this.behind.add(id);
    if (isOnShelf) this.ahead.delete(id);
    else this.ahead.set(id, game);
  }

  /** @returns {"disk" | "browser" | "page"} where the least safe of the games is */
  get durability() {
    const { state } = this.connection;
    if (this.unsaved.size > 0 || (!this.shelf.storage && state === "denied")) return "page";
    return this.behind.size === 0 && state === "open" ? "disk" : "browser";
  }

  /** @returns {Trouble | null} what whoever plays is told of it */
  get trouble() {
    if (this.patience.isTried) return "slow";
    if (this.unsaved.size > 0) return this.why;
    if (this.durability === "page") return "blocked";
    const isAtRisk = this.behind.size > 0 || this.connection.state === "denied";
    return this.refused ?? (isAtRisk ? "memory" : null);
  }
}
