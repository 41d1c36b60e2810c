import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { forecasts } from "../../../web/table/frame/window.js";

/** @param {number} total */
const score = (total) => ({ total, parts: { track: total } });

test("an end now is told whole where everything is known, else as far as it lies open", () => {
  deepEqual(
    forecasts([
      { score: null, openScore: score(4) },
      { score: score(9), openScore: score(6) },
    ]),
    [
      { seat: 0, score: score(4), whole: false },
      { seat: 1, score: score(9), whole: true },
    ],
  );
});

test("what lies open is all of it where nothing lies face down", () => {
  const seats = [{ score: null, openScore: score(4), tiles: 0 }];
  equal(forecasts(seats, ({ tiles }) => tiles > 0)[0]?.whole, true);
  equal(forecasts([{ ...seats[0], tiles: 1 }], ({ tiles }) => tiles > 0)[0]?.whole, false);
});

test("a game that does not tell what lies open has none", () => {
  deepEqual(forecasts([{ score: null }]), []);
});
