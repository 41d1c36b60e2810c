import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { DOUBLE_TAP_MS, FRESH_MS } from "../../../../web/core/press-constants.js";
import { landedAt } from "../../../../web/table/motion.js";
import { InputQueue } from "../../../../web/table/press/busy.js";
import { TapGuard } from "../../../../web/table/press/tap-guard.js";

/** @type {string[]} what was done and said, in this order */
let told = [];
/** @type {any} */
let table;
/** @type {InputQueue} */
let queue;
/** @type {TapGuard} */
let guard;
/** @type {Record<string, (event: any) => void>} */
let hear = {};
/** The buttons of the choices that can be made now, by their names. @type {string[]} */
let choices = [];

mock.timers.enable({ apis: ["setTimeout"] });

beforeEach(() => {
  told = [];
  choices = [];
  table = {
    busy: false,
    isConnected: true,
    view: { seat: 0, current: 0 },
    bubble: null,
    tapPreview: { shown: null },
    renderRoot: { querySelectorAll: () => choices.map((name) => thing(name)) },
    feedback: {
      info: (/** @type {string} */ id, /** @type {string} */ at) => told.push(`${id} at ${at}`),
    },
  };
  queue = new InputQueue(table);
  table.inputQueue = queue;
  guard = new TapGuard(table);
  table.tapGuard = guard;
  hear = {};
  guard.attach(
    /** @type {any} */ ({
      addEventListener: (/** @type {string} */ name, /** @type {any} */ listener) => {
        hear[name] = listener;
      },
    }),
  );
});

/** A touch as the tables make it: it waits, or it does something. @param {string} id */
function touch(id, busy = true) {
  if (queue.waits(id, () => touch(id))) return;
  told.push(id);
  table.busy = busy;
}

/** The frame says that the table is free. */
function free() {
  table.busy = false;
  queue.settle();
  mock.timers.tick(1);
}

test("what is touched while the table is busy is done afterwards, one after the other", () => {
  for (const id of ["take", "lay", "end"]) touch(id);
  deepEqual(told, ["take"]);
  free();
  deepEqual(told, ["take", "lay"]);
  free();
  deepEqual(told, ["take", "lay", "end"]);
});

test("what makes nobody busy does not keep the next touch waiting", () => {
  touch("take");
  if (!queue.waits("choose", () => told.push("choose"))) throw new Error("it did not wait");
  touch("lay");
  free();
  mock.timers.tick(1);
  deepEqual(told, ["take", "choose", "lay"]);
});

test("the same thing twice is done once, and said so", () => {
  touch("take");
  touch("take");
  free();
  deepEqual(told, ["take", "table-info-once-key at take"]);
});

test("the same thing twice is done once, though its action has a name of its own", async () => {
  const deck = () => {
    if (queue.waits("deck", deck) || queue.waits("take", deck)) return;
    told.push("take");
    table.busy = true;
  };
  deck();
  await null;
  deck();
  free();
  deepEqual(told, ["take", "table-info-once-key at deck"]);
  await null;
  table.busy = false;
  deck();
  deepEqual(told.at(-1), "take");
});

test("a kept press on a board is not taken for half of the double tap that came after it", () => {
  const press = (/** @type {string} */ id) => {
    if (guard.isEchoAt("map") || queue.waits(id, () => press(id))) return;
    told.push(id);
    table.busy = true;
  };
  press("space-1");
  press("cell-2");
  tap(thing("hand-linz-0"), 0);
  tap(thing("card-passau"), 120);
  equal(guard.last.meaning, "echo");
  told = [];
  free();
  deepEqual(told, ["cell-2"]);
  table.busy = false;
  press("cell-3");
  deepEqual(told.slice(1), ["table-info-changed at map"], "the next press is judged by itself");
});

test("what may be meant twice is done twice", () => {
  const undo = () => {
    if (queue.waits("undo", undo, "prompt", true)) return;
    told.push("undo");
    table.busy = true;
  };
  undo();
  undo();
  free();
  deepEqual(told, ["undo", "undo"]);
});

