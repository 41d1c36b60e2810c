import { html, nothing } from "lit";
import { HOUSE_KEY, house, onHouse } from "../../core/settings/house.js";
import { clear } from "../../core/storage/aside.js";
import { CLEARED, JOURNAL } from "../../core/storage/durability.js";
import { RESULT, results } from "../../core/storage/results/results.js";
import { DELETED, GAME } from "../../core/storage/shelf.js";
import { store } from "../../core/storage/store.js";
import { isPlayedElsewhere } from "../../core/storage/tabs/lock.js";
import { t } from "../../i18n/index.js";
import block from "../../ui/block.css";
import { isMeant } from "../../ui/dialogs.js";
import { button } from "../../ui/icons.js";
import { PageElement, plain } from "../../ui/reactive.js";
import { showToast } from "../../ui/toasts.js";
import { forgetKept } from "../offline/brought.js";
import { named } from "../storage/removal.js";
import { houseFaults, onHouseFaults } from "./config.js";
import styles from "./house-foot.css";

const OURS = "spieltisch:";

/** The time of the last touch, which is no trace of a guest. */
export const TOUCHED_KEY = `${OURS}touched`;

/** What the house wishes is not the guests', nor what the device has. */
const STAYS = [HOUSE_KEY, TOUCHED_KEY, JOURNAL];

/** Time in milliseconds that the database may take to forget. */
const PATIENCE = 4000;

/** What the reloaded page reports, in this tab. */
const TOLD_KEY = `${OURS}cleared`;
/** Time in seconds that the report is shown. */
const TOLD_SECONDS = 30;

/** @returns {string[]} what people have left in the browser's storage, by its keys */
function traces() {
  const ours = store.shelf.keys().filter((key) => key.startsWith(OURS) && !STAYS.includes(key));
  // That a result was deleted stays until the database knows it.
  const deleted = (/** @type {string} */ key) =>
    key.startsWith(RESULT) && results.isDeleted(key.slice(RESULT.length));
  return ours.filter((key) => !deleted(key));
}

/** True when guests have left something here. */
export function isUsed() {
  return traces().length > 0 || store.list().games.length > 0;
}

/** @returns {Promise<string>} that other tabs keep games that they play anew, and which; nothing where there are none */
async function playedElsewhere() {
  const { games } = store.list();
  const isElsewhere = await Promise.all(games.map(({ id }) => isPlayedElsewhere(id)));
  const played = games.filter((_, i) => isElsewhere[i]);
  if (played.length === 0) return "";
  return t("clear-table-elsewhere", { count: played.length, titles: named(played) });
}

/** Erases what is here again from before the last clearing, since the browser was killed; of games the store knows that itself. */
export async function forgetStale() {
  await store.ready;
  const { stale } = store.where;
  if (stale === null) return;
  const isGame = (/** @type {string} */ key) => key.startsWith(GAME) || key.startsWith(DELETED);
  for (const key of traces()) if (!isGame(key)) store.shelf.erase(key);
  if (store.shelf.write(JOURNAL, stale) !== null) return;
  location.hash = "#/";
  location.reload();
}

/** Tells what the page before this one had to tell when it cleared the table. */
export function tellCleared() {
  try {
    const text = sessionStorage.getItem(TOLD_KEY);
    sessionStorage.removeItem(TOLD_KEY);
    if (text) showToast({ text, seconds: TOLD_SECONDS });
  } catch {
    // A browser that keeps nothing has no games to tell of.
  }
}

/**
 * Removes all that people have left on this device for good: games, also those that were put aside, names, settings, what the guide
 * remembers. What the house wishes and the copy for playing offline stay. The page begins anew afterwards.
 *
 * @param {string} [told] what it has to tell then
 */
export async function clearTable(told = "") {
  // The table is left first, so that nothing is kept anew.
  location.hash = "#/";
  await new Promise((resolve) => setTimeout(resolve));
  // A database that does not answer keeps what it has, and shows it to no guest before it answers.
  const cleared = await Promise.race([
    Promise.all([clear(store), results.clear()]).then(
      (both) => both.find((one) => one !== "kept") ?? "kept",
    ),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
  const hasDisk = cleared !== "kept" && store.where.hadJournal;
  await forgetKept().catch(() => {});
  if (cleared !== "kept") store.shelf.write(JOURNAL, CLEARED);
  for (const key of traces()) store.shelf.erase(key);
  const left = [...(traces().length > 0 ? ["memory"] : []), ...(hasDisk ? ["disk"] : [])];
  const refused = left.length > 0 ? t("clear-table-refused", { left: left.join("-") }) : "";
  const text = [refused, told].filter(Boolean).join(" ");
  try {
    sessionStorage.clear();
    sessionStorage.setItem(TOLD_KEY, text);
    if (sessionStorage.getItem(TOLD_KEY) === text) return location.reload();
  } catch {
    // It is told here.
  }
  if (text) showToast({ text, seconds: TOLD_SECONDS });
  else location.reload();
}

/** Asks once, then clears the table for the next people. */
export async function askToClear() {
  const text = [t("clear-table-text"), await playedElsewhere()].join(" ").trim();
  if (await isMeant(t("clear-table"), text, "clear", t("clear-table-yes")))
    await clearTable(await playedElsewhere());
}

/**
 * At the foot of the home page: what the house has to say, the button that clears its table, and, for the author of its file, what
 * is wrong in that.
 */
class StHouseFoot extends PageElement {
  static styles = [plain, block, styles];

  constructor() {
    super();
    this.hear(onHouse);
    this.hear(onHouseFaults);
  }

  render() {
    const { name, imprint, imprintLink } = house();
    const faults = houseFaults();
    const isHouse = Object.keys(house()).length > 0;
    const words = imprint ?? (imprintLink ? t("house-imprint") : name);
    return html`${
      faults.length > 0
        ? html`<div class="wrong" role="alert" data-part="house-faults">
              <p><strong>${t("house-faults")}</strong></p>
              <ul>${faults.map(({ id, key, allowed }) => html`<li>${t(`house-${id}`, { key, allowed })}</li>`)}</ul>
            </div>`
        : nothing
    }
      ${
        isHouse
          ? html`<footer data-part="house">
              <span>${imprintLink ? html`<a href=${imprintLink} data-part="house-imprint">${words}</a>` : words}</span>
              ${button(t("clear-table"), askToClear, { part: "clear-table", look: "quiet", picture: "bin" })}
            </footer>`
          : nothing
      }`;
  }
}

customElements.define("st-house-foot", StHouseFoot);
