import { deepEqual, equal, ok } from "node:assert/strict";
import { describe, test } from "node:test";
import {
  byRecord,
  decide,
  following,
  kinOf,
  knows,
  lineOf,
  relation,
  secondOf,
} from "../../../../web/core/storage/courses.js";
import { actionsOf, game } from "./devices.js";

/** @typedef {import("../../../../web/core/storage/types.js").SavedGame} SavedGame */

/** @param {string[]} actions @param {string} revision @param {string} [line] */
function state(actions, revision, line) {
  return { ...game(actions), id: "one", revision, ...(line ? { line } : {}) };
}

/** @param {SavedGame} saved @param {"kept" | "deleted"} [place] */
function copy(saved, place = "kept") {
  return { game: saved, place };
}

test("of a file's game the same state is found, else a later one, else the latest of earlier ones; no other course", () => {
  const [early, later] = [state(["a"], "1.a"), state(["a", "b"], "3.a")];
  const others = [state(["a", "x"], "4.a"), early, later];
  deepEqual(kinOf(state(["a", "b"], ""), others), { game: later, is: "same" });
  deepEqual(kinOf({ ...state(["a"], ""), id: "two" }, [later]), { game: later, is: "before" });
  deepEqual(kinOf(state(["a", "b", "c"], ""), others), { game: later, is: "after" });
  equal(kinOf(state(["b"], ""), others), null);
});

describe("a lineage", () => {
  test("knows each revision that it was made from, and no other", () => {
    const line = lineOf("1.a", "2.a", "3.b", "4.a");
    equal(line, "1-2.a 3-3.b 4-4.a");
    for (const revision of ["1.a", "2.a", "3.b", "4.a"]) ok(knows(line, revision), revision);
    for (const revision of ["3.a", "1.b", "5.a", "", "x", "0.a"])
      ok(!knows(line, revision), revision);
    ok(!knows(undefined, "1.a"));
  });

  test("of two knows what either knows, and stays short", () => {
    equal(lineOf("1-4.a 7-9.a", "5-6.a"), "1-9.a");
    equal(lineOf("2-3.a", "1-5.a", "4-4.b"), "4-4.b 1-5.a");
    const long = lineOf(...Array.from({ length: 200 }, (_, i) => `${i + 1}.tab${i}`));
    equal(long.split(" ").length, 64);
    ok(knows(long, "200.tab199"));
  });

  test("takes no harm from what was not written here", () => {
    equal(lineOf("junk", "3-x.a 1-1.a", "", undefined), "1-1.a");
  });
});

describe("of two states of a game", () => {
  const early = state(["a", "b", "c"], "3.x", "1-3.x");

  test("that which was made from the other comes after it, also when steps were taken back", () => {
    const undone = following({ ...early, record: { ...early.record, actions: ["a"] } }, "y");
    equal(undone.revision, "4.y");
    equal(relation(early, undone), "before");
    equal(relation(undone, early), "after");
  });

  test("that which holds all of the other's actions does, where neither was made from the other", () => {
    equal(relation(state(["a", "b"], "9.z"), early), "before");
    equal(relation(early, state(["a"], "9.z", "9-9.z")), "after");
  });

  test("neither does when each has what the other has not, whatever the numbers", () => {
    equal(relation(early, state(["a", "x"], "99.z")), "apart");
    equal(byRecord(early, { ...early, record: { ...early.record, seed: 8 } }), "apart");
  });
});

describe("what is decided", () => {
  const here = state(["a", "b"], "5.x", "1-5.x");
  const other = state(["a", "c"], "9.y", "1-3.x 4-9.y");

  test("of one copy: it stays as it is", () => {
    deepEqual(decide([copy(here)], { tab: "t" }), { shown: copy(here), seconds: [] });
    deepEqual(decide([], { tab: "t" }), { shown: null, seconds: [] });
  });

  test("of two courses: both are kept, and the one that is shown knows the other from then on", () => {
    const { shown, seconds } = decide([copy(here), copy(other)], { tab: "t" });
    deepEqual(actionsOf(shown?.game ?? null), ["a", "c"]);
    equal(shown?.game.revision, "10.t");
    deepEqual(seconds, [copy(secondOf(here))]);
    ok(knows(shown?.game.line, here.revision));
    deepEqual(decide([copy(here), ...(shown ? [shown] : [])], { tab: "t" }).seconds, []);
  });

  test("of a course that is played here: it has the place", () => {
    const { shown, seconds } = decide([copy(here), copy(other)], { tab: "t", played: here });
    deepEqual(actionsOf(shown?.game ?? null), ["a", "b"]);
    equal(seconds[0]?.game.second, true);
  });

  test("of a course that was put aside: it does not hide one that is kept", () => {
    const { shown, seconds } = decide([copy(here), copy(other, "deleted")], { tab: "t" });
    deepEqual([actionsOf(shown?.game ?? null), shown?.place], [["a", "b"], "kept"]);
    deepEqual(
      seconds.map(({ place }) => place),
      ["deleted"],
    );
  });

  test("of what was removed for good: it goes; what was not known then stays", () => {
    const gone = { revision: "6.x", line: "1-5.x" };
    deepEqual(decide([copy(here)], { tab: "t", gone }), { shown: null, seconds: [] });
    const { shown } = decide([copy(other)], { tab: "t", gone });
    deepEqual(actionsOf(shown?.game ?? null), ["a", "c"]);
    ok(knows(shown?.game.line, "6.x"));
  });

  test("of a removal that an earlier version noted: what may have been meant is put aside", () => {
    const { shown } = decide([copy(here)], { tab: "t", gone: { revision: "6.x" } });
    equal(shown?.place, "deleted");
  });
});

test("a second course has an id of its own that an address and a file can hold, the same whenever it is found", () => {
  const first = secondOf(state(["a"], "23.1-2-3-4"));
  equal(first.id, "one-23-1-2-3-4");
  const again = secondOf({ ...first, revision: "30.200-201-202-203" });
  ok(/^[\w-]{1,64}$/u.test(again.id), again.id);
  ok(again.id !== first.id);
});
