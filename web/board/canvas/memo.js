/**
 * A function that remembers its answers: those about an object (a board) as long as that object lives.
 *
 * @template K, V
 * @param {(of: K) => V} make
 * @param {{has(key: K): boolean, get(key: K): V | undefined, set(key: K, value: V): unknown}} [known]  a Map for what is no object
 * @returns {(of: K) => V}
 */
export function memoized(make, known = /** @type {any} */ (new WeakMap())) {
  return (of) => {
    if (!known.has(of)) known.set(of, make(of));
    return /** @type {V} */ (known.get(of));
  };
}
