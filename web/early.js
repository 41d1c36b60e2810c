/**
 * The first script of the page: the colours that were chosen are there before anything is painted, and the engine, the
 * words of the one language and what a house wishes that is not known yet load while the rest of the page still arrives.
 */

import { warmUp } from "./core/engine/client.js";
import { houseFile, isUnknown } from "./core/settings/house.js";
import { keptPrefs, showTheme, spokenLanguage } from "./core/settings/kept-prefs.js";
import { fetchTexts } from "./i18n/languages.js";

const { theme, language } = keptPrefs();
showTheme(theme);
if (isUnknown()) void houseFile().then(showThemeOf);
// The code that needs the words asks again, and gets the error then.
fetchTexts(spokenLanguage(language), "page").catch(() => {});
warmUp();

/** The theme of the house as soon as it is known; the rest of its wishes is judged when the page is there. @param {string | null} text */
function showThemeOf(text) {
  const wished = /"theme"\s*:\s*"(light|dark)"/.exec(text ?? "")?.[1];
  if (theme === "auto" && wished) showTheme(/** @type {"light" | "dark"} */ (wished));
}