test("nobody waits in another one's turn, nor for somebody who has left the table", () => {
  table.busy = true;
  table.view = { seat: 0, current: 1 };
  equal(queue.mustWait, false);
  table.view = { seat: 0, current: 0 };
  touch("lay");
  table.view = { seat: 1, current: 1 };
  free();
  touch("lay");
  touch("take");
  queue.forget();
  free();
  deepEqual(told, ["lay"]);
});

/** @param {string} name @param {string} [within] what it lies in @param {boolean} [isBare] no button, nor anything else to press */
function thing(name, within = "", isBare = false) {
  /** @type {any} */
  const element = {
    name,
    isConnected: true,
    /** What it says of being pressed. @type {string | null} */
    pressed: null,
    getAttribute(/** @type {string} */ name) {
      if (name === "aria-pressed") return element.pressed;
      return name === "data-part" ? element.name : null;
    },
    closest: () => element,
    matches: (/** @type {string} */ what) =>
      (within && what.includes(within)) || (what.startsWith("button, a") && !isBare),
  };
  return element;
}

/**
 * A finger comes down on a thing and goes up again.
 *
 * @param {any} target
 * @param {number} timeStamp
 * @param {{x?: number, becomes?: string, detail?: number}} [more] `becomes`: the thing is another one when the finger goes up
 */
function tap(target, timeStamp, { x = 100, becomes = target.name, detail = 1 } = {}) {
  const composedPath = () => [target];
  hear.pointerdown?.({
    composedPath,
    clientX: x,
    clientY: 100,
    timeStamp,
    pointerType: "touch",
  });
  target.name = becomes;
  let through = true;
  const stop = () => {
    through = false;
  };
  hear.click?.({ composedPath, detail, stopPropagation: stop, preventDefault() {} });
  return through;
}

/** A key is pressed on a thing. @param {any} target @param {number} timeStamp @param {string} [key] */
function strike(target, timeStamp, key = "Enter") {
  let through = true;
  const stop = () => {
    through = false;
  };
  const event = { composedPath: () => [target], key, timeStamp };
  hear.keydown?.({ ...event, stopPropagation: stop, preventDefault() {} });
  return through;
}

test("the second half of a double tap does not fall on what came under the finger", () => {
  equal(tap(thing("card-linz"), 0), true);
  equal(tap(thing("card-passau"), 120), false);
  equal(guard.last.meaning, "echo");
  deepEqual(told, ["table-info-changed at card-passau"]);
  equal(tap(thing("card-passau"), 240), true);
});

test("the second half of a double tap does not undo what the first one has switched", () => {
  const pass = thing("press-pass");
  pass.pressed = "false";
  equal(tap(pass, 0), true);
  pass.pressed = "true";
  equal(tap(pass, 120), false);
  equal(guard.isEchoAt("map"), false, "what is carried from there to the board is put down");
  equal(tap(pass, 240), false, "nor does the third of three");
  deepEqual(told, new Array(2).fill("table-info-once at press-pass"));
  equal(tap(pass, 1000), true, "a later tap switches it off");
  pass.pressed = "false";
  equal(tap(pass, 1100), false, "and is not undone either");
});

test("nor does that of a double click, as slow as the browser allows one", () => {
  const words = thing("tool-told");
  words.pressed = "false";
  equal(tap(words, 0), true);
  words.pressed = "true";
  equal(tap(words, 450, { detail: 2 }), false);
  equal(tap(words, 900, { detail: 3 }), false, "nor does the third of three");
  deepEqual(told, new Array(2).fill("table-info-once at tool-told"));
  equal(tap(words, 1500), true, "a later click switches it off");
  equal(tap(thing("card-linz"), 2000), true);
  equal(
    tap(thing("card-linz"), 2450, { detail: 2 }),
    true,
    "what switches nothing is pressed twice",
  );
});

test("where the first half of a double tap has asked or has switched nothing, that answers the second", () => {
  const card = thing("hand-linz-0");
  card.pressed = "false";
  equal(tap(card, 0), true);
  equal(tap(card, 100), true);
  card.pressed = "true";
  table.bubble = { kind: "ask" };
  equal(tap(card, 200), true);
  table.bubble = { kind: "info" };
  table.tapPreview.shown = "take-linz";
  equal(tap(card, 300), true);
  deepEqual(told, []);
});

