import { DredgingTable } from "./table.js";
import { tell, textFor } from "./words.js";

/** What the frame needs to know of this game. */
export const game = {
  id: "dredging",
  tag: "dre-table",
  element: DredgingTable,
  board: () => null,
  tell,
  textFor,
  reasonFor: () => "",
};
