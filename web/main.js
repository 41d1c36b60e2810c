/** The page begins here: settings, screens, engine, offline. */

import "./app/about/about.js";
import "./app/after/analysis.js";
import "./app/frame/app.js";
import "./app/play/curtain.js";
import "./ground/dialogs.js";
import "./app/after/end.js";
import "./app/setup/expansion-card.js";
import "./app/home/first-game.js";
import "./app/home/game-card.js";
import "./app/home/game-list.js";
import "./app/frame/header.js";
import "./app/play/hint-card.js";
import "./app/home/advice.js";
import "./app/home/home.js";
import "./app/house/house-foot.js";
import "./app/home/import-dialog.js";
import "./app/home/position-picture.js";
import "./app/setup/new-game.js";
import "./app/after/replay.js";
import "./app/frame/plain-http.js";
import "./app/frame/rules-screens.js";
import "./app/after/score-chart.js";
import "./app/after/score-table.js";
import "./app/seats/seat-mark.js";
import "./app/seats/seat-menu.js";
import "./app/seats/seat-row.js";
import "./app/settings/settings.js";
import "./app/settings/this-device.js";
import "./app/play/since.js";
import "./app/setup/solo.js";
import "./app/frame/start.js";
import "./app/keeping/store-banner.js";
import "./app/play/table-host.js";
import { watchFaults } from "./app/frame/faults.js";
import { watchOffline } from "./app/frame/offline-notice.js";
import { watchLaunches } from "./app/home/brought.js";
import { meetHouse } from "./app/house/config.js";
import { watchHouse } from "./app/house/watch-house.js";
import { store } from "./app/keeping/store.js";
import { isLocked } from "./app/keeping/tabs/lock.js";
import { takePictureAtRest } from "./engine/picture/making.js";
import { engineService } from "./engine/service.js";
import { prepareAnnouncer } from "./ground/announcer.js";
import { watchBack } from "./ground/back/back.js";
import { watchHeldKeys } from "./ground/held-keys.js";
import { stylePage } from "./ground/page-styles.js";
import { applyPrefs, watchPrefs } from "./ground/prefs/prefs.js";
import { go } from "./ground/router.js";
import { watchSound } from "./ground/sound.js";

/** Goes straight back to the table that was on the screen when the page was left. */
async function reopen() {
  const id = store.openGame;
  if (location.hash.length > 1 || !id || !store.load(id)) return;
  // Another tab plays it already: this visit is for something else.
  if (await isLocked(id)) return;
  go(`/game/${id}`, { replace: true });
}

stylePage();
watchFaults();
watchHeldKeys();
watchPrefs();
watchBack();
const language = meetHouse().then(applyPrefs);
prepareAnnouncer();
// What the browser had not flushed when it was killed comes back from the journal while the first picture is made.
void store.ready;
await Promise.all([language, reopen()]);
const place = document.querySelector("#app") ?? document.body;
place.replaceChildren(document.createElement("st-app"));
// A failure is shown by the start panel; nothing else needs to know.
const started = engineService.start().catch(() => {});
// At a first visit the copy is made when the table can be played: both at once would fetch and check everything twice.
void started.then(watchOffline);
watchLaunches();
takePictureAtRest(engineService);
watchSound();
watchHouse();
