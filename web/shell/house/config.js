import { HIDEABLE, houseFile, isUnknown, takeHouse } from "../../core/settings/house.js";
import { applyPrefs } from "../../core/settings/prefs.js";
import { isObject, parsed } from "../../core/storage/loose.js";
import { gameIds } from "../../games/index.js";
import { LANGUAGE_IDS } from "../../i18n/languages.js";
import { eventsOf } from "../../ui/reactive.js";

/** @typedef {import("../../core/settings/house.js").House} House */
/** What is wrong with one entry; `id` names the text for people (`house-<id>`). @typedef {{id: "json" | "object" | "unknown" | "text" | "choice" | "minutes" | "yes-no" | "address" | "file" | "all-games", key: string, allowed: string}} Fault */

const LONGEST = 200;
/** It asks a minute before. */
const FEWEST_MINUTES = 2;
/** A day. */
const MOST_MINUTES = 1440;
/** Time in milliseconds that a first visit waits for the file when all else is there. */
const PATIENCE = 1000;

/** What is wrong with the file, for its author; empty without a file. @type {readonly Fault[]} */
let faults = [];
const reading = new EventTarget();

/** @returns {readonly Fault[]} */
export function houseFaults() {
  return faults;
}

/** Calls back when the file has been read. */
export const onHouseFaults = eventsOf(reading, "read");

/** Reads the file beside the page. Where it cannot be had, what was read last goes on. */
export async function readHouse() {
  const text = await houseFile();
  if (text !== null) take(judged(text));
}

/** At a first visit the file comes first, so that the page does not appear in another language before. */
export async function meetHouse() {
  if (!isUnknown()) return;
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([readHouse(), enough]);
}

/** @param {{house: House, faults: Fault[]}} read */
function take(read) {
  faults = read.faults;
  reading.dispatchEvent(new Event("read"));
  if (takeHouse(read.house)) applyPrefs().catch((error) => console.warn("language", error));
}

/**
 * What the file says, and what is wrong with it. A wrong entry counts for nothing, the others hold.
 *
 * @param {string} text
 * @returns {{house: House, faults: Fault[]}}
 * @internal
 */
export function judged(text) {
  const value = parsed(text);
  const id = value === undefined ? "json" : "object";
  if (!isObject(value)) return { house: {}, faults: [{ id, key: "", allowed: "" }] };
  /** @type {Record<string, unknown>} */
  const house = {};
  /** @type {Fault[]} */
  const wrong = [];
  for (const [key, entry] of Object.entries(value)) {
    const checks = Object.hasOwn(ENTRIES, key)
      ? ENTRIES[/** @type {keyof House} */ (key)]
      : UNKNOWN;
    const broken = checks.find(({ fits }) => !fits(entry));
    if (broken) wrong.push({ id: broken.id, key, allowed: broken.allowed });
    else house[key] = entry;
  }
  return { house, faults: wrong };
}

/** @typedef {{id: Fault["id"], allowed: string, fits: (entry: any) => boolean}} Check `allowed`: what would fit */

/** @param {Fault["id"]} id @param {string} allowed @param {Check["fits"]} fits @returns {Check} */
const check = (id, allowed, fits) => ({ id, allowed, fits });

const TEXT = [check("text", `${LONGEST}`, (entry) => isText(entry) && entry.length <= LONGEST)];
/** On the web, by mail, or beside this page: an address must not be a script. */
const ADDRESS = /^((https?:[/]{2}|mailto:)\S+|[\w./#?=-]*[\w/])$/u;
const ADDRESSES = "https://…, mailto:…, imprint.html";
/** Beside this page: nothing is fetched from anywhere else. */
const FILE = /^(?!.*\.\.)[\w-][\w./-]*\.json$/u;
const GAMES = gameIds();
const HIDEABLES = [...HIDEABLE, ...GAMES];

/** @param {unknown} entry @returns {entry is string} */
const isText = (entry) => typeof entry === "string" && entry.trim() !== "";

/** @param {readonly string[]} values */
const oneOf = (values) => [check("choice", values.join(", "), (entry) => values.includes(entry))];

/** @type {Record<keyof House, Check[]>} */
const ENTRIES = {
  name: TEXT,
  language: oneOf(LANGUAGE_IDS),
  theme: oneOf(["light", "dark"]),
  imprint: TEXT,
  imprintLink: [
    check("address", ADDRESSES, (entry) => typeof entry === "string" && ADDRESS.test(entry)),
  ],
  resetAfter: [
    check(
      "minutes",
      `${FEWEST_MINUTES} – ${MOST_MINUTES}`,
      (entry) => Number.isInteger(entry) && entry >= FEWEST_MINUTES && entry <= MOST_MINUTES,
    ),
  ],
  keepNames: [check("yes-no", "true, false", (entry) => typeof entry === "boolean")],
  positions: [
    check("file", "positions.json", (entry) => typeof entry === "string" && FILE.test(entry)),
  ],
  hide: [
    check(
      "choice",
      HIDEABLES.join(", "),
      (entry) => Array.isArray(entry) && entry.every((one) => HIDEABLES.includes(one)),
    ),
    check("all-games", "", (entry) => !GAMES.every((game) => entry.includes(game))),
  ],
};
/** @type {Check[]} */
const UNKNOWN = [check("unknown", Object.keys(ENTRIES).join(", "), () => false)];
