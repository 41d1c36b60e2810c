import { pictureOf } from "../storage/saved-game.js";
import { PUBLIC } from "./engine-table.js";

/** @typedef {Pick<import("../storage/tabs/lock.js").TabClaim, "take" | "letGo" | "onSavedElsewhere" | "onFree" | "close">} Claim */

/** The same game in another tab: one plays, the others show its picture and wait until it is free. */
export class OtherTab {
  /**
   * @param {import("./game-session.js").GameSession} session
   * @param {Claim} claim
   */
  constructor(session, claim) {
    this.session = session;
    this.claim = claim;
    /** Readings of the history, one after the other. @type {Promise<unknown>} */
    this.reading = Promise.resolve();
  }

  /** @returns {Promise<boolean>} true when this tab plays the game; its latest state is known then */
  async claimed() {
    if (!(await this.claim.take())) return false;
    await this.session.keeper.catchUp();
    return true;
  }

  /** Listens to what other tabs do. */
  listen() {
    this.claim.onSavedElsewhere(() => this.saved());
  }

  /** Another tab plays this game: shows its picture, changes nothing. */
  watch() {
    const { session } = this;
    this.claim.letGo();
    // A tab that watches already has read the history; another one was quicker to take over.
    const goesOn = session.isWatching;
    if (!goesOn) session.table.loaded = false;
    session.canTakeOver = false;
    session.keeper.refresh();
    this.showKept();
    session.enter("watching");
    if (goesOn) void this.readHistory();
    void this.follow();
    this.claim.onFree(() => {
      session.canTakeOver = true;
      session.changed();
    });
  }

  /** Another tab may have saved this game. */
  saved() {
    const { session } = this;
    const latest = session.keeper.news();
    if (!latest) {
      void (session.isWatching ? this.follow() : session.keepErased());
      return;
    }
    if (!session.isWatching) return this.watch();
    session.keeper.note(latest);
    this.showKept();
    session.changed();
    if (session.table.loaded) void this.readHistory();
  }

  /** Shows what only the database has: localStorage may have no room for it. */
  async follow() {
    const { session } = this;
    const { isGone } = session.keeper;
    await session.keeper.follow();
    if (!session.isWatching || session.closed) return;
    if (session.keeper.news()) this.saved();
    else if (session.keeper.isGone !== isGone) session.changed();
  }

  showKept() {
    const { session } = this;
    session.openView = pictureOf(session.saved) ?? session.openView;
    session.cover(session.table.toldTo(PUBLIC));
  }

  /** Shows the history so far as everybody knows it; without it, the board is shown all the same. */
  readHistory() {
    this.reading = this.reading.then(() => this.replay()).catch(() => {});
    return this.reading;
  }

  async replay() {
    const { session } = this;
    const { saved, table } = session;
    // The engine is the page's: once this table was left, another game is loaded there.
    if (!saved || session.closed || !session.isWatching) return;
    const open = await table.load(saved.record);
    if (!session.isWatching) return;
    const { history } = await table.look(PUBLIC);
    if (!session.isWatching) return;
    if (session.saved !== saved) {
      await this.replay();
      return;
    }
    // A bare record that was imported has no picture, nor has what comes from the entries of the database.
    if (!pictureOf(saved)) session.begin(open);
    session.history = history;
    session.changed();
  }

  close() {
    this.claim.close();
  }
}
