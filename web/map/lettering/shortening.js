import { overlap } from "../land/geometry.js";

/**
 * @import { Label } from "./labels.js"
 * @import { Row } from "../pieces/houses.js"
 */

/** How many letters of a name are written, where more have no room. */
export const LENGTHS = [Number.POSITIVE_INFINITY, 5, 3];
const SAINT = /^St\. /;

/** @param {string} name @param {number} length */
export function shortened(name, length) {
  return name.length <= length ? name : name.replace(SAINT, "").slice(0, length);
}

/**
 * Of the names that lie over others those that are longer than these, and long enough to be shortened.
 *
 * @param {Map<string, Label>} labels
 * @param {{id: string, others: string[]}[]} over
 * @param {number} length
 */
export function longer(labels, over, length) {
  const lengthOf = (/** @type {string} */ id) => labels.get(id)?.text.length ?? 0;
  return over.flatMap(({ id, others }) => {
    const own = lengthOf(id);
    return own > length && others.some((other) => own >= lengthOf(other)) ? [id] : [];
  });
}

/** @param {{labels: Map<string, Label>, rows: Map<string, Row>}} found */
export function withoutCovering({ labels, rows }) {
  for (let over = covering(labels); over.length > 0; over = covering(labels)) {
    const most = over.reduce((one, other) =>
      other.others.length > one.others.length ? other : one,
    );
    labels.delete(most.id);
  }
  return { labels, rows };
}

/** Names that lie over others, and over which. @param {Map<string, Label>} labels */
export function covering(labels) {
  const all = [...labels];
  return all
    .map(([id, { box }]) => ({
      id,
      others: all.flatMap(([other, label]) =>
        other !== id && overlap(box, label.box) > 0 ? [other] : [],
      ),
    }))
    .filter(({ others }) => others.length > 0);
}