test("a tap elsewhere right after a double tap is no half of it", () => {
  const now = performance.now();
  tap(thing("map"), now);
  tap(thing("map"), now + 100);
  equal(guard.isDouble, true);
  tap(thing("map"), now + 250, { x: 300 });
  equal(guard.isDouble, false);
});

test("a second tap at the same place is hasty as long as nobody can have read what the first has asked", () => {
  const now = performance.now();
  tap(thing("official-amtmann"), now);
  equal(guard.isHasty, false);
  tap(thing("official-amtmann"), now + 500);
  equal(guard.isHasty, true);
  tap(thing("official-amtmann"), now + 1200);
  equal(guard.isHasty, false);
});

test("a second tap that a busy page hears late is still a double one", () => {
  const now = performance.now();
  tap(thing("map"), now - 550);
  tap(thing("map"), now - 400);
  deepEqual([guard.isDouble, guard.isHasty], [true, true]);
});

test("a window that came up under a double tap stays, and says nothing more", () => {
  tap(thing("hand-linz-0"), 0);
  equal(tap(thing("abandon", "dialog"), 60), false);
  tap(thing("hand-linz-0"), 1000);
  const around = {
    closest: () => null,
    matches: (/** @type {string} */ what) => what.includes("dialog"),
  };
  equal(tap(around, 1060), false);
  deepEqual(told, []);
});

test("a tap elsewhere, a later one and one on the same thing are taps of their own", () => {
  tap(thing("card-linz"), 0);
  equal(tap(thing("hand-wien-0"), 60, { x: 200 }), true);
  equal(tap(thing("hand-graz-0"), 800, { x: 200 }), true);
  equal(tap(thing("hand-graz-0"), 900, { x: 200 }), true);
  deepEqual(told, []);
});

test("a thing that turned into another one under the finger was not meant", () => {
  equal(tap(thing("card-linz"), 0, { becomes: "card-passau" }), false);
  deepEqual(told, ["table-info-changed at card-passau"]);
});

test("where the button was and nothing has come, one press was enough, and no other is asked for", () => {
  positionSeen(1)();
  const before = performance.now() + 700;
  equal(tap(thing("press-buy-special"), before), true);
  positionSeen(2)();
  equal(tap(thing("act-bar", "", true), performance.now() + 200), false);
  equal(
    guard.isEchoAt("map", () => true),
    true,
  );
  deepEqual(told, ["table-info-once at act-bar", "table-info-once at map"]);
});

test("a board answers by itself what it drops, once", () => {
  positionSeen(1)();
  const before = performance.now() + 700;
  equal(tap(thing("board", "canvas"), before), true);
  positionSeen(2)();
  equal(tap(thing("board", "canvas"), performance.now() + 200), false);
  deepEqual(told, []);
  equal(guard.isEchoAt("map"), true);
  deepEqual(told, ["table-info-changed at map"]);
});

test("keys press what they stand on", () => {
  tap(thing("card-linz"), 0);
  equal(tap(thing("card-passau"), 60, { detail: 0 }), true);
});

test("the second press of a key does not fall on what has got the focus since", () => {
  const actions = thing("tool-actions");
  equal(strike(actions, 0), true);
  equal(strike(thing("take-linz"), 200), false, "a list has opened and taken the focus");
  equal(strike(thing("take-linz"), 400), false, "a third press is no second thought");
  deepEqual(told.splice(0), new Array(2).fill("table-info-once-key at take-linz"));
  equal(strike(thing("take-linz"), 800), true);
  // So it is where the first one has gone or become another one.
  const card = thing("hand-linz-0");
  equal(strike(card, 2000), true);
  card.isConnected = false;
  equal(strike(thing("hand-graz-0"), 2200), false);
  const other = thing("hand-wien-0");
  equal(strike(other, 3000), true);
  other.name = "hand-ulm-0";
  equal(strike(other, 3200, " "), false);
  equal(strike(thing("hand-wien-0"), 5000), true);
  equal(strike(thing(""), 5100), false, "what has no name is answered beside the first one");
  deepEqual(
    told.splice(0),
    ["hand-graz-0", "hand-ulm-0", "hand-wien-0"].map((at) => `table-info-once-key at ${at}`),
  );
  // A window that has just opened has the focus where it does no harm.
  const anew = thing("anew");
  equal(strike(anew, 7000), true);
  equal(strike(thing("no", "dialog"), 7100), true);
  deepEqual(told, []);
});

