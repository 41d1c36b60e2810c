/**
 * A patch corrects what is printed. The engine has checked it, and `patch.py` says how it is written.
 *
 * @typedef {Record<string, unknown>} Changes
 */

/** Patched files by file, for each text of a patch. @type {Map<string, Map<object, object>>} */
const known = new Map();

/** What names an item of a list: the first of these that it has. */
const NAMES = /** @type {const} */ ([
  "id",
  "no",
  "length",
  "beads",
  "crests",
  "seat",
  "official",
  "returned",
]);

/**
 * What changes the data files for a game: what makes them older for a game that was begun on an older revision of them, and
 * its own patch.
 *
 * @param {Record<string, string | boolean | number>} options
 * @param {readonly Changes[]} before for each revision but the last the changes that make it from the next one
 * @returns {string} a patch, empty for none
 */
export function effective({ patch = "", revision = "1" }, before) {
  const older = before.slice(Number(revision) - 1).reverse();
  if (older.length === 0) return String(patch);
  const own = patch === "" ? {} : JSON.parse(String(patch)).changes;
  const changes = Object.assign({}, ...older, own);
  return JSON.stringify({ name: "", changes, own: Object.keys(own) });
}

/**
 * A data file with the changes of a patch: the same object for the same patch. It names its patch, by which expansions find
 * their own files.
 *
 * @template {object} D
 * @param {D} data
 * @param {string} name of the file
 * @param {string | undefined} patch of `effective`
 * @returns {D & {patch?: string}}
 */
export function patched(data, name, patch) {
  if (!patch) return data;
  const files = known.get(patch) ?? new Map();
  known.set(patch, files);
  if (!files.has(data)) files.set(data, { ...changed(data, name, JSON.parse(patch)), patch });
  return files.get(data);
}

/** @param {object} data @param {string} name @param {{changes: Changes, own?: string[]}} patch what an older revision had is no correction of its owner */
function changed(data, name, { changes, own = Object.keys(changes) }) {
  const here = Object.entries(changes).filter(([place]) => place.startsWith(`${name}/`));
  if (here.length === 0) return data;
  const found = structuredClone(data);
  for (const [place, value] of here) {
    const steps = place.split("/").slice(1);
    const last = steps.pop() ?? "";
    const at = steps.reduce(within, /** @type {any} */ (found));
    const isMarked = "id" in at && own.includes(place);
    if (Array.isArray(at)) setRoad(at, last, value);
    else Object.assign(at, { [last]: value }, isMarked && { corrected: true });
  }
  return found;
}

/** @param {any} at @param {string} step @returns {any} */
function within(at, step) {
  if (!Array.isArray(at)) return at[step];
  return at.find((item) => String(item[NAMES.find((key) => key in item) ?? ""]) === step);
}

/** @param {{a: string, b: string, provenance?: string}[]} roads @param {string} name of the cities at its ends @param {unknown} isThere */
function setRoad(roads, name, isThere) {
  const [a = "", b = ""] = name.split("-");
  const place = roads.findIndex((road) => [road.a, road.b].sort().join("-") === name);
  if (place >= 0) roads.splice(place, 1);
  if (isThere) roads.push({ a, b, provenance: "corrected" });
}

/** @param {unknown} value @returns {string} the same text for the same data, whatever the order of its keys */
export function written(value) {
  return JSON.stringify(value, (_, one) =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort())
      : one,
  );
}
