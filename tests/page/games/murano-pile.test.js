import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { underPile } from "../../../web/games/murano/panels/windows.js";

/** The list of all characters knows which of them the reader has seen go under the pile. */

/** @param {...any} events */
const history = (...events) => [{ events }];
/** @param {number} count @param {string[] | null} cards @returns {any} */
const looked = (count, cards) => ({ event: "looked", seat: cards ? 0 : 1, count, cards });
/** @param {string | null} card @returns {any} */
const recruited = (card) => ({ event: "recruited", seat: card ? 0 : 1, card, price: 1 });
/** @type {any} */
const declined = { event: "declined", seat: 0 };

/** @param {any} steps @param {number} left */
const under = (steps, left) => [...underPile(steps, left)].sort();

test("what one has looked at and not kept lies under the pile", () => {
  deepEqual(under(history(looked(3, ["a", "b", "c"])), 6), [], "it is still in the hand");
  deepEqual(under(history(looked(3, ["a", "b", "c"]), recruited("b")), 8), ["a", "c"]);
  deepEqual(under(history(looked(3, ["a", "b", "c"]), declined), 9), ["a", "b", "c"]);
});

test("what others have looked at is not known", () => {
  deepEqual(under(history(looked(3, null), recruited(null)), 8), []);
});

test("a card that may have been drawn since is not said to lie there", () => {
  const begun = [looked(3, ["a", "b", "c"]), declined];
  const others = [looked(3, null), recruited(null)];
  // Six cards lie above the three.
  deepEqual(under(history(...begun, ...others), 8), ["a", "b", "c"]);
  deepEqual(under(history(...begun, ...others, ...others), 7), ["a", "b", "c"]);
  deepEqual(under(history(...begun, ...others, ...others, ...others), 6), []);
  deepEqual(under(history(...begun, ...others, ...others, looked(3, null)), 4), []);
});

test("one that comes back to the hand is in the hand", () => {
  const begun = [looked(2, ["a", "b"]), declined, looked(2, ["a", "b"])];
  deepEqual(under(history(...begun), 0), []);
  deepEqual(under(history(...begun, recruited("a")), 1), ["b"]);
});
