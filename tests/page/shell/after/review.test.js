import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { answeringLater } from "../../fakes/engine.js";

Object.assign(globalThis, { navigator: { hardwareConcurrency: 4 } });
const { engineService } = await import("../../../../web/core/engine/service.js");
const { decidedBy, Review } = await import("../../../../web/shell/after/review.js");

let games = 0;

/**
 * A review whose engine answers when it is let.
 *
 * @param {string} [id] of its game
 * @returns {{review: import("../../../../web/shell/after/review.js").Review, asked: any[], answer: (() => void)[]}}
 */
function reviewed(id = `game-${games++}`) {
  const { asked, answer } = answeringLater(engineService, ({ shares }, _, count) => ({
    costly: [{ step: count }],
    shares,
  }));
  const session = /** @type {any} */ (new EventTarget());
  session.keeper = { id };
  return { review: new Review(session), asked, answer };
}

const later = () => new Promise((resolve) => setTimeout(resolve, 0));

test("what engines find while it is put together is put together next, the last of it only", async () => {
  const { review, asked, answer } = reviewed();
  let changes = 0;
  review.addEventListener("change", () => {
    changes += 1;
  });
  review.heard([{ step: 1 }, undefined]);
  review.heard([{ step: 2 }, undefined]);
  review.heard([{ step: 3 }, { step: 4 }]);
  answer[0]?.();
  await later();
  answer[1]?.();
  await review.telling;
  deepEqual(
    asked.map(([method, { shares, shown }]) => [method, shares, shown]),
    [
      ["analysed", [{ step: 1 }, null], []],
      ["analysed", [{ step: 3 }, { step: 4 }], [{ step: 1 }]],
    ],
  );
  equal(changes, 2);
  equal(review.telling, null);
});

test("what is found after that is put together as well", async () => {
  const { review, asked, answer } = reviewed();
  review.heard([{ step: 1 }]);
  answer[0]?.();
  await later();
  review.heard([{ step: 2 }]);
  answer[1]?.();
  await later();
  equal(asked.length, 2);
  deepEqual(/** @type {any} */ (review.analysis).shares, [{ step: 2 }]);
});

test("an engine at which another game lies by now is no fault of a review that was stopped", async () => {
  const { review } = reviewed();
  /** @type {unknown[]} */
  const failed = [];
  review.session = /** @type {any} */ ({
    calls: { failed: async (/** @type {unknown} */ error) => failed.push(error) },
  });
  engineService.call = () => Promise.reject(new Error("the game is not over yet"));
  review.heard([{ step: 1 }]);
  await review.telling;
  equal(failed.length, 1);
  review.stop();
  review.heard([{ step: 2 }]);
  await review.telling;
  equal(failed.length, 1);
  equal(review.telling, null);
});

test("whoever comes back to a game finds its analysis, of no other one", async () => {
  const { review, answer } = reviewed("one");
  review.heard([{ step: 1 }]);
  answer[0]?.();
  await review.telling;
  equal(reviewed("one").review.analysis, review.analysis);
  const other = reviewed("two");
  equal(other.review.analysis, null);
  other.review.heard([{ step: 2 }]);
  other.answer[0]?.();
  await other.review.telling;
  equal(reviewed("one").review.analysis, review.analysis);
});

test("what a computer decided for a person is not that person's", () => {
  const seats = /** @type {any} */ ([{ kind: "computer" }, { kind: "computer" }]);
  const history = [1, 2, 3, 4].map((step) => /** @type {any} */ ({ step, seat: step % 2 }));
  const saved = /** @type {any} */ ({ seats, sat: [{ kind: "person", seat: 1, until: 2 }] });
  deepEqual(decidedBy({ saved, history }), { people: [1], skipped: [2] });
  deepEqual(decidedBy({ saved: { ...saved, sat: [] }, history }), { people: [], skipped: [] });
});
