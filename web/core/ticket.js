/**
 * For an answer that comes later: the caller checks the ticket before it shows or keeps the answer.
 *
 * @typedef {{readonly isValid: boolean}} Ticket
 */

/**
 * An answer that is given from elsewhere, once it is there.
 *
 * @template T
 * @typedef {{promise: Promise<T>, resolve(answer: T): void, reject(error: unknown): void}} Deferred
 */

/** @template T @returns {Deferred<T>} */
export function deferred() {
  const parts = /** @type {Deferred<T>} */ ({});
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}

/**
 * @param {() => readonly unknown[]} place what the answer belongs to: it is wanted as long as all of that is the same
 * @returns {Ticket}
 */
export function ticketOf(place) {
  const before = place();
  return {
    get isValid() {
      return place().every((one, index) => one === before[index]);
    },
  };
}

/**
 * Runs work once the frame under way is on the screen: work that is not visible and blocks nothing.
 *
 * @param {() => void} work
 */
export function afterPicture(work) {
  requestAnimationFrame(() => setTimeout(work));
}
