/**
 * For an answer that comes later: before it is shown or kept, whoever asked looks whether it is still wanted.
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
