import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { lasting } from "../../../web/core/settings/remembered.js";
import { forgetGuide, Memory } from "../../../web/table/guide/memory.js";
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

test("that the guide was sent away is kept as surely as a name, and a first game calls it back", () => {
  new Memory("murano").turn(false);
  // The browser was killed: what went to localStorage last is not there.
  localStorage.removeItem("spieltisch:hints:murano");
  deepEqual(lasting.own("guide:murano"), false);
  equal(kept().on, false);
  equal(new Memory("thurn-und-taxis").on, true);
  forgetGuide("murano");
  equal(kept().on, true);
});

test("what somebody has acted on is not said to them again, nor in the next game, but still to the others at this table", () => {
  const guide = new Memory("murano");
  guide.note("sail", 1);
  guide.done("sail", 0);
  deepEqual(
    [0, 1].map((seat) => guide.isKnown({ id: "sail" }, 1, seat)),
    [true, false],
  );
  deepEqual(kept(), { on: true, known: ["sail"] });
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

test("a chapter that was begun is still begun on the next page, until the guide starts anew", () => {
  const lessons = [{ id: "take" }, { id: "second" }];
  const guide = new Memory("murano");
  deepEqual(guide.progress(lessons), "new");
  guide.note("take", 1);
  deepEqual(guide.progress(lessons), "begun");
  const next = new Memory("murano");
  deepEqual(next.progress(lessons), "begun");
  for (const { id } of lessons) next.learn(id);
  deepEqual(next.progress(lessons), "done");
  next.turn(true);
  for (const one of [next, new Memory("murano")]) deepEqual(one.progress(lessons), "new");
});
