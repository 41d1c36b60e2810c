/** The rule book, loaded when it is opened. */

import { openTexts } from "../../i18n/index.js";
import "./rulebook.js";

/** Loads the words of the book, in the language of the page. Some of its tables are said with words of a game. */
export async function openRules() {
  await Promise.all([openTexts("rules"), openTexts("murano")]);
}
