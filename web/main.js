/** The page begins here: settings, screens, engine, offline. */

import "./app/analysis.js";
import "./app/app.js";
import "./app/curtain.js";
import "./app/dialogs.js";
import "./app/end.js";
import "./app/expansion-card.js";
import "./app/first-game.js";
import "./app/game-card.js";
import "./app/header.js";
import "./app/hint-card.js";
import "./app/home.js";
import "./app/import-dialog.js";
import "./app/new-game.js";
import "./app/replay.js";
import "./app/rules-screens.js";
import "./app/score-chart.js";
import "./app/score-table.js";
import "./app/seat-mark.js";
import "./app/seat-menu.js";
import "./app/seat-row.js";
import "./app/settings.js";
import "./app/since.js";
import "./app/solo.js";
import "./app/start.js";
import "./app/store-banner.js";
import "./app/table-host.js";
import { prepareAnnouncer } from "./app/announcer.js";
import { engineService } from "./app/engine-service.js";
import { isLocked } from "./app/lock.js";
import { watchOffline } from "./app/offline-notice.js";
import { stylePage } from "./app/page-styles.js";
import { applyPrefs } from "./app/prefs.js";
import { store } from "./app/store.js";

/** Goes straight back to the table that was on the screen when the page was left. */
async function reopen() {
  const id = store.openGame;
  if (location.hash.length > 1 || !id || !store.load(id)) return;
  // Another tab plays it already: this visit is for something else.
  if (await isLocked(id)) return;
  location.replace(`#/game/${id}`);
}

stylePage();
applyPrefs();
prepareAnnouncer();
await reopen();
const place = document.querySelector("#app") ?? document.body;
place.replaceChildren(document.createElement("st-app"));
// A failure is shown by the start panel; nothing else needs to know.
engineService.start().catch(() => {});
watchOffline();
