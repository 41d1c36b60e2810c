import { onOtherTab } from "../shelf.js";
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
 * @internal
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

/** How long, in milliseconds, a browser may take to answer; after that it counts as one without Web Locks. */
const PATIENCE = 5000;
let isSilent = false;

/** @template T @param {() => Promise<T>} ask @param {() => Promise<T>} without where there are no Web Locks @returns {Promise<T>} */
function answerTo(ask, without) {
  if (!navigator.locks || isSilent) return without();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      isSilent = true;
      resolve(without());
    }, PATIENCE);
    void ask()
      .then(resolve)
      .then(() => clearTimeout(timer));
  });
}

/** @param {string} id @returns {Promise<(() => void) | null>} */
function askForLock(id) {
  /** @type {() => Promise<(() => void) | null>} */
  const ask = () =>
    new Promise((resolve) => {
      const own = { ifAvailable: true };
      const request = navigator.locks.request(nameOf(id), own, (lock) => {
        // One that comes too late is given back at once.
        if (!lock || isSilent) return resolve(null);
        return new Promise((release) => resolve(() => release(undefined)));
      });
      request.catch(() => resolve(() => {}));
    });
  // Where there is no database either, the revision check of the store still protects the game.
  return answerTo(ask, () => tryLease(id).catch(() => () => {}));
}

/**
 * Waits until the tab that plays the game has gone.
 *
 * @param {string} id
 * @param {() => void} callback called once, when the game is free; it is not locked by this
 * @returns {() => void} stop waiting
 */
function whenFree(id, callback) {
  if (!navigator.locks || isSilent) return whenReturned(id, callback);
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
export function isLocked(id) {
  const isOne = (/** @type {LockInfo} */ { name }) => name === nameOf(id);
  const query = () => navigator.locks.query().then(({ held = [] }) => held.some(isOne));
  const isHeld = () => query().catch(() => false);
  return answerTo(isHeld, () => isLeased(id).catch(() => false));
}

/**
 * @param {string} id
 * @returns {Promise<boolean>} whether another tab plays this game now
 */
export async function isPlayedElsewhere(id) {
  return !own.has(id) && (await isLocked(id));
}

/** Another tab saved the same game later; its word counts. */
export class SavedElsewhere extends Error {
  constructor() {
    super("another tab has saved this game since");
    this.id = "saved-elsewhere";
    this.data = {};
  }
}

/** This tab's claim to a game: one tab plays, the others are told when it has saved or let go. */
export class TabClaim {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** @type {(() => void) | null} */
    this.release = null;
    /** @type {(() => void)[]} */
    this.undos = [];
    this.closed = false;
  }

  /** @returns {Promise<boolean>} whether the game is ours now */
  async take() {
    const release = this.release ?? (await tryLock(this.id));
    // Who asks twice at once is refused the second time, and has it all the same.
    this.release ??= release;
    // The game may have been left while the browser was asked.
    if (this.closed) this.letGo();
    return this.release !== null;
  }

  letGo() {
    this.release?.();
    this.release = null;
  }

  /** @param {() => void} callback another tab has saved this game, or something unknown changed */
  onSavedElsewhere(callback) {
    this.undos.push(
      onOtherTab((id) => {
        if (id === null || id === this.id) callback();
      }),
    );
  }

  /** @param {() => void} callback called when no tab plays the game any more */
  onFree(callback) {
    this.undos.push(whenFree(this.id, callback));
  }

  close() {
    this.closed = true;
    for (const undo of this.undos) undo();
    this.undos = [];
    this.letGo();
  }
}
