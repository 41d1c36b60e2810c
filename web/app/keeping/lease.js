import { openDB } from "idb";

/**
 * One tab for a game where the browser has no Web Locks: whoever plays writes its name into a small database, again and
 * again. A tab that dies writes no more, and its lease runs out.
 */

const NAME = "spieltisch-leases";
/** How long a lease holds, and how often it is renewed or asked for, in milliseconds. */
const HOLDS = 10_000;
const AGAIN = 2_500;

/** @typedef {{id: string, tab: string, until: number}} Lease */

/** @type {Promise<import("idb").IDBPDatabase<any>> | null} */
let opening = null;

function database() {
  opening ??= openDB(NAME, 1, {
    upgrade: (leases) => void leases.createObjectStore("leases", { keyPath: "id" }),
    terminated: () => {
      opening = null;
    },
  });
  return opening;
}

/**
 * Takes the lease of a game, or renews it, if nobody else has it.
 *
 * @param {string} id
 * @param {string} tab
 * @returns {Promise<boolean>}
 */
async function take(id, tab) {
  const writing = (await database()).transaction("leases", "readwrite");
  /** @type {Lease | undefined} */
  const lease = await writing.store.get(id);
  const isOurs = !lease || lease.tab === tab || lease.until < Date.now();
  if (isOurs) await writing.store.put({ id, tab, until: Date.now() + HOLDS });
  await writing.done;
  return isOurs;
}

/** @param {string} id @param {string} tab gives back what is still its own */
async function giveBack(id, tab) {
  const writing = (await database()).transaction("leases", "readwrite");
  /** @type {Lease | undefined} */
  const lease = await writing.store.get(id);
  if (lease?.tab === tab) await writing.store.delete(id);
  await writing.done;
}

/**
 * @param {string} id
 * @returns {Promise<(() => void) | null>} gives the lease back; null when another tab has it
 */
export async function tryLease(id) {
  const tab = [...crypto.getRandomValues(new Uint8Array(8))].join("-");
  if (!(await take(id, tab))) return null;
  const timer = setInterval(() => void take(id, tab).catch(() => {}), AGAIN);
  const release = () => {
    clearInterval(timer);
    removeEventListener("pagehide", release);
    void giveBack(id, tab).catch(() => {});
  };
  addEventListener("pagehide", release);
  return release;
}

/** @param {string} id @returns {Promise<boolean>} whether some tab has the lease now */
export async function isLeased(id) {
  /** @type {Lease | undefined} */
  const lease = await (await database()).get("leases", id);
  return lease !== undefined && lease.until >= Date.now();
}

/**
 * @param {string} id
 * @param {() => void} callback called once, when nobody has the lease
 * @returns {() => void} stop waiting
 */
export function whenReturned(id, callback) {
  const timer = setInterval(async () => {
    if (await isLeased(id).catch(() => true)) return;
    clearInterval(timer);
    callback();
  }, AGAIN);
  return () => clearInterval(timer);
}
