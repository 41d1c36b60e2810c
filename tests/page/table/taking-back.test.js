import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { UndoControl } from "../../../web/table/panels/prompt.js";

const NAMES = ["Anna", "Ben", "Cleo"];

/**
 * What comes of the wish to take something back.
 *
 * @param {{acted: number[], undo: {steps: number, blocked: string}, computers?: number[], ended?: number, byKeys?: boolean}} table as Anna
 *   sees it; `ended` is the step that ended her last turn
 * @param {1 | "turn"} [steps]
 */
function wished({ acted, undo, computers = [1, 2], ended, byKeys = false }, steps = 1) {
  /** @type {unknown[]} */
  const told = [];
  const undoControl = new UndoControl(
    /** @type {any} */ ({
      view: { seat: 0, undo },
      tapGuard: { byKeys },
      history: acted.map((seat, step) => ({
        seat,
        events: [
          { told: `step ${step}.` },
          ...(step === ended ? [{ event: "turn-ended", seat }] : []),
        ],
      })),
      seats: NAMES.map((name, seat) => ({
        name,
        kind: computers.includes(seat) ? "computer" : "person",
      })),
      nameOf: (/** @type {number} */ seat) => NAMES[seat],
      ctx: { describe: (/** @type {{told: string}[]} */ events) => events.map(({ told }) => told) },
      sendChange: (/** @type {string} */ name, /** @type {object} */ detail) =>
        told.push([name, detail]),
      windows: {
        open: (/** @type {object} */ dialog) => told.push(["open", dialog]),
        close: () => told.push("close"),
      },
      feedback: {
        info: (/** @type {string} */ id, /** @type {string} */ _at, /** @type {object} */ args) =>
          told.push(args ? [id, args] : id),
      },
    }),
  );
  undoControl.take(steps);
  return { told, undoControl };
}

const FREE = { steps: 2, blocked: "start" };

test("steps of one's own turn are taken back at once", () => {
  deepEqual(wished({ acted: [0, 1, 2, 0], undo: FREE }).told, [["table-undo", { steps: 1 }]]);
  const whole = wished({ acted: [1, 0, 0], undo: FREE }, "turn");
  deepEqual(whole.told, [["table-undo", { steps: "turn" }]]);
});

test("a key asks before it takes back a whole turn of several steps", () => {
  const question = { kind: "take-back", steps: "turn", names: [], step: "step 2." };
  const rash = { acted: [1, 0, 0], undo: FREE, byKeys: true };
  deepEqual(wished(rash, "turn").told, [["open", question]]);
  deepEqual(wished(rash).told, [["table-undo", { steps: 1 }]]);
  const one = { ...rash, undo: { ...FREE, steps: 1 } };
  deepEqual(wished(one, "turn").told, [["table-undo", { steps: "turn" }]]);
});

test("what computers did since goes back only after a question that names them and the own step", () => {
  const { told, undoControl } = wished({ acted: [0, 0, 2, 1, 1], undo: FREE });
  const question = { kind: "take-back", steps: 1, names: ["Ben", "Cleo"], step: "step 1." };
  deepEqual(told, [["open", question]]);
  undoControl.confirm(1);
  deepEqual(told.slice(1), ["close", ["table-undo", { steps: 1 }]]);
});

test("the end of one's own turn is called so, and not by the turn of another player that it began", () => {
  /** @type {any[]} */
  const told = [];
  const ended = [
    { event: "turn-ended", seat: 0 },
    { event: "turn-began", seat: 1, told: "Ben is at the turn." },
  ];
  const undoControl = new UndoControl(
    /** @type {any} */ ({
      view: { seat: 0, undo: FREE },
      tapGuard: {},
      history: [
        { seat: 0, events: ended },
        { seat: 1, events: [] },
      ],
      nameOf: () => "Ben",
      word: (/** @type {string} */ id) => id,
      ctx: {
        describe: (/** @type {{told?: string}[]} */ events) =>
          events.flatMap((one) => one.told ?? []),
      },
      windows: { open: (/** @type {object} */ dialog) => told.push(dialog) },
    }),
  );
  undoControl.take(1);
  deepEqual(told, [{ kind: "take-back", steps: 1, names: ["Ben"], step: "end-turn" }]);
});

test("why it goes no further is said as it is", () => {
  const none = { steps: 0, blocked: "start" };
  deepEqual(wished({ acted: [], undo: none }).told, ["table-undo-start"]);
  const seen = { steps: 0, blocked: "revealed" };
  deepEqual(wished({ acted: [0], undo: seen }).told, ["table-undo-revealed"]);
  const turn = { steps: 0, blocked: "turn" };
  deepEqual(wished({ acted: [0, 1, 2], ended: 0, undo: turn }).told, ["table-undo-since"]);
  const person = wished({ acted: [0, 1, 2], undo: turn, computers: [2] });
  deepEqual(person.told, [["table-undo-turn", { name: "Ben" }]]);
  // Before the first own turn there was none to go back to.
  deepEqual(wished({ acted: [1, 2], undo: turn }).told, ["table-undo-start"]);
});

