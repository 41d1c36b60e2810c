import de from "./de/inn.ftl";
import en from "./en/inn.ftl";
import { addTexts } from "./index.js";

/** The words of the Inn, from its box on the shelf to the score. */
addTexts({ de: [de], en: [en] });
