/**
 * The first script of the page: the colours that were chosen are there before anything is painted, and the engine loads
 * while the rest of the page still arrives.
 */

import { warmUp } from "./engine/client.js";
import { keptPrefs, showTheme } from "./ground/kept-prefs.js";

showTheme(keptPrefs().theme);
warmUp();
