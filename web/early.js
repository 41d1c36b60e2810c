/**
 * The first script of the page: the colours that were chosen are there before anything is painted, and the engine loads
 * while the rest of the page still arrives.
 */
import { keptPrefs, showTheme } from "./app/kept-prefs.js";
import { warmUp } from "./engine/client.js";

showTheme(keptPrefs().theme);
warmUp();
