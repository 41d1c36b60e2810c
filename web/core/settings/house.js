import { LANGUAGE_IDS } from "../../i18n/languages.js";
import { listeners } from "../listeners.js";
import { remembered } from "./remembered.js";

/**
 * What a club or a café wishes for the tables that stand in its rooms (config.json, docs/table-tablet.md). What was read last
 * is kept, so that it holds from the first picture on; everywhere else there is nothing.
 *
 * @typedef {object} House
 * @property {string} [name]
 * @property {import("../../i18n/languages.js").Language} [language] until another one is chosen
 * @property {"light" | "dark"} [theme] until another one is chosen
 * @property {string} [imprint]
 * @property {string} [imprintLink]
 * @property {number} [resetAfter] idle minutes after which the table is cleared
 * @property {boolean} [keepNames] the names of the last game are offered for the next one
 * @property {string} [positions] a file beside the page with positions to solve
 * @property {readonly string[]} [hide] what is not shown, see `HIDEABLE`; also games
 */

export const HOUSE_KEY = "spieltisch:house";

/** What may be hidden besides games. */
export const HIDEABLE = /** @type {const} */ ([
  "solo",
  "import",
  "export",
  "results",
  "daily",
  "settings",
  "language",
]);

/** Calls back when the house wishes for something else. @type {import("../listeners.js").Listeners<[]>} */
export const onHouse = listeners();
/** @type {House | null} */
let known = null;

/** @returns {Readonly<House>} */
export function house() {
  known ??= kept();
  return known;
}

/** True while this device has never read the house's file: at a first visit, before there is a copy of the page. */
export function isUnknown() {
  const isCopied = Boolean(globalThis.navigator?.serviceWorker?.controller);
  return !isCopied && Object.keys(house()).length === 0;
}

/** @returns {House} */
function kept() {
  const value = remembered(HOUSE_KEY) ?? {};
  // It was judged before it was kept; a language may have gone since.
  if (value.language && !LANGUAGE_IDS.includes(value.language)) delete value.language;
  return value;
}

/**
 * Takes what was read, if it is something else than before.
 *
 * @param {House} read
 * @returns {boolean} true when it is
 */
export function takeHouse(read) {
  const text = JSON.stringify(read);
  if (text === JSON.stringify(house())) return false;
  known = read;
  try {
    if (text === "{}") localStorage.removeItem(HOUSE_KEY);
    else localStorage.setItem(HOUSE_KEY, text);
  } catch {
    // It is read again at the next start.
  }
  onHouse.tell();
  return true;
}

/** @param {string} what a game, or one of `HIDEABLE` */
export function isHidden(what) {
  return house().hide?.includes(what) === true;
}

/** True when the names of the last game may be offered, which strangers should not see. */
export function keepsNames() {
  const { name, resetAfter, keepNames } = house();
  return keepNames ?? (name === undefined && resetAfter === undefined);
}

/** The file lies beside the page. */
const FILE = "config.json";

/** @type {Promise<string | null> | null} */
let asked = null;

/**
 * The text of the file with the wishes of a house; asked for once, past the cache.
 *
 * @returns {Promise<string | null>} null where it cannot be had now
 */
export function houseFile() {
  asked ??= ask();
  return asked;
}

async function ask() {
  const answer = await fetch(FILE, { cache: "no-cache" }).catch(() => null);
  // A host without that file may answer with a page.
  const isPage = answer?.headers.get("content-type")?.includes("html") === true;
  if (answer?.status === 404 || isPage) return "{}";
  return answer?.status === 200 ? answer.text().catch(() => null) : null;
}
