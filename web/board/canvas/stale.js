/**
 * The layers of a drawn board that have to be painted again when something else lies on it.
 *
 * @template {string} L
 * @param {object} before
 * @param {object} after
 * @param {Readonly<Record<string, readonly L[]>>} layers  on which each part of the state is painted
 * @param {readonly NoInfer<L>[]} otherwise  where all other parts are
 * @returns {Set<L>}
 */
export function stale(before, after, layers, otherwise) {
  const [old, now] = [before, after].map((state) => new Map(Object.entries(state)));
  const keys = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  const changed = [...keys].filter(
    (key) => JSON.stringify(old?.get(key)) !== JSON.stringify(now?.get(key)),
  );
  return new Set(changed.flatMap((key) => layers[key] ?? otherwise));
}
