import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { anchorBubble, placeBeside, touchedPart } from "../../../web/table/frame/bubble.js";

Object.assign(globalThis, {
  DOMRect: class {
    /** @param {number} left @param {number} top @param {number} width @param {number} height */
    constructor(left, top, width, height) {
      Object.assign(this, { left, top, width, height });
    }
  },
});

const FRAME = { width: 390, height: 760 };
const SIZE = { width: 300, height: 70 };

/** @param {number} left @param {number} top @param {number} width @param {number} height */
const box = (left, top, width, height) => ({ left, top, width, height });

/** @param {{left: number, top: number}} spot @param {{left: number, top: number, width: number, height: number}} one */
function covers({ left, top }, one) {
  return (
    left < one.left + one.width &&
    one.left < left + SIZE.width &&
    top < one.top + one.height &&
    one.top < top + SIZE.height
  );
}

test("an answer stands right above what was touched, where nothing else can be touched", () => {
  const card = box(170, 600, 50, 80);
  deepEqual(placeBeside(SIZE, card, FRAME, []), { left: 45, top: 600 - 70 - 8 });
});

test("it covers neither the hand beside nor the display above", () => {
  const hand = [10, 70, 130, 190, 250].map((left) => box(left, 670, 52, 80));
  const display = [10, 70, 130, 190, 250, 310].map((left) => box(left, 580, 52, 80));
  for (const card of [...hand, ...display]) {
    const spot = placeBeside(SIZE, card, FRAME, [...hand, ...display]);
    for (const one of [...hand, ...display]) ok(!covers(spot, one), JSON.stringify(spot));
    ok(spot.top > 400, "it went far away");
  }
});

test("what is said of a whole board stands on it, beside the places that shine", () => {
  const board = box(0, 60, 390, 480);
  equal(placeBeside(SIZE, board, FRAME, []).top, 68);
  const town = box(180, 80, 44, 44);
  const spot = placeBeside(SIZE, board, FRAME, [town]);
  ok(!covers(spot, town));
});

test("it leaves the ring and the price of a place free, though it would cover less nearer to it", () => {
  const place = box(170, 300, 36, 36);
  const around = [box(0, 0, 390, 292), box(0, 347, 390, 420)];
  for (const weight of [0.004, 0.02]) {
    const { left, top } = placeBeside(SIZE, place, FRAME, [], around, weight);
    const gaps = [place.left - left - 300, left - 206, place.top - top - 70, top - 336];
    ok(Math.max(...gaps) >= 8, `${left} ${top}`);
  }
});

test("it never leaves the table", () => {
  for (const anchor of [box(0, 0, 44, 44), box(346, 716, 44, 44), box(-100, 900, 44, 44)]) {
    const { left, top } = placeBeside(SIZE, anchor, FRAME, []);
    ok(left >= 8 && top >= 8 && left + 300 <= 382 && top + 70 <= 752);
  }
});

test("what is told of a place on the board stays on it, beside the cards", () => {
  const board = { left: 0, width: 326, height: 390 };
  const cards = [340, 455, 570].map((left) => box(left, 130, 110, 200));
  for (const town of [box(10, 100, 60, 40), box(250, 120, 60, 40), box(150, 200, 60, 40)]) {
    const spot = placeBeside(SIZE, town, board, cards);
    ok(!covers(spot, town));
    ok(spot.left + SIZE.width <= 326);
  }
});

test("an answer belongs to the part that was touched, or else to the place of the touch", () => {
  const card = box(170, 600, 50, 80);
  const touch = { x: 190, y: 640 };
  equal(touchedPart(card, touch, FRAME), card);
  equal(touchedPart(card, null, FRAME), card);
  const board = box(0, 60, 390, 480);
  const prompt = box(0, 0, 390, 50);
  // Of a bar only the spot under the finger.
  const bar = box(0, 610, 390, 60);
  for (const part of [undefined, board, prompt, bar])
    deepEqual(touchedPart(part, touch, FRAME), box(178, 628, 24, 24));
});

test("what is told of a place covers as little as possible of what is read around it", () => {
  const town = box(170, 300, 50, 40);
  const names = [0, 1, 2, 3].map((row) => box(40, 190 + row * 26, 310, 16));
  equal(placeBeside(SIZE, town, FRAME, []).top, 300 - 70 - 8);
  equal(placeBeside(SIZE, town, FRAME, [], names).top, 300 + 40 + 8);
});

