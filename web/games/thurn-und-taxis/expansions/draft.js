/** @typedef {import("../table.js").TutTable} TutTable */

/**
 * Half-made choices of one position: whoever asks at another position gets a fresh one.
 *
 * @template T
 * @param {() => T} fresh
 * @returns {(table: TutTable) => T}
 */
export function drafts(fresh) {
  /** @type {WeakMap<TutTable, {place: string, draft: T}>} */
  const known = new WeakMap();
  return (table) => {
    const place = `${table.view?.step}/${table.view?.seat}`;
    let found = known.get(table);
    if (found?.place !== place) {
      found = { place, draft: fresh() };
      known.set(table, found);
    }
    return found.draft;
  };
}
