import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { COURSE as MURANO } from "../../../web/games/murano/touch/lessons.js";
import { COURSE as TAXIS } from "../../../web/games/thurn-und-taxis/touch/lessons.js";
import { t } from "../../../web/i18n/index.js";
import { Guide } from "../../../web/table/guide/guide.js";
import { aimSpotlight, around } from "../../../web/table/guide/guide-card.js";

/** @param {string} path of rectangles @param {number} x @param {number} y */
function isDimmed(path, x, y) {
  const boxes = [...path.matchAll(/M(\d+) (\d+)H(\d+)V(\d+)/g)].map((one) =>
    one.slice(1).map(Number),
  );
  return boxes.some(([left = 0, top = 0, right = 0, bottom = 0]) => {
    return x > left && x < right && y > top && y < bottom;
  });
}

test("boxes stay bright, also where they lie over one another or reach over the edge", () => {
  const path = around({ width: 100, height: 80 }, [
    { left: 10, top: 10, right: 50, bottom: 40 },
    { left: 30, top: 20, right: 70, bottom: 60 },
    { left: 90, top: 70, right: 130, bottom: 130 },
  ]);
  /** @type {[number, number][]} */
  const bright = [
    [12, 12],
    [40, 30],
    [68, 58],
    [95, 75],
  ];
  /** @type {[number, number][]} */
  const dim = [
    [5, 5],
    [60, 12],
    [20, 50],
    [80, 75],
    [95, 65],
  ];
  deepEqual(
    bright.map(([x, y]) => isDimmed(path, x, y)),
    bright.map(() => false),
  );
  deepEqual(
    dim.map(([x, y]) => isDimmed(path, x, y)),
    dim.map(() => true),
  );
});

/** What words of a lesson speak of, and where that is. @type {[RegExp, RegExp, string][]} */
const SPOKEN = [
  [/\bmap\b|road|on the board/i, /map/, TAXIS.words],
  [/\broute\b(?!s)/i, /route|hand|sheet|map/, TAXIS.words],
  [/\bin your hand|glowing card/i, /\.hand/, TAXIS.words],
  [/open card/i, /\.display/, TAXIS.words],
  [/Postmeister/, /official-postmeister/, TAXIS.words],
  [/\bbelow\b/i, /\.sheet/, TAXIS.words],
  [/ship|glowing|space|brown square|gondola\b|\bsite/i, /map/, MURANO.words],
  [/the star|choose one\b|keep one/i, /\.sheet|act-bar|press-/, MURANO.words],
];

for (const course of [TAXIS, MURANO]) {
  test(`the light of ${course.game} leaves bright what its words speak of`, () => {
    const seen = { carriageSupply: { 3: 4 }, courier: { payable: [] }, freeCities: [] };
    const table = /** @type {any} */ ({ view: { observation: seen }, seen });
    const dimmed = [];
    let looked = 0;
    for (const { id, shows, lit = "" } of course.lessons(table)) {
      // Without a light nothing is dimmed; the greeting speaks of the whole game.
      if (!shows || id === "welcome") continue;
      const words = `${t(/** @type {any} */ (`${course.words}-${id}`))}`;
      const bright = `${typeof shows === "string" ? shows : ""} ${lit}`;
      for (const [said, place, of] of SPOKEN) {
        if (of !== course.words || !said.test(words)) continue;
        looked += 1;
        if (!place.test(bright)) dimmed.push(`${id}: ${words.match(said)?.[0]}`);
      }
    }
    deepEqual(dimmed, []);
    equal(looked > 5, true);
  });
}

test("cards that are to be taken stay bright while the goal of a first game is told", () => {
  const seen = { carriageSupply: { 3: 4 }, courier: { payable: [] }, freeCities: [] };
  const table = /** @type {any} */ ({ view: { observation: seen }, seen });
  const goal = TAXIS.lessons(table).find(({ id }) => id === "goal");
  equal(goal?.lit?.includes(".display"), true);
});

