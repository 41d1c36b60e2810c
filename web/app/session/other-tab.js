import { pictureOf } from "../keeping/picture.js";

/** @typedef {Pick<import("../keeping/tab-claim.js").TabClaim, "take" | "letGo" | "onSavedElsewhere" | "onFree" | "close">} Claim */

/** The same game in another tab: one plays, the others show its picture and wait until it is free. */
export class OtherTab {
  /**
   * @param {object} given
   * @param {Claim} given.claim
   * @param {import("./record-keeper.js").RecordKeeper} given.keeper
   * @param {import("./screen.js").Screen} given.screen
   * @param {import("./phases.js").Phases} given.phases
   * @param {{loaded: boolean}} given.table
   */
  constructor({ claim, keeper, screen, phases, table }) {
    this.claim = claim;
    this.keeper = keeper;
    this.screen = screen;
    this.phases = phases;
    this.table = table;
    /** The game is free again after another tab had it. */
    this.canTakeOver = false;
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
    this.table.loaded = false;
    this.canTakeOver = false;
    this.keeper.refresh();
    this.showKept();
    this.phases.enter("watching");
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
  }

  showKept() {
    this.screen.openView = pictureOf(this.keeper.saved) ?? this.screen.openView;
    this.screen.cover();
  }

  close() {
    this.claim.close();
  }
}
