/** @typedef {import("../table.js").TutTable} TutTable */

/**
 * Half-made choices. They belong to one position and one seat; any other begins with a fresh one.
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
    const old = known.get(table);
    const now = old?.place === place ? old : { place, draft: fresh() };
    known.set(table, now);
    return now.draft;
  };
}
