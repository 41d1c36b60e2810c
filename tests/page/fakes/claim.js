/** The lock of a game, and what another tab does with it. */
export class FakeClaim {
  constructor() {
    this.free = true;
    this.held = false;
    this.closed = false;
    /** Another tab has saved this game. */
    this.savedElsewhere = () => {};
    /** The other tab has gone. */
    this.freed = () => {};
  }

  async take() {
    this.held = this.free;
    return this.free;
  }

  letGo() {
    this.held = false;
  }

  /** @param {() => void} callback */
  onSavedElsewhere(callback) {
    this.savedElsewhere = callback;
  }

  /** @param {() => void} callback */
  onFree(callback) {
    this.freed = callback;
  }

  close() {
    this.closed = true;
    this.held = false;
  }
}
