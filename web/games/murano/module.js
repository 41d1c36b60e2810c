import { lagoonPalace } from "../../art/scenes/lagoon-palace.js";
import { boardFor } from "./board.js";
import { soundOf } from "./sounds.js";
import { MurTable } from "./table.js";
import { textFor } from "./words/actions-list.js";
import { reasonFor, tell } from "./words/sentences.js";

/** What the frame needs to know of this game. */
export const game = {
  id: "murano",
  tag: "mur-table",
  element: MurTable,
  board: boardFor,
  tell,
  textFor,
  reasonFor,
  soundOf,
  scene: lagoonPalace,
};
