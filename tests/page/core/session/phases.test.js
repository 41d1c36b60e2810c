import { deepEqual, equal, ok, throws } from "node:assert/strict";
import { test } from "node:test";
import { NEXT, Phases } from "../../../../web/core/session/phases.js";

/** @typedef {import("../../../../web/core/session/phases.js").Phase} Phase */

const ALL = /** @type {Phase[]} */ (Object.keys(NEXT));

/** @param {Phase} now */
function phasesAt(now) {
  let changes = 0;
  const phases = new Phases({
    changed: () => {
      changes += 1;
    },
    fault: (error) => {
      throw error;
    },
  });
  phases.now = now;
  return { phases, changes: () => changes };
}

test("a game begins by loading", () => {
  const { phases } = phasesAt("loading");
  equal(phases.now, "loading");
});

test("only what the table of phases allows may follow, and everything may stay", () => {
  for (const from of ALL) {
    for (const to of ALL) {
      const { phases } = phasesAt(from);
      if (from === to || NEXT[from].includes(to)) {
        phases.enter(to);
        equal(phases.now, to);
      } else {
        throws(() => phases.enter(to), new RegExp(`"${from}" cannot become "${to}"`, "u"));
        equal(phases.now, from);
      }
    }
  }
});

test("nothing that hides a seat's knowledge may be passed over: a watched game is loaded before it is played", () => {
  deepEqual(NEXT.watching, ["loading"]);
  ok(!NEXT.over.includes("playing"));
  deepEqual(NEXT.missing, []);
});

test("a fault that is only told does not stop whoever plays", () => {
  /** @type {string[]} */
  const told = [];
  const phases = new Phases({ changed: () => {}, fault: ({ message }) => told.push(message) });
  phases.now = "over";
  phases.enter("playing");
  equal(phases.now, "playing");
  equal(told.length, 1);
});

test("each change is told, and a game that is watched or left is away", () => {
  const { phases, changes } = phasesAt("loading");
  phases.enter("playing");
  phases.enter("playing");
  equal(changes(), 2);
  equal(phases.isAway, false);
  phases.enter("watching");
  ok(phases.isAway && phases.isWatching);
  const left = phasesAt("playing").phases;
  left.closed = true;
  ok(left.isAway);
});
