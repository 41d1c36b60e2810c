import assert from "node:assert/strict";
import { mock, test } from "node:test";
import fc from "fast-check";
import { anyStep, steps } from "./stories/steps.js";
import { World } from "./stories/world.js";

/** How many stories, and from which seed; a failure prints the seed and the shortest story that fails. */
const STORIES = Number(process.env.STORIES ?? 1000);
const SEED = process.env.STORY_SEED ? Number(process.env.STORY_SEED) : Date.now() % 2 ** 31;

test("what was shown as done is there after any story, or the page has said before that it may be lost", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const stories = fc.commands(anyStep, { maxCommands: 40, size: "+1" });
  const law = fc.asyncProperty(stories, fc.boolean(), async (story, hasLocks) => {
    const world = new World(mock.timers, hasLocks);
    await steps.begin?.(0, "on").run({}, world);
    await steps.act?.(0, 3, "on").run({}, world);
    await fc.asyncModelRun(() => ({ model: {}, real: world }), story);
    assert.deepEqual(await world.lookedThrough(), []);
  });
  await fc.assert(law, { numRuns: STORIES, seed: SEED, includeErrorInReport: true });
});
