import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../fakes/document.js";
import { Flourishes } from "../../../web/table/motion.js";

/** What listens to the whole page. @type {Map<string, () => void>} */
const listening = new Map();
/** Layers that lie over the table now. @type {object[]} */
let layers = [];
let still = false;

Object.assign(globalThis, {
  addEventListener: (/** @type {string} */ name, /** @type {() => void} */ listener) =>
    listening.set(name, listener),
  removeEventListener: (/** @type {string} */ name) => listening.delete(name),
  matchMedia: () => ({ matches: still }),
});
Object.assign(document, {
  hidden: false,
  createElement: () => {
    const layer = {
      dataset: {},
      style: { setProperty() {} },
      setAttribute() {},
      remove: () => layers.splice(layers.indexOf(layer), 1),
    };
    return layer;
  },
});

beforeEach(() => {
  listening.clear();
  layers = [];
  still = false;
});

/** A table with nothing over it. */
function tableWith() {
  const box = { left: 0, top: 0, width: 100, height: 80 };
  const over = { sheet: false };
  const table = {
    view: { step: 1 },
    settings: { animationSpeed: "normal" },
    outspoken: false,
    bubble: /** @type {unknown} */ (null),
    dialog: /** @type {unknown} */ (null),
    drawer: /** @type {unknown} */ (null),
    ghosts: { append: (/** @type {object} */ layer) => layers.push(layer) },
    renderRoot: {
      querySelector: (/** @type {string} */ name) =>
        name === ".sheet" && !over.sheet ? null : { getBoundingClientRect: () => box },
    },
    getBoundingClientRect: () => box,
    celebrating: false,
    toggleAttribute: (/** @type {string} */ _name, /** @type {boolean} */ on) => {
      table.celebrating = on;
    },
  };
  return { table, over, flourishes: new Flourishes(/** @type {any} */ (table)) };
}

/** A celebration that lasts until it is told to end, and what is noted of it. @param {string} name @param {string[]} noted */
function celebration(name, noted) {
  /** @type {() => void} */
  let finish = () => {};
  const animation = {
    finished: new Promise((resolve) => {
      finish = () => resolve(null);
    }),
    cancel: () => noted.push(`${name} cancelled`),
  };
  return {
    finish: async () => {
      finish();
      await new Promise((resolve) => setTimeout(resolve));
    },
    flourish: /** @type {any} */ ({
      play: (/** @type {unknown} */ _layer, /** @type {number} */ time) => {
        noted.push(`${name} ${time}`);
        return [animation];
      },
      end: () => noted.push(`${name} ends`),
    }),
  };
}

test("one is played after the other, each under a second, and nothing is left when they are over", async () => {
  const { flourishes, table } = tableWith();
  /** @type {string[]} */
  const noted = [];
  const [one, two] = [celebration("tiles", noted), celebration("carriage", noted)];
  equal(flourishes.play([one.flourish, two.flourish]), true);
  deepEqual(noted, ["tiles 870"]);
  equal(layers.length, 1);
  equal(flourishes.isOn, true);
  equal(table.celebrating, true, "the guide's light is out");
  await one.finish();
  deepEqual(noted.slice(1), ["tiles cancelled", "tiles ends", "carriage 870"]);
  equal(layers.length, 1);
  await two.finish();
  equal(layers.length, 0);
  equal(flourishes.isOn, false);
  equal(listening.size, 0);
  equal(table.celebrating, false);
});

for (const touch of ["pointerdown", "keydown"]) {
  test(`with a ${touch} all of it is over at once`, async () => {
    const { flourishes } = tableWith();
    /** @type {string[]} */
    const noted = [];
    const [one, two] = [celebration("tiles", noted), celebration("carriage", noted)];
    flourishes.play([one.flourish, two.flourish]);
    listening.get(touch)?.();
    deepEqual(noted, ["tiles 870", "tiles cancelled", "tiles ends"]);
    equal(layers.length, 0);
    equal(listening.size, 0);
    await one.finish();
    equal(flourishes.isOn, false, "the next one does not come any more");
  });
}

test("what comes next takes the place of what is on, but no step is celebrated twice", () => {
  const { flourishes, table } = tableWith();
  /** @type {string[]} */
  const noted = [];
  flourishes.play([celebration("tiles", noted).flourish]);
  flourishes.play([]);
  equal(layers.length, 1, "the same step, seen once more");
  table.view.step = 2;
  flourishes.play([celebration("carriage", noted).flourish]);
  deepEqual(noted, ["tiles 870", "tiles cancelled", "tiles ends", "carriage 870"]);
  equal(layers.length, 1);
  table.view.step = 1;
  flourishes.play([]);
  equal(layers.length, 0, "taken back");
});

test("nothing is played where nothing may move, nobody looks, or something else lies over the table", () => {
  /** @type {[string, (one: ReturnType<typeof tableWith>) => void][]} */
  const reasons = [
    ["reduced motion", () => (still = true)],
    ["no motion", ({ table }) => (table.settings.animationSpeed = "off")],
    ["news or a hint", ({ table }) => (table.outspoken = true)],
    ["an answer", ({ table }) => (table.bubble = {})],
    ["a window", ({ table }) => (table.dialog = {})],
    ["a drawer", ({ table }) => (table.drawer = "log")],
    ["a panel that asks", ({ over }) => (over.sheet = true)],
    ["a page that is out of sight", () => Object.assign(document, { hidden: true })],
  ];
  for (const [name, prepare] of reasons) {
    const all = tableWith();
    prepare(all);
    /** @type {string[]} */
    const noted = [];
    equal(all.flourishes.play([celebration("tiles", noted).flourish]), false, name);
    deepEqual(noted, [], name);
    equal(listening.size, 0, name);
    still = false;
    Object.assign(document, { hidden: false });
  }
});

test("what the board itself shows covers nothing, and is played beside what asks", () => {
  const { flourishes, over } = tableWith();
  over.sheet = true;
  /** @type {string[]} */
  const noted = [];
  const [tiles, palace] = [celebration("tiles", noted), celebration("palace", noted)];
  equal(flourishes.play([tiles.flourish, { ...palace.flourish, onBoard: true }]), true);
  deepEqual(noted, ["palace 870"]);
});

test("the slowest lasts less than a second", () => {
  const { flourishes, table } = tableWith();
  for (const [speed, time] of [
    ["fast", 580],
    ["normal", 870],
    ["slow", 980],
  ]) {
    table.settings.animationSpeed = String(speed);
    equal(Math.round(flourishes.time), time);
  }
});
