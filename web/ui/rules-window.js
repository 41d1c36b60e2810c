/**
 * Opens the rules over whatever is on the screen; the page listens for it at its top.
 *
 * @param {Pick<EventTarget, "dispatchEvent">} from the element that wants it
 * @param {string} [anchor] a rule's id, or the id of a section
 */
export function showRules(from, anchor = "") {
  from.dispatchEvent(
    new CustomEvent("st-rules", { detail: { anchor }, bubbles: true, composed: true }),
  );
}

/**
 * Puts the rules away: whoever takes the device next did not ask for them.
 *
 * @param {Pick<EventTarget, "dispatchEvent">} from
 */
export function putRulesAway(from) {
  from.dispatchEvent(
    new CustomEvent("st-rules", { detail: { anchor: null }, bubbles: true, composed: true }),
  );
}
