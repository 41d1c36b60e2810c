import { deepEqual, equal } from "node:assert/strict";
import { describe, test } from "node:test";
import { inPlace, merged } from "../../../../web/shell/after/score-table.js";

/** @param {number} step @param {number} turn @param {number} cost @returns {any} */
const costly = (step, turn, cost) => ({ step, turn, chance: 0.2, betterChance: 0.2 + cost });
/** @param {object} more @returns {any} */
const share = (more) => ({ done: false, progress: 0, chances: [], costly: [], ...more });
const row = (/** @type {number} */ step) => ({ step, chances: [step / 10, 1 - step / 10] });

describe("an analysis in shares", () => {
  test("has the turns of all in the order of the game, and the end once", () => {
    const found = merged([
      share({ chances: [row(0), row(4), row(9)] }),
      undefined,
      share({ chances: [row(2), row(9)] }),
    ]);
    deepEqual(
      found.chances.map(({ step }) => step),
      [0, 2, 4, 9],
    );
  });

  test("is done when all are, and as far as they are together", () => {
    const [half, done] = [share({ progress: 0.5 }), share({ progress: 1, done: true })];
    equal(merged([half, done]).progress, 0.75);
    equal(merged([half, done]).done, false);
    equal(merged([done, undefined]).done, false);
    equal(merged([done, undefined]).progress, 0.5);
    equal(merged([done, done]).done, true);
  });

  test("names the costliest decisions of all, one of each turn", () => {
    const found = merged([
      share({ costly: [costly(3, 5, 0.3), costly(20, 22, 0.1)] }),
      share({ costly: [costly(4, 5, 0.4), costly(30, 31, 0.2), costly(40, 41, 0.05)] }),
    ]);
    deepEqual(
      found.costly.map(({ step }) => step),
      [4, 30, 20],
    );
  });
});

test("what is shown of it stays as it is while more is found, and in its place when all is", () => {
  const [one, two, three] = [costly(1, 2, 0.1), costly(5, 6, 0.2), costly(8, 9, 0.3)];
  deepEqual(inPlace([], [three, two], false), [three, two]);
  // As long as it thinks, places are only added.
  const closer = costly(5, 6, 0.4);
  deepEqual(inPlace([one, two], [three, closer], false), [one, two, three]);
  deepEqual(inPlace([one, two, three], [costly(9, 10, 0.9)], false), [one, two, three]);
  // In the end others may have taken the places of those that did not hold.
  deepEqual(inPlace([one, two], [three, closer], true), [three, closer]);
  deepEqual(inPlace([one, two, three], [three], true), [three]);
});
