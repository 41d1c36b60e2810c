import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { TutTable } from "../../../web/games/thurn-und-taxis/table.js";

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
