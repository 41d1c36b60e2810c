import { deepEqual, equal } from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { listenToGestures } from "../../../../web/board/canvas/gestures.js";
import { BOARD_LONG_PRESS_MS as HOLD } from "../../../../web/core/press-constants.js";
import { passing } from "../../fakes/passing.js";

/** @import { Hands, Touch } from "../../../../web/board/canvas/gestures.js" */

/** An element that lies 100 to the right and 50 down, and what hands did on it, in words. */
class Board extends EventTarget {
  /** @type {string[]} */
  told = [];
  /** @type {number[]} */
  captured = [];
  time = 1000;

  /** @param {Partial<Hands>} [more] */
  constructor(more = {}) {
    super();
    const say =
      (/** @type {string} */ word) =>
      (/** @type {Touch} */ { at }) => {
        this.told.push(`${word} ${at.map(Math.round).join()}`);
      };
    this.stop = listenToGestures(/** @type {HTMLElement} */ (/** @type {unknown} */ (this)), {
      tap: say("tap"),
      doubleTap: say("double"),
      hold: say("hold"),
      release: say("release"),
      lift: say("lift"),
      drag: (_touch, dx, dy) => void this.told.push(`drag ${dx},${dy}`),
      drop: (_touch, cancelled) => void this.told.push(cancelled ? "cancelled" : "drop"),
      zoom: (factor, at) => void this.told.push(`zoom ${factor.toFixed(2)} ${at.join()}`),
      hover: (at) => void this.told.push(`hover ${at?.join() ?? "away"}`),
      ...more,
    });
  }

  getBoundingClientRect() {
    return { left: 100, top: 50 };
  }

  /** @param {number} id */
  setPointerCapture(id) {
    this.captured.push(id);
  }

  /** Sends an event and says whether the browser goes on with it. @param {string} type @param {object} [facts] */
  send(type, facts = {}) {
    const event = new Event(type, { cancelable: true });
    for (const [name, value] of Object.entries({ timeStamp: this.time, ...facts }))
      Object.defineProperty(event, name, { value });
    return this.dispatchEvent(event);
  }

  /** @param {string} type @param {number} x @param {number} y @param {object} [facts] */
  pointer(type, x, y, facts = {}) {
    const touch = { pointerId: 1, pointerType: "touch", isPrimary: true, button: 0 };
    return this.send(`pointer${type}`, { ...touch, clientX: x + 100, clientY: y + 50, ...facts });
  }

  /** @param {number} x @param {number} y */
  tapAt(x, y) {
    this.pointer("down", x, y);
    this.pointer("up", x, y);
  }
}

const SECOND = { pointerId: 2, isPrimary: false };

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

test("a finger that trembles taps, where it is lifted", () => {
  const board = new Board();
  board.pointer("down", 10, 10);
  board.pointer("move", 14, 12);
  board.pointer("up", 14, 13);
  deepEqual(board.told, ["tap 14,13"]);
});

test("a finger that moves on drags, and loses nothing of its way", () => {
  const board = new Board();
  board.pointer("down", 10, 10);
  board.pointer("move", 15, 10);
  board.pointer("move", 30, 10);
  board.pointer("move", 30, 25);
  board.pointer("up", 30, 25);
  deepEqual(board.told, ["lift 10,10", "drag 20,0", "drag 0,15", "drop"]);
  deepEqual(board.captured, [1]);
});

test("what the browser takes for itself is neither tap nor drop", () => {
  const board = new Board();
  board.pointer("down", 10, 10);
  board.pointer("cancel", 10, 10);
  deepEqual(board.told, []);
  board.pointer("down", 10, 10);
  board.pointer("move", 40, 10);
  board.pointer("cancel", 40, 10);
  deepEqual(board.told.slice(-1), ["cancelled"]);
});

test("two fingers zoom about their middle and pan with it; none of them taps", () => {
  const board = new Board();
  board.pointer("down", 100, 100);
  board.pointer("down", 200, 100, SECOND);
  board.pointer("move", 250, 100, SECOND);
  board.pointer("move", 50, 100);
  board.pointer("up", 50, 100);
  board.pointer("move", 250, 90, SECOND);
  board.pointer("up", 250, 90, SECOND);
  deepEqual(board.told, [
    "lift 100,100",
    "drag 25,0",
    "zoom 1.50 175,100",
    "drag -25,0",
    "zoom 1.33 150,100",
    "drag 0,-10",
    "drop",
  ]);
});

test("where nothing zooms, a second finger means nothing", () => {
  const board = new Board({ zoom: undefined });
  board.pointer("down", 100, 100);
  board.pointer("down", 200, 100, SECOND);
  board.pointer("move", 250, 100, SECOND);
  board.pointer("up", 250, 100, SECOND);
  board.pointer("up", 100, 100);
  deepEqual(board.told, ["tap 100,100"]);
});

test("a second tap is a double one: soon, near, and where the first meant nothing", () => {
  const board = new Board();
  board.tapAt(10, 10);
  board.time += 200;
  board.tapAt(20, 10);
  deepEqual(board.told, ["tap 10,10", "tap 20,10", "double 20,10"]);
  for (const [later, further] of [
    [400, 0],
    [200, 100],
  ]) {
    const other = new Board();
    other.tapAt(10, 10);
    other.time += later ?? 0;
    other.tapAt(10 + (further ?? 0), 10);
    equal(other.told.length, 2);
  }
  const busy = new Board({ tap: () => true });
  busy.tapAt(10, 10);
  busy.tapAt(10, 10);
  deepEqual(busy.told, []);
});

