import { announce } from "../ui/announcer.js";

/** What a table says through a screen reader. */
export class Voice {
  /** @param {import("./game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {string} text */
  say(text) {
    announce(text);
  }

  /**
   * @template {string} const I
   * @param {I & import("../i18n/ids.js").Written<I>} id
   * @param {Record<string, string | number>} [args]
   */
  tell(id, args) {
    this.say(this.table.t(/** @type {import("../i18n/ids.js").TextId} */ (id), args));
  }

  /** Says what is asked now, and what the guide has to say to that. */
  ask() {
    const { table } = this;
    const { head, more } = table.game.prompt(table);
    const name = table.nameOf(table.view?.current);
    // A listener needs the name first, unless the sentence holds it already.
    const who = head.includes(name) ? "" : `${name}:`;
    this.say([who, head, more, table.guide.teach()].filter(Boolean).join(" "));
  }
}
