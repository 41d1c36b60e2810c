import { results } from "./results/results.js";
import { store } from "./store.js";

let asked = false;

/**
 * Asks the browser not to throw the games away. Safari forgets storage after a week without a
 * visit; a site that was allowed to persist is spared.
 */
export function askToPersist() {
  if (asked) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => {});
}

/**
 * What is true about this device. `place`: where the games are · `promise`: whether the browser has promised to keep them,
 * null where it cannot be asked · `used` and `free` in bytes, null where the browser does not say.
 *
 * @typedef {object} Device
 * @property {"disk" | "browser" | "page"} place
 * @property {boolean | null} promise
 * @property {number | null} used
 * @property {number | null} free
 */

/** So long, in milliseconds, a database may take to say what it has. */
const PATIENCE = 2000;

/** @returns {Promise<unknown>} when the databases have said what they have, or take too long */
export function answered() {
  const known = Promise.all([store.ready, results.ready]);
  return Promise.race([known, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** @returns {Promise<Device>} */
export async function thisDevice() {
  await answered();
  const manager = navigator.storage;
  const [promise, estimate] = await Promise.all([
    manager?.persisted?.().catch(() => null) ?? null,
    manager?.estimate?.().catch(() => null) ?? null,
  ]);
  const used = estimate?.usage ?? null;
  const quota = estimate?.quota ?? null;
  return {
    place: store.where.durability,
    promise,
    used,
    free: used !== null && quota !== null ? Math.max(0, quota - used) : null,
  };
}

/** @returns {Promise<boolean>} whether the browser promises to keep the games from now on */
export async function askForPromise() {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}
