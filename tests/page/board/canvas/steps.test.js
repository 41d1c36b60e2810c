import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { PAINTED, runSlice } from "../../../../web/board/canvas/layer.js";
import { boardPlace } from "../../fakes/canvas.js";
import { framesByHand, picture } from "../../fakes/frames.js";
import { EMPTY } from "../../fakes/lagoon.js";

const { PostMap } = await import("../../../../web/board/map/index.js");
const { Lagoon } = await import("../../../../web/board/lagoon/index.js");
const { layOutBoard } = await import("../../../../web/board/lagoon/geometry.js");
const { boardFor: lagoonBoard } = await import("../../../../web/games/murano/board.js");
const { boardFor } = await import("../../../../web/games/thurn-und-taxis/board.js");

framesByHand();

/** Steps of which each takes so long, in milliseconds. @param {number} each @param {string[]} log */
function* steps(each, log) {
  for (let time = 1; time <= 6; time++) {
    log.push(`${time}`);
    picture(time * each);
    yield;
  }
}

test("steps share a task as long as they are short", () => {
  /** @type {string[]} */
  const log = [];
  const short = steps(1, log);
  ok(runSlice(short));
  equal(log.length, 6);
  const long = steps(5, log);
  log.length = 0;
  picture(0);
  equal(runSlice(long), false);
  deepEqual(log, ["1", "2"]);
});

test("what has been painted is brought to the canvas before anything else is painted", () => {
  function* painting() {
    yield;
    yield PAINTED;
    yield PAINTED;
  }
  const some = painting();
  deepEqual(
    [1, 2, 3].map(() => runSlice(some)),
    [false, false, true],
  );
});

test("a map that is drawn is made in many steps, and one that is stopped goes on with its land", () => {
  const map = new PostMap(boardPlace(), { board: boardFor(), state: {} });
  map.camera.resize(900, 700);
  const first = map.draw();
  for (let time = 0; time < 15; time++) equal(first.next().done, false);
  let again = 0;
  for (const second = map.draw(); !second.next().done; ) again += 1;
  let anew = 0;
  for (const third = map.draw(); !third.next().done; ) anew += 1;
  ok(again > 60 && anew < again, `${again}, then ${anew}`);
  map.destroy();
});

/** @typedef {import("../../../../web/board/canvas/board-canvas.js").BoardCanvas & {backdrop: import("../../../../web/board/canvas/layer.js").OffscreenPicture}} Drawn */

const map = () => new PostMap(boardPlace(), { board: boardFor(), state: {} });
const lagoon = () => {
  const board = layOutBoard(lagoonBoard(), "across");
  return new Lagoon(boardPlace(), { board, players: 2, nameOf: (action) => action, state: EMPTY });
};

/** What has all of a board drawn anew. @type {Record<string, () => {board: Drawn, change: () => void}>} */
const CHANGES = {
  "the map at night": () => {
    const board = map();
    return { board, change: () => board.setTheme("dark") };
  },
  "the lagoon at night": () => {
    const board = lagoon();
    return { board, change: () => board.setTheme("dark") };
  },
  "the lagoon in another language": () => {
    const board = lagoon();
    return { board, change: () => board.redrawInSteps() };
  },
};

for (const [name, make] of Object.entries(CHANGES))
  test(`${name}: it stays as it was seen until its new ink is there, and others have their turn meanwhile`, async () => {
    const { board, change } = make();
    board.resize();
    board.redraw();
    const [ink] = board.backdrop.canvases;
    change();
    let others = 0;
    while (board.backdrop.canvases[0] === ink && others < 1000) {
      await new Promise((resolve) => setTimeout(resolve));
      others += 1;
    }
    ok(others >= 4 && others < 1000, `${others} tasks`);
    board.destroy();
  });

for (const [name, make] of Object.entries({ map, lagoon }))
  test(`the ${name} of the next table is seen at once, with the ink of the last one`, () => {
    const before = make();
    before.resize();
    before.redraw();
    const [ink] = before.backdrop.canvases;
    before.destroy();
    const next = make();
    next.resize();
    equal(next.table.style.visibility, "");
    equal(next.backdrop.canvases[0], ink);
    equal(next.backdrop.made, next.wish, "nothing is left to draw");
    const other = make();
    other.resize();
    equal(other.table.style.visibility, "hidden", "two boards at once have their own");
    for (const board of [next, other]) board.destroy();
  });
