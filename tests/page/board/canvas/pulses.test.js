import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Pulses } from "../../../../web/board/canvas/animation.js";
import { framesByHand, picture } from "../../fakes/frames.js";

framesByHand();

beforeEach(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
});

test("a pulse begins with its first picture, however late that comes, and ends by itself", () => {
  let painted = 0;
  const pulses = new Pulses(() => {
    painted += 1;
  });
  pulses.start(["ulm"]);
  picture(5000);
  deepEqual([...pulses.beats()], [["ulm", 0]]);
  picture(5600);
  deepEqual([...pulses.beats()], [["ulm", 0.5]]);
  picture(6300);
  deepEqual([...pulses.beats()], []);
  equal(painted, 3);
  equal(picture(6400), 0);
});