test("the second press of a key does not fall on what the first one has made of the same thing", () => {
  positionSeen(1)();
  const now = performance.now() + 700;
  const space = thing("told-space-8");
  equal(strike(space, now), true, "a ship sails there");
  const seen = positionSeen(2);
  equal(strike(space, now + 60), false, "it would buy there");
  equal(strike(space, now + 450), false, "it is not painted yet");
  seen();
  equal(strike(space, performance.now() + 700), true);
  deepEqual(told.splice(0), [
    "table-info-once-key at told-space-8",
    "table-info-changed at told-space-8",
  ]);
  // Where the first one has only chosen it, the second one does nothing with it either.
  const far = thing("told-space-16");
  equal(strike(far, now + 5000), true);
  far.pressed = "true";
  equal(strike(far, now + 5060), false);
  equal(strike(far, now + 6000), true);
  deepEqual(told.splice(0), ["table-info-once-key at told-space-16"]);
  // A question answers for itself, and what lies in the bar is pressed as often as is wanted.
  far.pressed = null;
  equal(strike(far, now + 8000), true);
  far.pressed = "true";
  table.bubble = { kind: "ask" };
  equal(strike(far, now + 8060), true);
  const undo = inBar();
  equal(strike(undo, now + 9000), true);
  positionSeen(3);
  equal(strike(undo, now + 9060), true);
  deepEqual(told, []);
});

test("who goes on pressing a key quickly is heard after a second", () => {
  equal(strike(thing("tool-actions"), 0), true);
  for (const time of [200, 400, 600, 800]) equal(strike(thing("take-graz"), time), false);
  equal(strike(thing("take-graz"), 1000), true);
  equal(told.splice(0).length, 4);
});

test("a key that was led elsewhere, pressed later or on the same thing again means what it presses", () => {
  const card = thing("hand-linz-0");
  equal(strike(card, 0), true);
  equal(strike(card, 100), true);
  equal(strike(card, 150, "Tab"), true);
  equal(strike(thing("hand-graz-0"), 200), true);
  tap(thing("map"), 250);
  equal(strike(thing("undo"), 300), true, "a pointer was there in between");
  equal(strike(thing("hand-ulm-0"), 900), true);
  deepEqual(told, []);
});

test("a key that is pressed twice is as hasty as a finger", () => {
  const now = performance.now();
  const official = thing("official-amtmann");
  strike(official, now);
  equal(guard.isHasty, false);
  strike(official, now + 200);
  deepEqual([guard.isDouble, guard.isHasty, guard.last.at], [true, true, null]);
  strike(official, now + 1000);
  equal(guard.isHasty, false);
});

/** A button of the bar of the turn. */
const inBar = () => thing("btn-undo", ".turn");

/** Something is drawn. @param {() => void} draw @returns {() => void} puts the picture of it on the screen */
function drawn(draw) {
  /** @type {() => void} */
  let painted = () => {};
  Object.assign(globalThis, {
    requestAnimationFrame: (/** @type {() => void} */ work) => {
      painted = work;
    },
  });
  draw();
  return () => {
    painted();
    mock.timers.tick(1);
  };
}

/** The picture in which a bar stands for the first time. @param {"own" | "thinking"} bar */
const barSeen = (bar) => drawn(() => guard.barDrawn(bar));

/** The picture of a position. @param {number} step */
const positionSeen = (step, isSameSeat = true) =>
  drawn(() => guard.positionDrawn({ step, seat: 0 }, isSameSeat));

