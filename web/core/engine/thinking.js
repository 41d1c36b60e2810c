/**
 * One thought from its beginning to its end, in slices: between two of them the engine answers other calls, and
 * the caller can end it.
 *
 * @typedef {object} Thought
 * @property {string} begin method with which it begins
 * @property {Record<string, unknown>} params of that method
 * @property {string} step method that goes on for a slice
 * @property {string} stop method that ends it with the best found so far
 * @property {number} lanes how many engines may think about it side by side
 */

/** @typedef {{done: boolean, progress: number, [more: string]: any}} Status */
/** @typedef {{call(method: string, params: object, patience?: number): Promise<any>}} Thinker */

/**
 * @param {string} begin
 * @param {Record<string, unknown>} params
 * @param {string} [kind] how the methods begin that go on and end it
 * @returns {Omit<Thought, "lanes">}
 */
export function thought(begin, params, kind = begin) {
  return { begin, params, step: `${kind}Step`, stop: `${kind}Stop` };
}

/** Milliseconds; a wish to stop is heard between two slices. */
const SLICE = 40;
/** A slice that does not end for so long never will. */
const PATIENCE_SLICE = 3000;
/** Replaying a long record on an old tablet takes its time. */
const PATIENCE_BEGIN = 30_000;

/**
 * What lies in an engine: the game, told by all of its record but the actions, and these.
 *
 * @type {WeakMap<Thinker, {game: string, actions: readonly unknown[]}>}
 */
const lying = new WeakMap();

/**
 * Brings an engine to a game. What it has of that game already is neither sent nor played again.
 *
 * @param {Thinker} engine
 * @param {{[part: string]: unknown, actions?: unknown}} record
 */
export async function follow(engine, record) {
  const actions = Array.isArray(record.actions) ? record.actions : [];
  const game = JSON.stringify({ ...record, actions: null });
  const before = lying.get(engine);
  lying.delete(engine);
  const kept = before?.game === game ? inCommon(before.actions, actions) : null;
  const params = kept === null ? { record } : { kept, actions: actions.slice(kept) };
  await engine.call("follow", params, PATIENCE_BEGIN);
  lying.set(engine, { game, actions });
}

/**
 * @param {readonly unknown[]} one
 * @param {readonly unknown[]} other
 * @returns {number} how many they have in common from the first on
 */
function inCommon(one, other) {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

/**
 * Lets an engine think about the position that it has.
 *
 * @param {Thinker} engine
 * @param {Omit<Thought, "lanes">} thought
 * @param {{over(): boolean, onStatus?: (status: Status) => void}} course `over`: the time is up
 * @returns {Promise<Status>} done
 */
export async function think(engine, { begin, params, step, stop }, { over, onStatus }) {
  /** @type {Status} */
  let status = await engine.call(begin, params, PATIENCE_BEGIN);
  while (!status.done && !over()) {
    onStatus?.(status);
    status = await engine.call(step, { ms: SLICE }, PATIENCE_SLICE);
  }
  if (!status.done) status = await engine.call(stop, {}, PATIENCE_SLICE);
  onStatus?.(status);
  return status;
}
