import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { TutTable } from "../../../web/games/thurn-und-taxis/table.js";
import { LegalActions } from "../../../web/games/thurn-und-taxis/touch/legal-actions.js";
import { allActions } from "../../../web/games/thurn-und-taxis/words.js";
import { markup } from "../fakes/drawn.js";

const { keepPlaces } = TutTable.prototype;
const openCards = Object.getOwnPropertyDescriptor(TutTable.prototype, "openCards")?.get;

/** What the engine does: the first of equal cards goes, and the next one comes in its place. @param {any} table @param {number} place @param {string} next */
function take(table, place, next) {
  const { display } = table.seen;
  const card = openCards?.call(table)[place];
  table.selection.pressedPlace = place;
  const slot = display.indexOf(card);
  table.seen = { display: display.with(slot, next) };
  table.events = [
    { event: "took", card, slot },
    { event: "refilled", slot, card: next },
  ];
  keepPlaces.call(table, display);
}

test("of two equal open cards the pressed one goes, and the next one comes in its place", () => {
  /** @type {any} */
  const table = {
    places: [0, 1, 2, 3, 4, 5],
    selection: {},
    seen: { display: ["ulm", "linz", "wien", "ulm", "brünn", "linz"] },
  };
  const shown = () => openCards?.call(table);
  take(table, 3, "graz");
  deepEqual(shown(), ["ulm", "linz", "wien", "graz", "brünn", "linz"]);
  take(table, 5, "graz");
  deepEqual(shown(), ["ulm", "linz", "wien", "graz", "brünn", "graz"]);
  take(table, 5, "pest");
  deepEqual(shown(), ["ulm", "linz", "wien", "graz", "brünn", "pest"]);
  take(table, 0, "linz");
  deepEqual(shown(), ["linz", "linz", "wien", "graz", "brünn", "pest"]);
  // What others take was not pressed here.
  const { display } = table.seen;
  table.events = [{ event: "took", card: "linz", slot: display.indexOf("linz") }];
  const places = [...table.places];
  keepPlaces.call(table, display);
  deepEqual(table.places, places);
});

test("an earlier moment, and another game that begins there, show the open cards as they lay", () => {
  const display = ["ulm", "linz", "wien", "ulm", "brünn", "graz"];
  const later = ["pest", "linz", "wien", "ulm", "brünn", "graz"];
  const laid = () => /** @type {any} */ ({ places: [0, 1, 2, 3, 4, 5], selection: {}, events: [] });
  const show = (
    /** @type {any} */ table,
    /** @type {number} */ step,
    /** @type {any} */ before,
  ) => {
    Object.assign(table, { view: { step }, seen: { display: step === 7 ? later : display } });
    keepPlaces.call(table, before);
    return openCards?.call(table);
  };
  const table = laid();
  show(table, 6, []);
  table.selection.pressedPlace = 3;
  table.events = [{ event: "took", card: "ulm", slot: 0 }];
  const lay = show(table, 7, display);
  deepEqual(lay, ["ulm", "linz", "wien", "pest", "brünn", "graz"]);
  deepEqual(show(laid(), 7, []), lay);
  // Before that press nothing had changed places.
  show(table, 6, later);
  deepEqual(table.places, [0, 1, 2, 3, 4, 5]);
  deepEqual(show(table, 7, display), lay);
});

test("the list of all actions names open cards in the order in which they lie, the deck behind them", () => {
  const cards = ["linz", "ulm", null, "wien"];
  const all = cards.map((card) => ({
    type: "take",
    card,
    text: `take ${card}`,
    says: { id: "", args: {} },
  }));
  const table = {
    openCards: ["wien", "ulm", "linz"],
    moves: new LegalActions(
      /** @type {any} */ ([...all, { type: "end", text: "end", says: { id: "", args: {} } }]),
    ),
    view: { undo: { steps: 0 } },
    word: (/** @type {string} */ id) => id,
    t: (/** @type {string} */ id) => id,
  };
  const drawn = markup(allActions(/** @type {any} */ (table)));
  const named = [...drawn.matchAll(/data-action=(take \w+|end)/g)].map(([, text]) => text);
  deepEqual(named, ["take wien", "take ulm", "take linz", "take null", "end"]);
});

test("cards do not fly while computers play one step after the other at once", () => {
  globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));
  for (const [hurried, flies] of [
    [false, true],
    [true, false],
  ]) {
    const table = Object.create(TutTable.prototype, {
      view: { value: null },
      readOnly: { value: true },
      hasUpdated: { value: true },
      isSeenAsBefore: { value: () => true },
      settings: { value: { animationSpeed: "normal" } },
      thinking: { value: { pace: { hurried } } },
      renderRoot: { value: { querySelectorAll: () => [] } },
      earlier: { value: null, writable: true },
    });
    table.viewChanged(null);
    equal(table.earlier !== null, flies);
  }
});