test("a button that has taken another one's place in the bar means nothing before it has been seen for a while", () => {
  barSeen("thinking")();
  equal(tap(inBar(), performance.now() + 1), true);
  equal(guard.isOwnNews, false);
  const seen = barSeen("own");
  equal(tap(inBar(), performance.now() + 5000, { x: 300 }), false);
  seen();
  equal(guard.isOwnNews, true);
  const now = performance.now();
  equal(tap(inBar(), now + 200, { x: 300 }), false);
  deepEqual(told, ["table-info-own-turn at prompt", "table-info-own-turn at prompt"]);
  // A person who goes on tapping does not look.
  equal(tap(inBar(), now + 750), false);
  equal(tap(thing("card-linz"), now + 800, { x: 500 }), true);
  equal(tap(inBar(), now + 2000), true);
});

test("whoever has pressed in the bar of a computer's turn presses nothing else there for a while", () => {
  barSeen("thinking")();
  const before = performance.now();
  equal(tap(inBar(), before), true);
  barSeen("own")();
  const since = performance.now();
  equal(tap(inBar(), since + 1100), false);
  deepEqual(told, ["table-info-own-turn at prompt"]);
  equal(tap(inBar(), since + 1500), true);
});

test("in one's own turn the same button is pressed as often as one likes", () => {
  barSeen("thinking")();
  barSeen("own")();
  const since = performance.now();
  for (const later of [700, 1100, 1500]) equal(tap(inBar(), since + later), true);
});

test("what a computer's turn has put into the bar can be pressed at once, but where the press before was", () => {
  barSeen("own")();
  const before = performance.now();
  equal(tap(inBar(), before), true);
  const seen = barSeen("thinking");
  equal(tap(inBar(), before + 100), false);
  seen();
  equal(tap(inBar(), before + 400, { x: 300 }), true);
  deepEqual(told, ["table-info-once at prompt"]);
});

test("a tap that comes before a panel counts as seen is answered, and the second half of the double tap that opened it did not count", () => {
  positionSeen(1)();
  const before = performance.now() + 700;
  equal(tap(thing("press-look", ".sheet"), before), true);
  const seen = positionSeen(2);
  const keep = thing("keep-shop", ".sheet");
  equal(tap(keep, before + 150), false);
  deepEqual(told.splice(0), ["table-info-once at keep-shop"]);
  equal(tap(keep, before + 1150), false, "the engine was slow, and it is not painted yet");
  deepEqual(told, ["table-info-changed at keep-shop"]);
  seen();
  equal(tap(keep, before + 3000), true);
});

test("a card that comes flying into the place of the one that was taken is not taken before it has lain there", () => {
  positionSeen(1)();
  const before = performance.now() + 700;
  equal(tap(thing("card-freiburg"), before), true);
  positionSeen(2)();
  const came = thing("card-carlsruhe");
  landedAt.set(came, before + 1500 - FRESH_MS);
  equal(tap(came, before + 1000), false);
  deepEqual(told, ["table-info-changed at card-carlsruhe"]);
  equal(tap(came, before + 1600), true);
});

test("buttons of the same kind stay what they were, and the first ones take nobody's place", () => {
  barSeen("own")();
  equal(tap(inBar(), performance.now() + 1), true);
  guard.barDrawn("");
  guard.barDrawn("own");
  equal(tap(inBar(), performance.now() + 500), true);
});

test("what has been touched means the new position only once that has been seen for a while", () => {
  positionSeen(1)();
  const before = performance.now() + 700;
  equal(tap(thing("deck"), before), true);
  const seen = positionSeen(2);
  equal(tap(thing("deck"), before + 300), false, "the new position is not painted yet");
  equal(guard.isEchoAt("map"), true);
  seen();
  const now = performance.now();
  equal(tap(thing("deck"), now + 400), false);
  equal(tap(thing("card-linz"), now + 500, { x: 300 }), true, "another place was meant");
  deepEqual(told, [
    "table-info-changed at deck",
    "table-info-changed at map",
    "table-info-changed at deck",
  ]);
});

