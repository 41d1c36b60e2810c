import { deepEqual, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../../fakes/document.js";
import { seededRandom } from "../../../../web/board/canvas/random.js";
import { paintLife } from "../../../../web/board/lagoon/islands.js";

/** @type {string[]} */
let painted = [];

beforeEach(() => {
  const ignore = () => {};
  Object.assign(globalThis, { Path2D: class {} });
  Object.assign(globalThis.Path2D.prototype, { ellipse: ignore, rect: ignore, addPath: ignore });
  painted = [];
});

/** What is painted on so many squares: how many of them have something on them. @param {number} count */
function squares(count) {
  const next = seededRandom(7);
  const ctx = /** @type {any} */ (
    new Proxy(
      {},
      {
        get: (_all, name) => (name === "fill" ? () => painted.push("fill") : () => {}),
        set: () => true,
      },
    )
  );
  let alive = 0;
  for (let square = 0; square < count; square += 1) {
    const before = painted.length;
    paintLife(ctx, (token) => token, next);
    if (painted.length > before) alive += 1;
  }
  return alive;
}

test("some of the empty squares have life on them, and always the same ones", () => {
  const alive = squares(100);
  ok(alive > 25 && alive < 70, `${alive}`);
  const first = [...painted];
  painted = [];
  squares(100);
  deepEqual(painted, first);
});