test("the guide is silent while something else speaks", () => {
  const lesson = { id: "one", chapter: "first", fits: () => true, shows: null };
  const course = { game: "g", words: "w", chapters: ["first"], lessons: () => [lesson] };
  const table = { view: {}, seen: { round: 1 }, deciding: true, readOnly: false, outspoken: false };
  const guide = new Guide(/** @type {any} */ (table), course);
  equal(guide.lesson?.id, "one");
  table.outspoken = true;
  equal(guide.lesson, null);
});

test("what waits for the greeting hears of its end, however it came", () => {
  const [welcome, after] = ["welcome", "after"].map((id) => ({
    id,
    chapter: "first",
    fits: () => true,
    shows: null,
  }));
  const course = { game: "g", words: "w", chapters: [], lessons: () => [welcome, after] };
  const sent = /** @type {string[]} */ ([]);
  const table = {
    view: {},
    me: 0,
    seen: { round: 1 },
    deciding: true,
    readOnly: false,
    outspoken: false,
    renderRoot: {},
    requestUpdate() {},
    t: (/** @type {string} */ id) => id,
    send: (/** @type {string} */ name) => sent.push(name),
  };
  const guide = new Guide(/** @type {any} */ (table), /** @type {any} */ (course));
  guide.teach();
  guide.teach();
  deepEqual(sent, []);
  guide.learn("welcome");
  guide.teach();
  guide.teach();
  deepEqual(sent, ["table-greeted"]);
});

test("whoever plays the deal of a day is not greeted", () => {
  const lessons = ["welcome", "take"].map((id) => ({ id, fits: () => true }));
  const course = /** @type {any} */ ({ game: "g", lessons: () => lessons });
  const table = { view: {}, seen: { round: 1 }, deciding: true, isDaily: true };
  equal(new Guide(/** @type {any} */ (table), course).lesson?.id, "take");
  table.isDaily = false;
  equal(new Guide(/** @type {any} */ (table), course).lesson?.id, "welcome");
});

test("the light never falls on what a panel hides, but on what is in the panel or beside it", () => {
  const box = (/** @type {number} */ top) => ({
    left: 10,
    top,
    right: 30,
    bottom: top + 20,
    width: 20,
    height: 20,
  });
  const thing = (/** @type {number} */ top) => ({ getBoundingClientRect: () => box(top) });
  const [beside, under, inside] = [thing(10), thing(70), thing(80)];
  const sheet = {
    getBoundingClientRect: () => ({ left: 0, top: 50, right: 100, bottom: 100 }),
    contains: (/** @type {unknown} */ one) => one === inside,
  };
  class Light {
    hidden = false;
    style = { setProperty() {} };
  }
  const known = globalThis.HTMLElement;
  Object.assign(globalThis, { HTMLElement: Light });
  let veil = "";
  const path = {
    setAttribute: (/** @type {string} */ _name, /** @type {string} */ d) => (veil = d),
  };
  const shownWith = (/** @type {unknown} */ open, /** @type {unknown} */ one) => {
    const light = new Light();
    const parts = { ".spotlight": light, ".sheet": open, ".dimming > path": path };
    const found = /** @type {Record<string, unknown>} */ (parts);
    const root = {
      querySelector: (/** @type {string} */ name) => found[name] ?? null,
      querySelectorAll: (/** @type {string} */ name) => [name === ".lit" ? under : one],
    };
    const frame = { left: 0, top: 0, right: 100, bottom: 100, width: 100, height: 100 };
    const lesson = { shown: ".it", lit: ".lit" };
    aimSpotlight(/** @type {any} */ (root), lesson, /** @type {any} */ (frame));
    return !light.hidden;
  };
  deepEqual(
    [beside, under, inside].map((one) => shownWith(sheet, one)),
    [true, false, true],
  );
  equal(isDimmed(veil, 20, 72), true, "a hole in the veil over the panel shows nothing but paper");
  equal(shownWith(null, under), true);
  equal(isDimmed(veil, 20, 72), false);
  Object.assign(globalThis, { HTMLElement: known });
});
