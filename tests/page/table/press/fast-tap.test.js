import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FastTap } from "../../../../web/table/press/one-press.js";

/** What the table heard: clicks, and whether the browser's own were prevented. @type {string[]} */
let told = [];
/** @type {FastTap} */
let taps;
/** What lies under the finger when it is lifted. @type {Thing | null} */
let under = null;
/** @type {Record<string, (event: any) => void>} */
let hear = {};

class Thing {
  isConnected = true;
  /** @param {string} name @param {Thing | null} [button] what it lies in, if a tap of that is taken over */
  constructor(name, button = null) {
    this.name = name;
    this.button = button;
  }
  closest() {
    return this.button;
  }
  focus() {
    told.push(`${this.name} has the keyboard`);
  }
  /** @param {any} click */
  dispatchEvent({ type, detail, bubbles, composed, clientX }) {
    told.push(`${type} ${detail} of ${this.name} at ${clientX} ${bubbles && composed}`);
  }
}

const BUTTON = new Thing("button");
const OTHER = new Thing("other");
const icon = new Thing("icon", BUTTON);

Object.assign(globalThis, {
  HTMLElement: Thing,
  document: { activeElement: null },
  MouseEvent: class {
    /** @param {string} type @param {object} facts */
    constructor(type, facts) {
      Object.assign(this, { type, ...facts });
    }
  },
});

beforeEach(() => {
  told = [];
  hear = {};
  under = icon;
  Object.assign(document, { activeElement: null });
  taps = new FastTap();
  taps.attach(
    /** @type {any} */ ({
      addEventListener: (/** @type {string} */ name, /** @type {any} */ heard) => {
        hear[name] = heard;
      },
      elementFromPoint: () => under,
    }),
  );
});

/** @param {number} x */
function finger(x, identifier = 1) {
  return { identifier, clientX: x, clientY: 20 };
}

/** @param {number} at @param {object} [facts] */
function down(at, facts) {
  hear.touchstart?.({ touches: [finger(10)], target: icon, timeStamp: at, ...facts });
}

/** @param {number} at @param {object} [facts] */
function up(at, facts) {
  hear.touchend?.({
    changedTouches: [finger(12)],
    target: icon,
    timeStamp: at,
    cancelable: true,
    preventDefault: () => told.push("prevented"),
    ...facts,
  });
}

const CLICKED = ["prevented", "click 1 of icon at 12 true"];

test("a tap clicks at once, on what was touched in the button, and the browser adds nothing", () => {
  down(1000);
  hear.touchmove?.({ touches: [finger(15)] });
  up(1080);
  deepEqual(told, CLICKED);
  up(1090);
  deepEqual(told, CLICKED, "once");
});

test("whoever moves, holds or has a second finger down does not tap", () => {
  down(1000);
  hear.touchmove?.({ touches: [finger(30)] });
  up(1080);
  down(2000);
  up(2500);
  down(3000);
  down(3010, { touches: [finger(10), finger(90, 2)] });
  up(3080);
  down(4000);
  up(4080, { changedTouches: [finger(12, 2)] });
  for (const [index, name] of ["touchcancel", "contextmenu"].entries()) {
    down(5000 + index * 1000);
    hear[name]?.({});
    up(5080 + index * 1000);
  }
  deepEqual(told, []);
});

test("a finger that stops what was still scrolling presses nothing", () => {
  hear.scroll?.({ timeStamp: 990 });
  down(1000);
  up(1080);
  deepEqual(told, []);
  down(2000);
  hear.scroll?.({ timeStamp: 2010 });
  up(2080);
  deepEqual(told, []);
  down(2300);
  up(2380);
  deepEqual(told, CLICKED);
});

test("what cannot be prevented, or has come to lie there meanwhile, is left to the browser", () => {
  down(1000);
  up(1080, { cancelable: false });
  down(2000);
  under = new Thing("window", OTHER);
  up(2080);
  down(3000);
  under = null;
  up(3080);
  down(4000, { target: new Thing("text") });
  up(4080);
  deepEqual(told, []);
});

test("the keyboard goes on where the finger was, when somebody needs it and it has not been elsewhere", () => {
  down(1000);
  up(1080);
  deepEqual(told.splice(0), CLICKED);
  equal(taps.leftFocus, true);
  taps.giveFocus();
  equal(taps.leftFocus, false);
  taps.giveFocus();
  deepEqual(told.splice(0), ["button has the keyboard"]);
  down(2000);
  up(2080);
  Object.assign(document, { activeElement: new Thing("prompt") });
  equal(taps.leftFocus, false);
  taps.giveFocus();
  deepEqual(told, CLICKED);
});

test("what a board shows under the finger that has just tapped it is not clicked by the same tap", () => {
  const canvas = new Thing("canvas");
  Object.assign(canvas, { button: canvas, localName: "canvas" });
  down(1000, { target: canvas });
  under = icon;
  up(1080, { target: canvas });
  deepEqual(told, ["prevented"]);
});