test("the second half of a double press takes nothing more back, and says so", () => {
  /** @type {string[]} */
  const told = [];
  const inputQueue = { isLate: false, waits: () => told.push("waits") > 0 };
  const tapGuard = { isDouble: false };
  // What the first half has answered stays.
  const feedback = { insist: () => told.push("once") };
  const table = { view: { undo: FREE }, inputQueue, tapGuard, feedback };
  const undoControl = new UndoControl(/** @type {any} */ (table));
  undoControl.undo(1);
  tapGuard.isDouble = true;
  undoControl.undo(1);
  // The first half may have waited until then.
  inputQueue.isLate = true;
  undoControl.undo(1);
  deepEqual(told, ["waits", "once", "waits"]);
});

test("what is only shown is put away without anything being taken back", () => {
  for (const steps of /** @type {const} */ ([1, "turn"])) {
    /** @type {unknown[]} */
    const left = [];
    const table = {
      view: { seat: 0, undo: { steps: 0, blocked: "turn" } },
      inputQueue: { waits: () => false },
      tapGuard: { isDouble: false },
      selection: { clear() {} },
      get leaveDraft() {
        return left.length > 0 ? null : () => left.push(steps);
      },
    };
    const undoControl = new UndoControl(/** @type {any} */ (table));
    undoControl.undo(steps);
    deepEqual(left, [steps]);
  }
});

test("a button that looks shut says why at once, also where a card is looked at", () => {
  for (const steps of /** @type {const} */ ([1, "turn"])) {
    /** @type {unknown[]} */
    const told = [];
    const table = {
      view: { seat: 0, undo: { steps: 0, blocked: "start" } },
      history: [],
      seats: [],
      isLooking: true,
      nameOf: () => "",
      inputQueue: { waits: () => false },
      tapGuard: { isDouble: false },
      selection: { clear() {} },
      feedback: { info: (/** @type {string} */ id) => told.push(id) },
      get leaveDraft() {
        return told.length > 0 ? null : () => told.push("left");
      },
    };
    new UndoControl(/** @type {any} */ (table)).undo(steps);
    deepEqual(told, ["left", "table-undo-start"]);
  }
});

test("at the beginning of a turn it is said that it begins here", () => {
  const seen = { steps: 0, blocked: "revealed" };
  deepEqual(wished({ acted: [0, 1, 2], ended: 0, undo: seen }).told, ["table-undo-since"]);
});

test("where others act in the middle of a turn, it is not said that it begins here", () => {
  for (const blocked of ["revealed", "turn"]) {
    const seen = { steps: 0, blocked };
    deepEqual(wished({ acted: [0, 1, 2], undo: seen }).told, ["table-undo-revealed"]);
  }
});

test("the whole turn leaves all that is half chosen, also where nothing was done yet", () => {
  for (const [steps, sent] of /** @type {const} */ ([
    [0, []],
    [2, [["table-undo", { steps: "turn" }]]],
  ])) {
    const seated = ["priester", "bischof"];
    /** @type {unknown[]} */
    const told = [];
    const table = {
      view: { seat: 0, undo: { steps, blocked: "start" } },
      history: [],
      seats: [],
      nameOf: () => "",
      inputQueue: { waits: () => false },
      tapGuard: { isDouble: false },
      selection: { clear() {} },
      sendChange: (/** @type {string} */ name, /** @type {object} */ detail) =>
        told.push([name, detail]),
      feedback: { info: (/** @type {string} */ id) => told.push(id) },
      get leaveDraft() {
        return seated.length > 0 ? () => seated.pop() : null;
      },
    };
    const control = new UndoControl(/** @type {any} */ (table));
    control.undo("turn");
    deepEqual(seated, []);
    deepEqual(told, sent);
  }
});

test("at a position to solve nothing can be taken back, whatever the game would allow", () => {
  /** @type {unknown[]} */
  const told = [];
  const control = new UndoControl(
    /** @type {any} */ ({
      isLaid: true,
      tapGuard: {},
      view: { seat: 0, undo: FREE },
      history: [
        { seat: 0, events: [] },
        { seat: 1, events: [] },
      ],
      nameOf: () => "Ben",
      feedback: { info: (/** @type {string} */ id) => told.push(id) },
    }),
  );
  equal(control.possible, 0);
  control.take(1);
  deepEqual(told, ["table-undo-laid"]);
});
