import { mailCoach } from "../../art/scenes/mail-coach.js";
import { boardFor } from "./board.js";
import { soundOf } from "./sounds.js";
import { TutTable } from "./table.js";
import { textFor } from "./words/actions-list.js";
import { reasonFor, tell } from "./words/sentences.js";

/** What the frame needs to know of this game. */
export const game = {
  id: "thurn-und-taxis",
  tag: "tut-table",
  element: TutTable,
  board: boardFor,
  tell,
  textFor,
  reasonFor,
  soundOf,
  scene: mailCoach,
};
