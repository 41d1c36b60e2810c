import { ok } from "node:assert/strict";
import { test } from "node:test";
import { chanceAgainst, rated, UNKNOWN } from "../../../../web/core/results/glicko.js";

/** @param {number} one @param {number} other @param {number} within */
function near(one, other, within) {
  ok(Math.abs(one - other) <= within, `${one} is not ${other}`);
}

test("the example of the paper", () => {
  const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  near(after.rating, 1464.06, 0.01);
  near(after.deviation, 151.52, 0.01);
  near(after.volatility, 0.05999, 0.00001);
});

test("a surprise raises the volatility, and many games narrow the deviation", () => {
  const steady = { rating: 1500, deviation: 30, volatility: 0.06 };
  const surprised = rated(
    steady,
    Array.from({ length: 20 }, () => ({ rating: 2200, deviation: 30, score: 1 })),
  );
  ok(surprised.volatility > steady.volatility);
  let one = UNKNOWN;
  for (let game = 0; game < 60; game += 1)
    one = rated(one, [{ rating: 1500, deviation: 30, score: game % 2 }]);
  near(one.rating, 1500, 30);
  ok(one.deviation < 80);
});

test("a chance is even between equals, and nearer to even the less is known", () => {
  const other = { rating: 1300, deviation: 30 };
  near(chanceAgainst(UNKNOWN, { rating: 1500, deviation: 30 }), 0.5, 1e-9);
  const sure = chanceAgainst({ rating: 1500, deviation: 30 }, other);
  near(sure, 0.76, 0.01);
  ok(chanceAgainst(UNKNOWN, other) < sure);
});
