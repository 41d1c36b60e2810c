/** The page with one game more: what a build for the tests begins with, in the place of web/main.js. */
import { games } from "../../../web/games/index.js";
import { addTexts } from "../../../web/i18n/index.js";
import de from "./de.ftl";
import en from "./en.ftl";
import { entry } from "./index.js";

addTexts({ de: [de], en: [en] });
/** @type {import("../../../web/table/types.js").GameEntry[]} */ (games).push(entry);
void import("../../../web/main.js");
