/** @typedef {import("../table.js").TutTable} TutTable */

/** Which hand cards go after closing. The choice is made as a whole and sent card by card. */
export class DiscardChoice {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
    /** Keys of the hand cards marked to go. @type {Set<string>} */
    this.marked = new Set();
    /** Cities that still have to be sent. @type {readonly string[]} */
    this.queue = [];
  }

  /** A new position: marks belong to the old one, what is being sent goes on. */
  forget() {
    this.marked = new Set();
  }

  stop() {
    this.queue = [];
  }

  /**
   * @param {string} key
   * @param {number} surplus how many cards have to go
   */
  toggle(key, surplus) {
    if (!this.marked.delete(key)) {
      // One card too many: the mark that was set first moves on.
      const [first] = this.marked;
      if (this.marked.size >= surplus && first !== undefined) this.marked.delete(first);
      this.marked.add(key);
    }
    this.table.requestUpdate();
  }

  confirm() {
    if (this.table.touches.waits("discard-confirm", () => this.confirm())) return;
    this.queue = [...this.marked].map((key) => key.split("-")[1] ?? "");
    this.sendNext();
  }

  /** Sends the next card as soon as the one before has been done. */
  sendNext() {
    const [city, ...rest] = this.queue;
    if (city === undefined || this.table.busy) return;
    const action = this.table.moves.discards.find((one) => one.card === city);
    this.queue = action ? rest : [];
    if (action) this.table.act(action);
  }
}
