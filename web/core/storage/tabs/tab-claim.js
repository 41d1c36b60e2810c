import { tryLock, whenFree } from "./lock.js";
import { onOtherTab } from "./other-tabs.js";

/** Another tab saved the same game later; its word counts. */
export class SavedElsewhere extends Error {
  constructor() {
    super("another tab has saved this game since");
    this.id = "saved-elsewhere";
    this.data = {};
  }
}

/** This tab's claim to a game: one tab plays, the others are told when it has saved or let go. */
export class TabClaim {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** @type {(() => void) | null} */
    this.release = null;
    /** @type {(() => void)[]} */
    this.undos = [];
    this.closed = false;
  }

  /** @returns {Promise<boolean>} whether the game is ours now */
  async take() {
    const release = this.release ?? (await tryLock(this.id));
    // Who asks twice at once is refused the second time, and has it all the same.
    this.release ??= release;
    // The game may have been left while the browser was asked.
    if (this.closed) this.letGo();
    return this.release !== null;
  }

  letGo() {
    this.release?.();
    this.release = null;
  }

  /** @param {() => void} callback another tab has saved this game, or something unknown changed */
  onSavedElsewhere(callback) {
    this.undos.push(
      onOtherTab((id) => {
        if (id === null || id === this.id) callback();
      }),
    );
  }

  /** @param {() => void} callback called when no tab plays the game any more */
  onFree(callback) {
    this.undos.push(whenFree(this.id, callback));
  }

  close() {
    this.closed = true;
    for (const undo of this.undos) undo();
    this.undos = [];
    this.letGo();
  }
}
