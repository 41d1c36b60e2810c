/**
 * Whether an action has all parts by which somebody names it.
 *
 * @param {object} action
 * @param {import("../engine/types.js").ActionParts | { text: string }} parts
 */
export function hasParts(action, parts) {
  const own = new Map(Object.entries(action));
  return Object.entries(parts).every(([name, value]) => own.get(name) === value);
}
