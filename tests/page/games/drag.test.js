import { deepEqual } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../fakes/document.js";
import { Drag } from "../../../web/games/thurn-und-taxis/touch/drag.js";

/** What an element of the page needs to be carried, or to take what is carried. */
class Box {
  style = { setProperty() {} };
  /** @type {Set<string>} */
  classes = new Set();
  classList = {
    add: (/** @type {string} */ name) => this.classes.add(name),
    remove: (/** @type {string} */ name) => this.classes.delete(name),
  };

  /** @param {Record<string, string>} dataset @param {[number, number]} at */
  constructor(dataset, [left, top]) {
    this.dataset = dataset;
    this.at = { left, top, right: left + 10, bottom: top + 10, width: 10, height: 10 };
  }

  closest() {
    return "drag" in this.dataset ? this : null;
  }
  cloneNode() {
    return new Box(this.dataset, [0, 0]);
  }
  getBoundingClientRect() {
    return this.at;
  }
  getAttribute(/** @type {string} */ name) {
    return this.dataset[name.replace("data-", "")] ?? null;
  }
  /** @param {object} _frames @param {{duration: number}} timing */
  animate(_frames, { duration }) {
    glided.push(duration > 0);
    return { finished: Promise.resolve() };
  }
  removeAttribute() {}
  setAttribute() {}
  remove() {}
}
Object.assign(globalThis, { Element: Box, HTMLElement: Box });

/** @type {string[]} */
let told = [];
/** Of each card that was let go: it was seen to go back. @type {boolean[]} */
let glided = [];
/** @type {any} */
let table;
/** @type {Drag} */
let drag;
/** The own route and hand. @type {Box} */
let tray;

beforeEach(() => {
  told = [];
  glided = [];
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  tray = new Box({ drop: "hand" }, [190, 0]);
  table = {
    busy: false,
    view: { seat: 0 },
    settings: { animationSpeed: "normal" },
    ghosts: { append() {} },
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    renderRoot: {
      querySelectorAll: () => [new Box({ drop: "left" }, [200, 0]), tray],
      querySelector: () => tray,
    },
    feedback: { info: (/** @type {string} */ id) => told.push(id) },
    moves: { fits: () => true },
    lifted() {},
    selection: {
      take: (/** @type {string} */ city) => told.push(`take ${city}`),
      place: (/** @type {string} */ end, /** @type {{city: string}} */ { city }) =>
        told.push(`lay ${city} ${end}`),
    },
  };
  drag = new Drag(table);
});

/** Carries a card of the hand to the end of the route. @param {() => void} [meanwhile] */
function carry(
  card = new Box({ drag: "", city: "ulm", key: "hand-ulm-0" }, [0, 0]),
  meanwhile = () => {},
) {
  const source = /** @type {any} */ (drag.cardAt(/** @type {any} */ (card)));
  if (source === null) return;
  drag.lift({ source, from: [5, 5], at: [20, 5] });
  drag.move({ source, from: [5, 5], at: [205, 5] });
  meanwhile();
  drag.drop(false);
}

test("a card can be carried while the table is busy; where it falls, the choices let it wait", () => {
  table.busy = true;
  carry();
  deepEqual(told, ["lay ulm left"]);
});

test("a card is what it was when it was lifted, whatever its element shows by now", () => {
  const card = new Box({ drag: "", city: "ulm", key: "hand-ulm-0" }, [0, 0]);
  carry(card, () => Object.assign(card.dataset, { city: "linz", key: "hand-linz-0" }));
  deepEqual(told, ["lay ulm left"]);
});

test("what one person carries the next one does not drop", () => {
  carry(undefined, () => {
    table.view = { seat: 1 };
  });
  deepEqual(told, []);
});

test("an open card is taken anywhere over the own route and hand; elsewhere it is said where", () => {
  const open = () => new Box({ drag: "", city: "ulm", key: "card-ulm" }, [0, 0]);
  /** @type {string[][]} */
  const shown = [];
  const look = () => shown.push([...tray.classes]);
  carry(open(), look);
  tray.at = new Box({}, [400, 0]).at;
  carry(open(), look);
  deepEqual(told, ["take ulm", "tut-info-drop"]);
  deepEqual(shown, [["wanted", "magnet"], ["wanted"]]);
  deepEqual([...tray.classes], []);
  // A card of the hand has its own places, which show themselves.
  carry(undefined, look);
  deepEqual([told[2], shown[2]], ["lay ulm left", []]);
});

test("a card that falls beside every place glides back, and says what it could do", () => {
  const card = () => new Box({ drag: "", city: "ulm", key: "hand-ulm-0" }, [0, 0]);
  carry(card());
  const places = table.renderRoot.querySelectorAll;
  table.renderRoot.querySelectorAll = () => [];
  carry(card());
  table.renderRoot.querySelectorAll = places;
  deepEqual(told, ["lay ulm left", "tut-info-drop-lay"]);
  deepEqual(glided, [false, true]);
});

test("a card carried out of the panel of those to discard fits nowhere, and is told what to do", () => {
  carry(new Box({ drag: "", city: "ulm", key: "keep-hand-ulm-0" }, [0, 0]));
  deepEqual(told, ["tut-info-drop-discard"]);
  deepEqual([glided, [...tray.classes]], [[true], []]);
});
