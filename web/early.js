/**
 * The first script of the page: the colours that were chosen are there before anything is painted, and the engine and the
 * words of the one language load while the rest of the page still arrives.
 */

import { warmUp } from "./engine/client.js";
import { keptPrefs, showTheme, spokenLanguage } from "./ground/kept-prefs.js";
import { fetchTexts } from "./i18n/languages.js";

const { theme, language } = keptPrefs();
showTheme(theme);
// Whoever needs the words asks for them again, and hears then if they cannot be had.
fetchTexts(spokenLanguage(language), "page").catch(() => {});
warmUp();
