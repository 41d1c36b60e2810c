import { deepEqual, equal, ok, throws } from "node:assert/strict";
import { test } from "node:test";
import { PUBLIC } from "../../../../web/core/session/engine-table.js";
import { dropCurtain } from "../../../../web/core/session/handover.js";
import { NEXT, SessionState } from "../../../../web/core/session/session-state.js";
import { seatsOf } from "../../fakes/game.js";

/** @typedef {import("../../../../web/core/session/session-state.js").Phase} Phase */

const ALL = /** @type {Phase[]} */ (Object.keys(NEXT));
const OPEN = /** @type {any} */ ({ seat: null, over: false });
const OWN = /** @type {any} */ ({ seat: 0, over: false });
const STEP = /** @type {any} */ ({ step: 1, seat: 0, text: "stay", events: [] });
const EVENT = { event: "stay", seat: 0 };

/**
 * @param {object} [given]
 * @param {("person" | "computer")[]} [given.kinds]
 * @param {number} [given.current]
 * @param {any} [given.view]
 */
function stateOf({ kinds = ["person", "person"], current = 0, view = null } = {}) {
  const keeper = {
    /** @returns {any} */
    get saved() {
      return { seats: seatsOf(...kinds), status: { current }, view };
    },
  };
  return new SessionState(keeper, (error) => {
    throw error;
  });
}

/** @param {Phase} phase */
function stateAt(phase) {
  const state = stateOf();
  state.phase = phase;
  let changes = 0;
  state.addEventListener("change", () => {
    changes += 1;
  });
  return { state, changes: () => changes };
}

test("a game begins by loading", () => {
  equal(stateOf().phase, "loading");
});

test("only what the table of phases allows may follow, and everything may stay", () => {
  for (const from of ALL) {
    for (const to of ALL) {
      const { state } = stateAt(from);
      if (from === to || NEXT[from].includes(to)) {
        state.enter(to);
        equal(state.phase, to);
      } else {
        throws(() => state.enter(to), new RegExp(`"${from}" cannot become "${to}"`, "u"));
        equal(state.phase, from);
      }
    }
  }
});

test("nothing that hides a seat's knowledge may be passed over: a watched game is loaded before it is played", () => {
  deepEqual(NEXT.watching, ["loading"]);
  ok(!NEXT.over.includes("playing"));
  deepEqual(NEXT.missing, []);
});

test("a fault that is only told does not stop the game", () => {
  /** @type {string[]} */
  const told = [];
  const state = new SessionState({ saved: null }, ({ message }) => told.push(message));
  state.phase = "over";
  state.enter("playing");
  equal(state.phase, "playing");
  equal(told.length, 1);
});

test("each change is told, and a game that is watched or left is away", () => {
  const { state, changes } = stateAt("loading");
  state.enter("playing");
  state.enter("playing");
  equal(changes(), 2);
  equal(state.isAway, false);
  state.enter("watching");
  ok(state.isAway && state.isWatching);
  const left = stateAt("playing");
  left.state.closed = true;
  ok(left.state.isAway);
  left.state.enter("over");
  equal(left.changes(), 0);
});

test("people are those who are no computers", () => {
  deepEqual(stateOf({ kinds: ["computer", "person", "person"] }).people, [1, 2]);
  const state = stateOf({ kinds: ["computer", "person"] });
  equal(state.isComputer(0), true);
  equal(state.isComputer(1), false);
  equal(stateOf({ kinds: ["computer"] }).isComputer(null), false);
  equal(stateOf({ kinds: ["computer"] }).isComputer(7), false);
});

test("a curtain is needed between people, and never for one person alone", () => {
  equal(stateOf({ kinds: ["person", "person"] }).needsCurtain, true);
  equal(stateOf({ kinds: ["person", "computer"] }).needsCurtain, false);
});

test("the holder of the device confirms again once a seat belongs to another person", () => {
  /** @type {("person" | "computer")[]} */
  const kinds = ["person", "person"];
  const state = stateOf({ kinds });
  state.confirm();
  // Ben's place is given to a computer, then Anna's instead of it: the device is still in Anna's hands.
  kinds[0] = "computer";
  state.passTo(1);
  equal(state.needsCurtain, true);
  equal(state.onlooker, PUBLIC);
  state.confirm();
  equal(state.needsCurtain, false);
  equal(state.onlooker, 1);
});

test("while a computer decides, the only person sees her own; several people see what lies open", () => {
  equal(stateOf({ kinds: ["person", "computer"] }).onlooker, 0);
  equal(stateOf({ kinds: ["person", "computer", "person"] }).onlooker, PUBLIC);
  equal(stateOf({ kinds: ["computer", "computer"] }).onlooker, PUBLIC);
});

test("the device goes to the seat that decides, and stays with a person while a computer does", () => {
  const state = stateOf({ kinds: ["person", "computer", "person"] });
  state.passTo(2);
  equal(state.seat, 2);
  state.passTo(1);
  equal(state.seat, 2);
  const late = stateOf({ kinds: ["computer", "person", "person"] });
  late.passTo(0);
  equal(late.seat, 1);
  const none = stateOf({ kinds: ["computer", "computer"] });
  none.passTo(1);
  equal(none.seat, 1);
});

function shownState() {
  const state = stateOf({ view: OPEN });
  state.advance(OWN, [STEP], [EVENT]);
  state.missed = [STEP];
  return state;
}

test("at first there is the kept picture, or nothing", () => {
  equal(stateOf({ view: OPEN }).view, OPEN);
  equal(stateOf().view, null);
});

test("covering leaves nothing of any seat", () => {
  const state = shownState();
  state.cover();
  const { view, history, missed, events } = state;
  deepEqual({ view, history, missed, events }, { view: OPEN, history: [], missed: [], events: [] });
});

test("what is caught up with is told and not played", () => {
  const state = shownState();
  state.uncover(OWN, []);
  state.catchUp([STEP]);
  deepEqual(state.missed, [STEP]);
  deepEqual(state.events, []);
});

test("a game that comes anew shows what lies open, and its past stays readable", () => {
  const state = shownState();
  state.begin(OPEN);
  equal(state.view, OPEN);
  deepEqual(state.history, [STEP]);
  deepEqual(state.events, []);
});

/** @param {SessionState} state */
function curtainOver(state) {
  /** @type {string[]} */
  const order = [];
  state.phase = "playing";
  state.addEventListener("change", () => order.push(`shown ${state.history.length}`));
  const session = /** @type {any} */ (
    Object.assign(state, {
      table: { forget: () => order.push("forgotten"), toldTo: () => [] },
      hush: () => order.push("hushed"),
    })
  );
  return { session, order };
}

test("the curtain falls over an empty table, and what was said is taken back before", () => {
  const { session, order } = curtainOver(shownState());
  dropCurtain(session, "hidden");
  equal(session.phase, "curtain");
  equal(session.curtainReason, "hidden");
  equal(session.view, OPEN);
  deepEqual(order, ["hushed", "forgotten", "shown 0"]);
});

test("after the end, and before there is any picture, no curtain falls", () => {
  const ended = shownState();
  ended.view = { ...OWN, over: true };
  for (const state of [ended, stateOf()]) {
    const { session, order } = curtainOver(state);
    dropCurtain(session, "turn");
    equal(session.phase, "playing");
    deepEqual(order, []);
  }
  deepEqual(ended.history, [STEP]);
});