test("a question stands beside its place, on what is only read, and not on what can be chosen", () => {
  const site = box(170, 300, 50, 40);
  const island = [box(60, 180, 270, 300)];
  const sites = [0, 1, 2].map((row) => box(60, 345 + row * 45, 270, 40));
  const far = placeBeside(SIZE, site, FRAME, sites, island);
  const near = placeBeside(SIZE, site, FRAME, sites, island, 0.004);
  ok(far.top + SIZE.height < 200, "what is read drives an answer away");
  ok(near.top + SIZE.height >= 290, JSON.stringify(near));
  for (const one of [site, ...sites]) ok(!covers(near, one));
});

/** A box of the page. */
class Drawn {}
Object.assign(globalThis, { HTMLElement: Drawn });

/** Where an answer stands beside a card, among parts of the table. @param {any} card @param {Record<string, any>} parts @param {object} [more] of the table @param {any} [moved] where the card is once the table has another size */
function anchored(card, parts, more = {}, moved = null) {
  const style = { left: "0", top: "0", setProperty() {} };
  const answer = Object.assign(new Drawn(), {
    offsetWidth: SIZE.width,
    offsetHeight: SIZE.height,
    querySelector: () => null,
    contains: () => false,
    style,
  });
  const drawn = (/** @type {any} */ { left, top, width, height }) => ({
    getBoundingClientRect: () => ({ left, top, width, height, bottom: top + height }),
  });
  const find = (/** @type {string} */ selector) =>
    Object.entries(parts).flatMap(([name, one]) => (selector === name ? drawn(one) : []));
  const table = {
    bubble: { kind: "info", key: "card", touch: null },
    getBoundingClientRect: drawn(box(0, 0, FRAME.width, FRAME.height)).getBoundingClientRect,
    querySelectorAll: () => [],
    renderRoot: {
      querySelector(/** @type {string} */ selector) {
        if (selector === ".bubble") return answer;
        if (card && selector.includes("card")) return drawn(card);
        return find(selector)[0] ?? null;
      },
      querySelectorAll: find,
    },
    ...more,
  };
  anchorBubble(/** @type {any} */ (table));
  if (moved) {
    Object.assign(card, moved);
    const { top } = style;
    anchorBubble(/** @type {any} */ (table));
    equal(style.top, top, "it stays where it is");
    anchorBubble(/** @type {any} */ (table), true);
  }
  return { left: Number.parseFloat(style.left), top: Number.parseFloat(style.top) };
}

test("an answer covers neither what a panel says of the choice made in it nor the newest lines of the log", () => {
  const card = box(45, 300, 300, 60);
  equal(anchored(card, {}).top, 300 - 70 - 8);
  const sum = box(0, 230, 390, 60);
  ok(
    !covers(
      anchored(card, { ".sheet :is(.gain-list, .total, ol), .own, .stack, .rung, .rank": sum }),
      sum,
    ),
  );
  const log = box(0, 0, 390, 290);
  equal(anchored(card, { ".log-panel .log": log }).top, 300 + 60 + 8);
  // What was written long before may lie under it.
  equal(anchored(card, { ".log-panel .log": box(0, 0, 390, 420) }).top, 300 - 70 - 8);
});

test("an answer to a key stands beside the button that it means, and not on the board", () => {
  const button = box(300, 10, 80, 44);
  const board = box(0, 60, 390, 480);
  const spot = anchored(button, { '[data-part="board"], .second-map': board });
  ok(!covers(spot, board), JSON.stringify(spot));
});

test("once the table has another size, an answer stands beside what it means, wherever that was pressed before", () => {
  const bubble = { kind: "info", key: "card", touch: { x: 60, y: 410 } };
  const spot = anchored(box(45, 400, 30, 30), {}, { bubble }, { left: 200, top: 200 });
  equal(spot.top, 200 - SIZE.height - 8);
});

test("where there is no such button, it stands beside the line that says what to do", () => {
  const prompt = box(0, 0, 390, 50);
  const spot = anchored(null, { '[data-part="prompt"]': prompt });
  equal(spot.top, 58);
});

for (const [kind, id] of [
  ["island", "murano"],
  ["country", "baiern"],
])
  test(`an answer about a ${kind} that fills the board stands where it was pressed, beside what shines`, () => {
    const board = box(0, 60, 390, 600);
    const shining = box(60, 430, 60, 60);
    const bridge = { boxOf: () => board, liveSpots: () => [shining], readSpots: () => [] };
    const touch = { x: 200, y: 520 };
    const bubble = { kind: "info", key: "board", place: { kind, id }, touch };
    const spot = anchored(null, {}, { bridge, bubble });
    ok(Math.abs(spot.top - touch.y) < 120, JSON.stringify(spot));
    ok(!covers(spot, shining), JSON.stringify(spot));
  });