test("a hold is told when it begins and when it ends, and is never a tap", () => {
  const board = new Board();
  board.pointer("down", 10, 10);
  board.pointer("move", 12, 10);
  passing(HOLD - 1);
  deepEqual(board.told, []);
  passing(1);
  deepEqual(board.told, ["hold 10,10"]);
  board.pointer("up", 12, 10);
  deepEqual(board.told, ["hold 10,10", "release 12,10"]);
});

test("a hold that moves on ends and is a drag; whoever moves at once does not hold", () => {
  const board = new Board();
  board.pointer("down", 10, 10);
  passing(HOLD);
  board.pointer("move", 30, 10);
  board.pointer("up", 30, 10);
  deepEqual(board.told, ["hold 10,10", "release 10,10", "lift 10,10", "drag 20,0", "drop"]);
  board.told.length = 0;
  board.pointer("down", 10, 10);
  board.pointer("move", 30, 10);
  passing(HOLD);
  deepEqual(board.told, ["lift 10,10", "drag 20,0"]);
});

test("a hold ends with the browser's own gesture, with a second finger, and with the listening", () => {
  const board = new Board();
  const held = () => {
    board.told.length = 0;
    board.pointer("down", 10, 10);
    passing(HOLD);
  };
  held();
  board.pointer("cancel", 10, 10);
  deepEqual(board.told, ["hold 10,10", "release 10,10"]);
  held();
  board.pointer("down", 60, 10, SECOND);
  deepEqual(board.told, ["hold 10,10", "release 10,10", "lift 10,10"]);
  held();
  board.stop();
  deepEqual(board.told.slice(-2), ["hold 10,10", "release 10,10"]);
  const gone = new Board();
  gone.pointer("down", 10, 10);
  gone.stop();
  passing(HOLD);
  deepEqual(gone.told, []);
});

test("the device's own menu stays away while somebody presses, and only then", () => {
  const board = new Board();
  equal(board.send("contextmenu"), true);
  board.pointer("down", 10, 10);
  equal(board.send("contextmenu"), false);
});

test("the click after a drag or a hold means nothing; after a tap, or by the keyboard, it does", () => {
  const card = /** @type {HTMLElement} */ (/** @type {unknown} */ ({ setPointerCapture() {} }));
  const board = new Board({ source: () => card });
  board.tapAt(10, 10);
  equal(board.send("click", { detail: 1 }), true);
  board.pointer("down", 10, 10);
  board.pointer("move", 60, 10);
  board.pointer("up", 60, 10);
  equal(board.send("click", { detail: 0 }), true);
  equal(board.send("click", { detail: 1 }), false);
  equal(board.send("click", { detail: 1 }), true);
  board.pointer("down", 10, 10);
  passing(HOLD);
  board.pointer("up", 10, 10);
  equal(board.send("click", { detail: 1 }), false);
});

test("what may not be touched is left to others, and other buttons of a mouse as well", () => {
  const shut = new Board({ source: () => null });
  shut.tapAt(10, 10);
  deepEqual(shut.told, []);
  const board = new Board();
  board.pointer("down", 10, 10, { pointerType: "mouse", button: 2 });
  board.pointer("up", 10, 10, { pointerType: "mouse", button: 2 });
  deepEqual(board.told, []);
});

test("a touch whose end was never heard does not block the next one", () => {
  const board = new Board({ zoom: undefined });
  board.pointer("down", 10, 10);
  board.pointer("move", 60, 10);
  board.told.length = 0;
  board.pointer("down", 20, 20, { pointerId: 7 });
  board.pointer("up", 20, 20, { pointerId: 7 });
  deepEqual(board.told, ["cancelled", "tap 20,20"]);
});

test("a mouse that presses nothing hovers, a finger does not", () => {
  const board = new Board();
  board.pointer("move", 10, 10, { pointerType: "mouse" });
  board.pointer("move", 10, 10);
  board.send("pointerleave", { pointerType: "touch" });
  board.send("pointerleave", { pointerType: "mouse" });
  deepEqual(board.told, ["hover 10,10", "hover away"]);
});

test("the wheel zooms, by lines or by pixels, and never leaps", () => {
  const board = new Board();
  const wheel = (/** @type {object} */ facts) =>
    board.send("wheel", { clientX: 110, clientY: 60, deltaMode: 0, ctrlKey: false, ...facts });
  equal(wheel({ deltaY: -100 }), false);
  wheel({ deltaY: 3, deltaMode: 1 });
  wheel({ deltaY: 5000 });
  deepEqual(board.told, ["zoom 1.25 10,10", "zoom 0.90 10,10", "zoom 0.77 10,10"]);
});

test("one finger scrolls the page where there is nothing to pan", () => {
  let pannable = false;
  const board = new Board({ pannable: () => pannable });
  const scrolls = (/** @type {number} */ fingers) =>
    board.send("touchmove", { touches: Array(fingers) });
  deepEqual([scrolls(1), scrolls(2)], [true, false]);
  pannable = true;
  equal(scrolls(1), false);
});
