/** The page begins here: settings, screens, engine, offline. */

import "./shell/about/about.js";
import "./shell/after/analysis.js";
import "./shell/frame/app.js";
import "./shell/play/curtain.js";
import "./ui/dialogs.js";
import "./shell/after/end.js";
import "./shell/home/advice.js";
import "./shell/home/game-card.js";
import "./shell/frame/header.js";
import "./shell/home/home.js";
import "./shell/house/clear-table.js";
import "./shell/home/import-dialog.js";
import "./shell/setup/new-game.js";
import "./shell/after/replay.js";
import "./shell/after/score-chart.js";
import "./shell/after/scoring.js";
import "./shell/seats/seats.js";
import "./shell/settings/settings.js";
import "./shell/setup/solo.js";
import "./shell/frame/start.js";
import "./shell/storage/store-banner.js";
import "./shell/play/table-host.js";
import { takePictureAtRest } from "./core/engine/picture/making.js";
import { engineService } from "./core/engine/service.js";
import { noteFinished } from "./core/results/noting.js";
import { applyPrefs, watchPrefs } from "./core/settings/prefs.js";
import { store } from "./core/storage/store.js";
import { isLocked } from "./core/storage/tabs/lock.js";
import { shareNews } from "./core/storage/tabs/news.js";
import { watchFaults } from "./shell/frame/faults.js";
import { watchOffline } from "./shell/frame/offline.js";
import { watchLaunches } from "./shell/home/import-dialog.js";
import { meetHouse } from "./shell/house/config.js";
import { watchHouse } from "./shell/house/watch-house.js";
import { prepareAnnouncer } from "./ui/announcer.js";
import { watchBack } from "./ui/back/back.js";
import { watchFocus, watchHeldKeys, watchQuestions } from "./ui/keyboard.js";
import page from "./ui/page.css";
import { go } from "./ui/router.js";
import { watchSound } from "./ui/sound.js";

/** Goes straight back to the table that was on the screen when the page was left. */
async function reopen() {
  const id = store.openGame;
  const saved = store.load(id ?? "");
  if (location.hash.length > 1 || !saved || saved.trial) return;
  // Another tab plays it already: this visit is for something else.
  if (await isLocked(saved.id)) return;
  go(`/game/${saved.id}`, { replace: true });
}

// The page's policy allows no style element.
const { styleSheet } = page;
if (styleSheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet];
watchFaults();
watchHeldKeys();
watchQuestions();
watchFocus();
watchPrefs();
watchBack();
const language = meetHouse().then(applyPrefs);
prepareAnnouncer();
// What the browser had not flushed when it was killed comes back from the journal while the first picture is made.
void store.ready;
shareNews(store);
await Promise.all([language, reopen()]);
const place = document.querySelector("#app") ?? document.body;
place.replaceChildren(document.createElement("st-app"));
// A failure is shown by the start panel; nothing else needs to know.
const started = engineService.start().catch(() => {});
// At a first visit the copy is made when the table can be played: both at once would fetch and check everything twice.
void started.then(watchOffline);
void Promise.all([started, store.ready]).then(() => noteFinished(store.all));
watchLaunches();
takePictureAtRest(engineService);
watchSound();
watchHouse();