test("what has come into the bar under a finger that was elsewhere before ends no turn", () => {
  positionSeen(1)();
  barSeen("own")();
  equal(tap(thing("close-confirm", ".sheet button"), performance.now()), true);
  positionSeen(2)();
  const now = performance.now();
  equal(tap(inBar(), now + 400), false);
  deepEqual(told, ["table-info-changed at prompt"]);
  equal(tap(inBar(), now + 700), true);
});

test("what could not be chosen in the position before means nothing until it has been seen for a while", () => {
  positionSeen(1)();
  choices = ["press-pass"];
  const before = performance.now() + 700;
  equal(tap(thing("space-5"), before), true);
  const seen = positionSeen(2);
  choices = ["press-look", "press-end"];
  equal(tap(thing("press-look", ".press"), before + 150, { x: 400 }), false, "not painted yet");
  seen();
  const now = performance.now();
  equal(tap(thing("press-look", ".press"), now + 300, { x: 400 }), false);
  deepEqual(told, ["table-info-changed at press-look", "table-info-changed at press-look"]);
  equal(tap(thing("press-look", ".press"), now + 650, { x: 400 }), true);
});

test("a choice that stays, and one that comes in the same position, can be made at once", () => {
  positionSeen(1)();
  choices = ["press-pass"];
  const before = performance.now() + 700;
  equal(tap(thing("space-5"), before), true);
  equal(tap(thing("press-sail", ".press"), before + 400, { x: 400 }), true, "the same position");
  choices = ["press-pass", "press-sail"];
  equal(tap(thing("space-9"), before + 800), true);
  positionSeen(2)();
  equal(tap(thing("press-pass", ".press"), performance.now() + 100, { x: 400 }), true);
});

test("a touch after a look at the new position, of the bar or by the next person is one of its own", () => {
  positionSeen(1)();
  equal(tap(thing("deck"), performance.now() + 700), true);
  positionSeen(2)();
  equal(tap(thing("deck"), performance.now() + 700), true);
  equal(tap(inBar(), performance.now() + 1500), true);
  positionSeen(3)();
  equal(tap(inBar(), performance.now() + 100), true, "two steps are taken back by two touches");
  positionSeen(4, false)();
  equal(tap(thing("deck"), performance.now() + 100), true);
});

test("what was pressed before the turn has come is answered when it comes, and not done", () => {
  Object.assign(table, { busy: true, readOnly: true });
  equal(
    queue.waits("end-turn", () => told.push("end-turn"), "prompt"),
    true,
  );
  table.readOnly = false;
  free();
  deepEqual(told, ["table-info-own-turn at prompt"]);
  // What is pressed once it is there is done.
  touch("end-turn");
  deepEqual(told.slice(1), ["end-turn"]);
});

test("a key of the bar means nothing before the own buttons have been seen there for a while", () => {
  barSeen("thinking")();
  equal(guard.isLateKey(performance.now() + 5000), false);
  const seen = barSeen("own");
  equal(guard.isLateKey(performance.now() + 5000), true);
  seen();
  equal(guard.isLateKey(performance.now() + 100), true);
  equal(guard.isLateKey(performance.now() + 1500), false);
});

test("the second press of a letter or digit at once is the second half of a double one", () => {
  const [at, soon, later] = [1000, 1000 + DOUBLE_TAP_MS - 1, 1000 + DOUBLE_TAP_MS];
  equal(guard.typed("2", at), false);
  equal(guard.typed("2", soon), true);
  equal(guard.last.repeat, "double");
  equal(guard.typed("3", soon), false);
  guard.typed("2", at);
  equal(guard.typed("2", later), false);
  // A question that it has raised cannot have been read yet.
  equal(guard.last.repeat, "hasty");
  guard.answerOnce("prompt");
  deepEqual(told, ["table-info-once-key at prompt"]);
});

test("what leads through the positions of a replay is pressed as quickly as one likes", () => {
  const next = thing("replay-next", ".steps");
  const passed = [0, 60, 300].map((time) => {
    guard.positionDrawn({ step: time + 1, seat: 0 }, true);
    return tap(next, time);
  });
  deepEqual(passed, [true, true, true]);
  deepEqual(
    [0, 60].map((time) => strike(next, 1000 + time)),
    [true, true],
  );
  deepEqual(told, []);
});
