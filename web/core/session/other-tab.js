import { pictureOf } from "../storage/picture.js";
import { PUBLIC } from "./engine-table.js";

/** @typedef {Pick<import("../storage/tabs/tab-claim.js").TabClaim, "take" | "letGo" | "onSavedElsewhere" | "onFree" | "close">} Claim */

/** The same game in another tab: one plays, the others show its picture and wait until it is free. */
export class OtherTab {
  /**
   * @param {object} given
   * @param {Claim} given.claim
   * @param {import("./record-keeper.js").RecordKeeper} given.keeper
   * @param {import("./screen.js").Screen} given.screen
   * @param {import("./phases.js").Phases} given.phases
   * @param {import("./engine-table.js").EngineTable} given.table
   */
  constructor({ claim, keeper, screen, phases, table }) {
    this.claim = claim;
    this.keeper = keeper;
    this.screen = screen;
    this.phases = phases;
    this.table = table;
    /** The game is free again after another tab had it. */
    this.canTakeOver = false;
    /** One story after the other. @type {Promise<unknown>} */
    this.telling = Promise.resolve();
  }

  /** @returns {Promise<boolean>} whether the game is ours now; its latest state is known then */
  async claimed() {
    if (!(await this.claim.take())) return false;
    await this.keeper.catchUp();
    return true;
  }

  /** Hears of what other tabs do, from now on. */
  listen() {
    this.claim.onSavedElsewhere(() => this.saved());
  }

  /** Another tab plays this game: shows its picture, changes nothing. */
  watch() {
    this.claim.letGo();
    // Whoever looks on already has been told the story; somebody else was quicker to take over.
    const goesOn = this.phases.isWatching;
    if (!goesOn) this.table.loaded = false;
    this.canTakeOver = false;
    this.keeper.refresh();
    this.showKept();
    this.phases.enter("watching");
    if (goesOn) void this.tell();
    this.claim.onFree(() => {
      this.canTakeOver = true;
      this.phases.changed();
    });
  }

  /** Another tab may have saved this game. */
  saved() {
    const latest = this.keeper.news();
    if (!latest) return;
    if (!this.phases.isWatching) {
      this.watch();
      return;
    }
    this.keeper.note(latest);
    this.showKept();
    this.phases.changed();
    if (this.table.loaded) void this.tell();
  }

  showKept() {
    this.screen.openView = pictureOf(this.keeper.saved) ?? this.screen.openView;
    this.screen.cover(this.table.toldTo(PUBLIC));
  }

  /** Shows the story so far as everybody knows it; without it, whoever looks on has the board all the same. */
  tell() {
    this.telling = this.telling.then(() => this.retell()).catch(() => {});
    return this.telling;
  }

  async retell() {
    const { saved } = this.keeper;
    // The engine is the page's: once this table was left, another game lies there.
    if (!saved || this.phases.closed || !this.phases.isWatching) return;
    const open = await this.table.load(saved.record);
    if (!this.phases.isWatching) return;
    const { history } = await this.table.look(PUBLIC);
    if (!this.phases.isWatching) return;
    if (this.keeper.saved !== saved) {
      await this.retell();
      return;
    }
    // A game that came as a bare record has no picture yet.
    if (!this.screen.view) this.screen.begin(open);
    this.screen.history = history;
    this.phases.changed();
  }

  close() {
    this.claim.close();
  }
}
