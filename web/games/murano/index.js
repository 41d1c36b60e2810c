import deMurano from "../../i18n/de/murano.ftl";
import enMurano from "../../i18n/en/murano.ftl";
import { addTexts } from "../../i18n/index.js";
import { textFor } from "./actions-list.js";
import { boardFor } from "./board.js";
import { describe } from "./describe.js";
import { MurTable } from "./table.js";

addTexts({ de: [deMurano], en: [enMurano] });

/** What the frame needs to know of this game. */
export const game = {
  id: "murano",
  tag: "mur-table",

  /** Makes the element known to the page; calling it again changes nothing. */
  define() {
    if (!customElements.get("mur-table")) customElements.define("mur-table", MurTable);
  },

  board: boardFor,
  describe,
  textFor,
};
