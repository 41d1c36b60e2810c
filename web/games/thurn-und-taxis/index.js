import { textFor } from "./actions-list.js";
import { boardFor } from "./board.js";
import { describe } from "./describe.js";
import { reasonFor } from "./reasons.js";
import { TutTable } from "./table.js";

export { describe, textFor };

/** What the frame needs to know of this game. */
export const game = {
  id: "thurn-und-taxis",
  tag: "tut-table",

  /** Makes the elements known to the page; calling it again changes nothing. */
  define() {
    if (!customElements.get("tut-table")) customElements.define("tut-table", TutTable);
  },

  board: boardFor,
  describe,
  textFor,
  reasonFor,
};
