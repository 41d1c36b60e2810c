import { deepEqual, notDeepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { LayoutCache } from "../../../../web/board/map/layout.js";
import { boardFor } from "../../../../web/games/thurn-und-taxis/board.js";

/** @param {number} letter @returns {import("../../../../web/board/map/layout.js").Measure} */
const lettersOf = (letter) => ({
  label: (text) => text.length * letter,
  name: (text) => text.length * letter * 1.4,
});
/** What the browser has at once, and what comes a little later. */
const PLAIN = lettersOf(0.62);
const OWN = lettersOf(0.49);
const WANTED = { scale: 0.36, seats: 4 };

/** @param {LayoutCache} plan @param {import("../../../../web/board/map/layout.js").Wanted} [wanted] */
function everything(plan, wanted = WANTED) {
  const steps = plan.arranged(wanted, []);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { labels, rows, names, cityTiles, landmarks, compass } = step.value;
  return { labels, rows, names, cityTiles, landmarks, compass };
}

for (const name of ["south", "north"]) {
  const board = boardFor({ board: name });

  test(`${name}: letters that come late leave the same map behind as those that are there at once`, () => {
    const late = new LayoutCache(board, PLAIN);
    const before = everything(late);
    late.letter(OWN);
    const fresh = everything(new LayoutCache(board, OWN));
    notDeepEqual(before, fresh);
    deepEqual(everything(late), fresh);
  });

  test(`${name}: letters that come while everything is arranged are not forgotten`, () => {
    const plan = new LayoutCache(board, PLAIN);
    const steps = plan.arranged(WANTED, []);
    steps.next();
    plan.letter(OWN);
    while (!steps.next().done);
    deepEqual(everything(plan), everything(new LayoutCache(board, OWN)));
  });

  test(`${name}: a map that was larger meanwhile lies as it did before`, () => {
    const plan = new LayoutCache(board, OWN);
    const before = everything(plan);
    everything(plan, { scale: 0.46, whole: 0.36, seats: 4 });
    deepEqual(everything(plan), before);
  });

  test(`${name}: a closer look is the same whether the whole map was seen before or not`, () => {
    const closer = { scale: 0.46, whole: 0.32, seats: 4 };
    const plan = new LayoutCache(board, OWN);
    const before = everything(plan, { scale: 0.32, seats: 4 });
    const found = everything(plan, closer);
    deepEqual(everything(new LayoutCache(board, OWN), closer), found);
    const sides = (/** @type {typeof found} */ { labels }) =>
      [...labels].map(([id, { side }]) => [id, side]);
    deepEqual(sides(found), sides(before));
    notDeepEqual(
      sides(found),
      sides(everything(new LayoutCache(board, OWN), { scale: 0.46, seats: 4 })),
    );
  });
}
