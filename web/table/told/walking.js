/**
 * Where a key leads from a place of a told board: arrows along row and column and on into the next chart, Home and End to the
 * ends of a chart, Page Up and Page Down from chart to chart.
 *
 * @param {string} key
 * @param {readonly Spot[]} spots all places in reading order
 * @param {number} here the index of the place that has the focus
 * @returns {number} the index of the next one; the same where there is none
 */
export function nextSpot(key, spots, here) {
  const from = spots[here];
  if (!from) return here;
  /** @param {(spot: Spot, index: number) => boolean} wanted */
  const first = (wanted) => indexOr(spots.findIndex(wanted), here);
  /** @param {(spot: Spot, index: number) => boolean} wanted */
  const last = (wanted) => indexOr(spots.findLastIndex(wanted), here);
  switch (key) {
    case "ArrowRight":
      return Math.min(here + 1, spots.length - 1);
    case "ArrowLeft":
      return Math.max(here - 1, 0);
    case "ArrowDown":
      return inColumn(
        spots,
        from,
        first((spot) => isLater(spot, from)),
      );
    case "ArrowUp":
      return inColumn(
        spots,
        from,
        last((spot) => isLater(from, spot)),
      );
    case "Home":
      return first(({ chart }) => chart === from.chart);
    case "End":
      return last(({ chart }) => chart === from.chart);
    case "PageDown":
      return first(({ chart }) => chart > from.chart);
    case "PageUp": {
      const before = spots.findLast(({ chart }) => chart < from.chart);
      return first(({ chart }) => chart === before?.chart);
    }
    default:
      return here;
  }
}

/** Which chart, row and column a place lies in. @typedef {{chart: number, row: number, column: number}} Spot */

/** The keys that walk. */
export const WALKING = [
  ...["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"],
  ...["Home", "End", "PageDown", "PageUp"],
];

/** @param {number} found @param {number} otherwise */
function indexOr(found, otherwise) {
  return found < 0 ? otherwise : found;
}

/** Whether a place lies in a later row than another one. @param {Spot} spot @param {Spot} from */
function isLater(spot, from) {
  return spot.chart > from.chart || (spot.chart === from.chart && spot.row > from.row);
}

/**
 * The place of a row that is nearest to a column.
 *
 * @param {readonly Spot[]} spots
 * @param {Spot} from
 * @param {number} someone a place of the row
 */
function inColumn(spots, from, someone) {
  const row = spots[someone];
  let best = someone;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { chart, row: no, column }] of spots.entries()) {
    if (chart !== row?.chart || no !== row.row) continue;
    const far = Math.abs(column - from.column);
    if (far < least) [best, least] = [index, far];
  }
  return best;
}
