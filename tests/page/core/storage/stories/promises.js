/**
 * What whoever plays was shown as done, and how safe the page said it was. One promise for each course of a game, as lists of
 * actions: what of it is on the disk, what in the browser's memory at least, and all of it.
 *
 * @typedef {"disk" | "memory" | "page"} Level
 * @typedef {Record<Level, string[]>} Promised
 */

/** @type {readonly Level[]} */
const LEVELS = ["page", "memory", "disk"];

export class Promises {
  constructor() {
    /** @type {Promised[]} */
    this.all = [];
  }

  /**
   * One step was shown as done, forwards or back.
   *
   * @param {string[]} before what the person saw until now
   * @param {string[]} after
   * @param {Level} level
   */
  done(before, after, level) {
    let isKnown = false;
    for (const one of this.all) {
      const isThis = isPrefix(one.page, before);
      isKnown ||= isThis;
      for (const each of LEVELS) {
        // Nothing is the beginning of every game.
        if (!(one[each].length > 0 ? isPrefix(one[each], before) : isThis)) continue;
        const isReached = LEVELS.indexOf(each) <= LEVELS.indexOf(level);
        one[each] = isReached ? after : common(one[each], after);
      }
    }
    if (!isKnown) {
      const reached = LEVELS.indexOf(level);
      const [page, memory, disk] = LEVELS.map((_, i) => (i <= reached ? after : []));
      this.all.push({ page: page ?? [], memory: memory ?? [], disk: disk ?? [] });
    }
    this.tidy();
  }

  /** @param {Exclude<Level, "page">} level all that is less safe may be lost: it was said before */
  fallTo(level) {
    for (const one of this.all) {
      if (level === "disk") one.memory = one.disk;
      one.page = one.memory;
    }
    this.tidy();
  }

  /**
   * The browser's memory forgot everything; what only a page has is still there.
   *
   * @param {string[][]} alone games of which the disk has nothing
   */
  shelfWiped(alone) {
    for (const one of this.all) {
      if (alone.some((actions) => isPrefix(one.disk, actions))) one.disk = [];
      if (one.page.length === one.memory.length) one.page = one.disk;
      one.memory = one.disk;
    }
    this.tidy();
  }

  /** All was erased from outside: what is open is kept again, which is to be noted for each. */
  wiped() {
    this.all = [];
  }

  /** The disk forgot everything; the browser's memory has most of it. @param {string[][]} shelf what that has */
  journalWiped(shelf) {
    for (const one of this.all) {
      one.disk = [];
      if (shelf.some((actions) => isPrefix(one.memory, actions))) continue;
      if (one.page.length === one.memory.length) one.page = [];
      one.memory = [];
    }
    this.tidy();
  }

  /**
   * A person removed these for good, and has those. A copy that is left may be less safe than what was removed.
   *
   * @param {string[][]} gone
   * @param {string[][]} left
   */
  removed(gone, left) {
    for (const one of this.all.filter(({ page }) => gone.some((all) => isPrefix(page, all)))) {
      one.disk = [];
      if (!left.some((actions) => isPrefix(one.page, actions))) one.page = [];
    }
    this.tidy();
  }

  /** @param {string[][]} games all that is there @returns {string[][]} what is missing */
  missing(games) {
    return this.all
      .map(({ page }) => page)
      .filter((page) => !games.some((actions) => isPrefix(page, actions)));
  }

  tidy() {
    this.all = this.all.filter(({ page }) => page.length > 0);
  }
}

/** @param {string[]} start @param {string[]} whole */
export function isPrefix(start, whole) {
  return start.length <= whole.length && start.every((action, i) => action === whole[i]);
}

/** @param {string[]} one @param {string[]} other @returns {string[]} with what both begin */
function common(one, other) {
  const end = one.findIndex((action, i) => action !== other[i]);
  return end < 0 ? one : one.slice(0, end);
}
