import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { keyedTo, nearestStep, placeOf } from "../../../../web/shell/after/score-chart.js";

test("a touch means the nearest step", () => {
  equal(nearestStep([], 3), null);
  equal(nearestStep([0, 10, 30], -5), 0);
  equal(nearestStep([0, 10, 30], 19), 10);
  equal(nearestStep([0, 10, 30], 21), 30);
  equal(nearestStep([0, 10, 30], 99), 30);
});

test("on the axis of a chart rounds are equally long", () => {
  const rounds = [{ step: 0 }, { step: 10 }, { step: 40 }];
  const places = [0, 5, 10, 25, 40, 50].map((step) => placeOf(step, rounds, 50));
  deepEqual(places, [0, 0.5, 1, 1.5, 2, 3]);
  equal(placeOf(0, [], 0), 0);
  equal(placeOf(3, [], 6), 0.5);
  // Games, each a round of its own.
  equal(placeOf(2, [{ step: 0 }, { step: 1 }, { step: 2 }], 2), 2);
});

test("keys go through the chart as through every slider, and no further than its ends", () => {
  equal(keyedTo("ArrowRight", -1, 20), 0);
  equal(keyedTo("ArrowRight", 19, 20), 19);
  equal(keyedTo("ArrowLeft", 5, 20), 4);
  equal(keyedTo("ArrowLeft", 0, 20), 0);
  equal(keyedTo("PageUp", 5, 20), 15);
  equal(keyedTo("PageDown", 5, 20), 0);
  equal(keyedTo("Home", 5, 20), 0);
  equal(keyedTo("End", 5, 20), 19);
  equal(keyedTo("Tab", 5, 20), null);
  equal(keyedTo("End", 0, 0), null);
});
