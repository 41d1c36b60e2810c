import { DredgingTable } from "./table.js";
import { describe, textFor } from "./words.js";

/** What the frame needs to know of this game. */
export const game = {
  id: "dredging",
  tag: "dre-table",
  element: DredgingTable,
  board: () => null,
  describe,
  textFor,
  reasonFor: () => "",
};
