import { deepEqual, notEqual, ok } from "node:assert/strict";
import { test } from "node:test";
import { hash, noise, seededRandom } from "../../../../web/board/canvas/random.js";

test("chance falls the same way every time, and another way with another seed", () => {
  const [one, same, other] = [7, 7, 8].map((seed) =>
    Array.from({ length: 50 }, seededRandom(seed)),
  );
  deepEqual(one, same);
  notEqual(String(one), String(other));
  ok(one?.every((number) => number >= 0 && number < 1));
});

test("numbers of chance are spread evenly", () => {
  const random = seededRandom(1);
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 4000; i += 1) {
    const quarter = Math.floor(random() * 4);
    counts[quarter] = (counts[quarter] ?? 0) + 1;
  }
  ok(
    counts.every((count) => count > 850 && count < 1150),
    `${counts}`,
  );
});

test("noise is smooth, bounded and its own for each seed", () => {
  const [at, other] = [noise(3), noise(4)];
  let differs = false;
  for (let x = 0; x < 8; x += 0.01) {
    ok(Math.abs(at(x, 0.3)) <= 1);
    ok(Math.abs(at(x, 0.3) - at(x + 0.01, 0.3)) < 0.06, `${x}`);
    differs ||= at(x, 0.3) !== other(x, 0.3);
  }
  ok(differs);
  notEqual(hash("ulm"), hash("uml"));
});
