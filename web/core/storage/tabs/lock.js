import { isLeased, tryLease, whenReturned } from "./lease.js";

/**
 * One tab plays a game at a time. The browser gives the lock back by itself when a tab dies.
 *
 * @param {string} id
 * @returns {string}
 */
function nameOf(id) {
  return `spieltisch:game:${id}`;
}

/** The games that are played in this tab. @type {Set<string>} */
const own = new Set();

/**
 * Takes the lock of a game if it is free.
 *
 * @param {string} id
 * @returns {Promise<(() => void) | null>} gives the lock back; null when another tab has it
 */
export async function tryLock(id) {
  const release = await askForLock(id);
  if (!release) return null;
  own.add(id);
  return () => {
    own.delete(id);
    release();
  };
}

/** @param {string} id @returns {Promise<(() => void) | null>} */
function askForLock(id) {
  // Where there is no database either, the revision check of the store still protects the game.
  if (!navigator.locks) return tryLease(id).catch(() => () => {});
  return new Promise((resolve) => {
    navigator.locks
      .request(nameOf(id), { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(null);
          return undefined;
        }
        return new Promise((release) => resolve(() => release(undefined)));
      })
      .catch(() => resolve(() => {}));
  });
}

/**
 * Waits until the tab that plays the game has gone.
 *
 * @param {string} id
 * @param {() => void} callback called once, when the game is free; it is not locked by this
 * @returns {() => void} stop waiting
 */
export function whenFree(id, callback) {
  if (!navigator.locks) return whenReturned(id, callback);
  const controller = new AbortController();
  navigator.locks
    .request(nameOf(id), { signal: controller.signal }, () => {
      if (!controller.signal.aborted) queueMicrotask(callback);
    })
    .catch(() => {});
  return () => controller.abort();
}

/**
 * @param {string} id
 * @returns {Promise<boolean>} whether some tab plays this game now
 */
export async function isLocked(id) {
  if (!navigator.locks) return isLeased(id).catch(() => false);
  const state = await navigator.locks.query().catch(() => ({ held: [] }));
  return (state.held ?? []).some((lock) => lock.name === nameOf(id));
}

/**
 * @param {string} id
 * @returns {Promise<boolean>} whether another tab plays this game now
 */
export async function isPlayedElsewhere(id) {
  return !own.has(id) && (await isLocked(id));
}
