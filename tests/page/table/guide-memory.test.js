import { deepEqual } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Memory } from "../../../web/table/guide/memory.js";
import { FakeStorage } from "../fakes/storage.js";

beforeEach(() => {
  Object.assign(globalThis, { localStorage: new FakeStorage() });
});

/** What the next table of the game begins with. */
function kept() {
  const { on, known } = new Memory("murano");
  return { on, known: [...known].sort() };
}

test("two tables in two tabs do not forget what the other one has shown", () => {
  const here = new Memory("murano");
  const there = new Memory("murano");
  here.learn("welcome");
  there.learn("sail");
  deepEqual(kept(), { on: true, known: ["sail", "welcome"] });
  here.turn(false);
  there.learn("build");
  deepEqual(kept(), { on: false, known: ["build", "sail", "welcome"] });
});

test("a guide that is called back begins from the beginning, and one lesson can be asked for again", () => {
  const guide = new Memory("murano");
  guide.learn("welcome");
  guide.learn("sail");
  guide.unlearn("sail");
  deepEqual(kept(), { on: true, known: ["welcome"] });
  guide.turn(false);
  guide.turn(true);
  deepEqual(kept(), { on: true, known: [] });
});
