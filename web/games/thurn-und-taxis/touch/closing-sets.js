/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").OfficialId} OfficialId */

/**
 * Choices of the closing panel, found in the engine's list of close actions. Nothing is worked out
 * here: a set of houses is possible when the list has it.
 *
 * @typedef {"each" | "all"} Mode
 * @typedef {{houses: readonly string[], official: OfficialId | null, declined: boolean}} Choice
 */

/**
 * The house sets that belong to one way of placing, as the engine says.
 *
 * @param {readonly Action[]} closes
 * @param {Mode} mode
 * @returns {string[][]}
 */
export function setsOf(closes, mode) {
  /** @type {Map<string, string[]>} */
  const sets = new Map();
  for (const action of closes) {
    const houses = action.houses ?? [];
    if (action.modes?.includes(mode)) sets.set(houses.join(" "), houses);
  }
  return [...sets.values()];
}

/**
 * The set with most houses (the first of them in the engine's order).
 *
 * @param {readonly string[][]} sets
 * @returns {string[]}
 */
export function largest(sets) {
  return sets.reduce((best, set) => (set.length > best.length ? set : best), []);
}

/**
 * What becomes of the chosen houses when this city is touched: the listed set closest to what the
 * person has in mind, or null when no listed set has the city.
 *
 * @param {readonly string[][]} sets
 * @param {readonly string[]} chosen
 * @param {string} city
 * @param {Mode} mode
 * @returns {string[] | null}
 */
export function toggled(sets, chosen, city, mode) {
  const adding = !chosen.includes(city);
  const wanted = new Set(adding ? [...chosen, city] : chosen.filter((id) => id !== city));
  const candidates = sets.filter((set) => set.includes(city) === adding);
  /** @type {{set: string[], kept: number, extra: number} | null} */
  let best = null;
  for (const set of candidates) {
    const kept = set.filter((id) => wanted.has(id)).length;
    const extra = set.length - kept;
    if (!best || kept > best.kept || (kept === best.kept && extra < best.extra)) {
      best = { set, kept, extra };
    }
  }
  if (!best) return null;
  // Another country under "all in one country": take all of it, that is what the tap means.
  const movedOn = adding && mode === "all" && chosen.length > 0 && best.kept === 1;
  return movedOn ? largest(candidates) : best.set;
}

/**
 * The action for exactly this choice.
 *
 * @param {readonly Action[]} closes
 * @param {Choice} choice
 * @returns {Action | null}
 */
export function closeAction(closes, choice) {
  const key = [...choice.houses].sort().join(" ");
  return (
    closes.find(
      (action) =>
        [...(action.houses ?? [])].sort().join(" ") === key &&
        action.official === choice.official &&
        action.declined === choice.declined,
    ) ?? null
  );
}
