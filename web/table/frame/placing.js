/** @typedef {{left: number, top: number, width: number, height: number}} Rect */
/** All places are measured from the table's corner. @typedef {{left?: number, width: number, height: number}} Frame */

/** So many places are tried in each direction where there is no room beside. */
const PLACES = 24;
/** Between a bubble and what it belongs to, and the edge of the table, in css pixels. */
export const GAP = 8;
/** The same for what is only read, and for what is spoken of. */
const READ = 0.08;
const MEANT = 1.2;
/** The room of a finger, in css pixels. */
const FINGER = 24;
/** So much farther away a bubble goes, in css pixels, for each square pixel that it would cover of what can be touched. */
const AWAY = 0.4;

/**
 * Where a bubble stands: as near as possible to what it belongs to, and over nothing that the next touch may go to.
 *
 * @param {{width: number, height: number}} size of the bubble
 * @param {Rect} anchor what it belongs to
 * @param {Frame} frame the table, or the part of it on which the bubble stays
 * @param {readonly Rect[]} live what can be touched next
 * @param {readonly Rect[]} [read] what is read beside it
 * @returns {{left: number, top: number}}
 */
export function placeBeside(size, anchor, frame, live, read = []) {
  // What belongs to a whole board stands on it.
  const broad = anchor.height > frame.height / 3;
  const near = broad
    ? [{ left: anchor.left + (anchor.width - size.width) / 2, top: anchor.top + GAP }]
    : beside(size, anchor);
  const spots = [...near, ...over(size, frame)].map((spot) => within(spot, size, frame));
  const meant = broad ? [] : [anchor];
  let best = spots[0] ?? { left: GAP, top: GAP };
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const box = { ...spot, ...size };
    const over =
      covered(box, live) * AWAY + covered(box, read) * READ + covered(box, meant) * MEANT;
    const cost = over + far(box, anchor);
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}

/**
 * What an answer belongs to: the part that was touched; or the place of the touch, where that part has gone, is a whole board or lies
 * elsewhere on the table.
 *
 * @param {Rect | undefined} part
 * @param {{x: number, y: number} | null | undefined} touch
 * @param {Frame} frame
 * @returns {Rect | undefined}
 */
export function touchedPart(part, touch, frame) {
  if (!touch) return part;
  const { x, y } = touch;
  const finger = { left: x - FINGER / 2, top: y - FINGER / 2, width: FINGER, height: FINGER };
  const isIt = part && part.height <= frame.height / 3 && covered(finger, [part]) > 0;
  return isIt ? part : finger;
}

/** @param {{width: number, height: number}} size @param {Rect} anchor */
function beside({ width, height }, anchor) {
  const left = anchor.left + anchor.width / 2 - width / 2;
  const top = anchor.top + anchor.height / 2 - height / 2;
  return [
    { left, top: anchor.top - height - GAP },
    { left, top: anchor.top + anchor.height + GAP },
    { left: anchor.left - width - GAP, top },
    { left: anchor.left + anchor.width + GAP, top },
  ];
}

/** Places all over the table, for where there is no room beside. @param {{width: number, height: number}} size @param {Frame} frame */
function over(size, frame) {
  const steps = Array.from({ length: PLACES + 1 }, (_, step) => step / PLACES);
  return steps.flatMap((y) =>
    steps.map((x) => ({
      left: (frame.left ?? 0) + (frame.width - size.width) * x,
      top: (frame.height - size.height) * y,
    })),
  );
}

/** @param {{left: number, top: number}} spot @param {{width: number, height: number}} size @param {Frame} frame */
function within({ left, top }, size, frame) {
  const from = frame.left ?? 0;
  return {
    left: Math.max(Math.min(left, from + frame.width - size.width - GAP), from + GAP),
    top: Math.max(Math.min(top, frame.height - size.height - GAP), GAP),
  };
}

/** How much of what can be touched would be covered, in square pixels. @param {Rect} box @param {readonly Rect[]} live */
function covered(box, live) {
  let area = 0;
  for (const one of live) {
    const width =
      Math.min(box.left + box.width, one.left + one.width) - Math.max(box.left, one.left);
    const height =
      Math.min(box.top + box.height, one.top + one.height) - Math.max(box.top, one.top);
    if (width > 0 && height > 0) area += width * height;
  }
  return area;
}

/** The way between two boxes. @param {Rect} box @param {Rect} anchor */
function far(box, anchor) {
  const dx = Math.max(anchor.left - box.left - box.width, box.left - anchor.left - anchor.width, 0);
  const dy = Math.max(anchor.top - box.top - box.height, box.top - anchor.top - anchor.height, 0);
  return Math.max(Math.hypot(dx, dy), GAP);
}
