/**
 * For an answer that comes later: the caller checks the ticket before it shows or keeps the answer.
 *
 * @typedef {{readonly isValid: boolean}} Ticket
 */

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
