import { openDB } from "idb";

/**
 * One tab for a game where the browser has no Web Locks: the playing tab writes its name into a small database, again and
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
 * Takes the lease of a game, or renews it, if no other tab has it.
 *
 * @param {string} id
 * @param {string} tab
 * @param {Lease | null} [dead] a lease that is renewed no more
 * @returns {Promise<boolean>}
 */
function take(id, tab, dead = null) {
  return change(id, async (lease, leases) => {
    const isDead = lease !== undefined && lease.until === dead?.until && lease.tab === dead.tab;
    const isOurs = !lease || lease.tab === tab || isDead || lease.until < Date.now();
    if (isOurs) await leases.put({ id, tab, until: Date.now() + HOLDS });
    return isOurs;
  });
}

/**
 * @template T
 * @param {string} id
 * @param {(lease: Lease | undefined, leases: any) => Promise<T>} work
 * @returns {Promise<T>} what it gives once it is kept
 */
async function change(id, work) {
  const writing = (await database()).transaction("leases", "readwrite");
  // Of one that is aborted its requests tell.
  writing.done.catch(() => {});
  const result = await work(await writing.store.get(id), writing.store);
  await writing.done;
  return result;
}

/**
 * No lease holds so long, unless the clock was set back since: whether its tab is alive is seen by its renewing it.
 *
 * @param {string} id
 * @returns {Promise<Lease | null>} the lease, if its tab is dead
 */
async function deadLease(id) {
  const [first, second] = [await leaseOf(id), await later(() => leaseOf(id))];
  return first && first.until === second?.until ? first : null;
}

/** @param {string} id @returns {Promise<Lease | undefined>} */
async function leaseOf(id) {
  return (await database()).get("leases", id);
}

/** @param {Lease | undefined} lease */
function isTooLong(lease) {
  return lease !== undefined && lease.until > Date.now() + HOLDS;
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what it gives once every living tab has renewed its lease
 */
async function later(work) {
  await new Promise((resolve) => setTimeout(resolve, AGAIN + 500));
  return work();
}

/**
 * @param {string} id
 * @returns {Promise<(() => void) | null>} gives the lease back; null when another tab has it
 */
export async function tryLease(id) {
  const tab = [...crypto.getRandomValues(new Uint8Array(8))].join("-");
  const dead = isTooLong(await leaseOf(id)) ? await deadLease(id) : null;
  if (!(await take(id, tab, dead))) return null;
  const timer = setInterval(() => void take(id, tab).catch(() => {}), AGAIN);
  const release = () => {
    clearInterval(timer);
    removeEventListener("pagehide", release);
    // What is still its own.
    const back = change(id, async (lease, leases) => lease?.tab === tab && leases.delete(id));
    void back.catch(() => {});
  };
  addEventListener("pagehide", release);
  return release;
}

/** @param {string} id @returns {Promise<boolean>} whether some tab has the lease now */
export async function isLeased(id) {
  const lease = await leaseOf(id);
  if (isTooLong(lease)) return (await deadLease(id)) === null;
  return lease !== undefined && lease.until >= Date.now();
}

/**
 * @param {string} id
 * @param {() => void} callback called once, when the lease is free
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
