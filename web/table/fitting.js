import { arrangementOf } from "./arrangement.js";
import { anchorBubble } from "./frame/bubble.js";

/** Gives a table the arrangement that suits the room it has and the size of the text. */
export class Fitting {
  /** @param {import("./game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    this.sizes = new ResizeObserver(() => this.measure());
    table.addController(this);
  }

  hostConnected() {
    this.sizes.observe(this.table);
    this.measure();
  }

  hostDisconnected() {
    this.sizes.disconnect();
  }

  measure() {
    const { table } = this;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const next = arrangementOf((table.clientWidth / rem) * 16, (table.clientHeight / rem) * 16);
    const { shape, scale } = table.arrangement;
    if (next.shape !== shape || next.scale !== scale) {
      table.arrangement = next;
      table.requestUpdate();
      return;
    }
    anchorBubble(table);
    table.guide.aim();
  }
}
