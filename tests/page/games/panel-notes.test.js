import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import {
  assignSheet,
  dropCleric,
} from "../../../web/games/thurn-und-taxis/expansions/audience/assign.js";
import {
  COACHES,
  carryCoach,
  tapTown,
  waysOf,
} from "../../../web/games/thurn-und-taxis/expansions/audience/coaches.js";
import { audience } from "../../../web/games/thurn-und-taxis/expansions/audience/index.js";
import { offices } from "../../../web/games/thurn-und-taxis/expansions/offices.js";
import { closingPanel } from "../../../web/games/thurn-und-taxis/panels/closing.js";
import { DiscardChoice, pressKey } from "../../../web/games/thurn-und-taxis/panels/dialogs.js";
import { markup, press } from "../fakes/drawn.js";
import { notedFeedback } from "../fakes/told.js";

/** Presses inside a panel: each is heard, and what was said before it does not outlive it. */

/** @param {object} [parts] @returns {any} a table that notes what it tells beside a part */
function tableWith(parts) {
  /** @type {unknown[]} */
  const told = [];
  return {
    told,
    bubble: null,
    view: { step: 1, seat: 0 },
    seen: { options: {} },
    moves: { all: [] },
    board: { countries: [], cities: [] },
    voice: { tell() {} },
    feedback: notedFeedback(told),
    t: (/** @type {string} */ id) => id,
    requestUpdate() {},
    tapGuard: { isDouble: false, isEchoAt: () => false },
    ...parts,
  };
}

const [FIRST, SECOND] = COACHES.map(({ id }) => `coach-${id}`);
const CLERIC = `cleric-${waysOf({}).ranks[0]?.id}`;

test("an empty coach asks for a cleric first, and takes the one who is chosen", () => {
  const table = tableWith();
  equal(press(assignSheet(table), FIRST ?? ""), true);
  deepEqual(table.told, [["tut-au-cleric-first", FIRST]]);
  press(assignSheet(table), CLERIC);
  press(assignSheet(table), FIRST ?? "");
  // A cleric is taken out of a coach without a word.
  press(assignSheet(table), FIRST ?? "");
  press(assignSheet(table), SECOND ?? "");
  equal(table.told.length, 1);
});

test("what tiles that are given back bring is told by each of its lines", () => {
  const rewards = [{ returned: 2, reward: "card" }];
  const table = tableWith({
    moves: { all: [{ type: "return", officials: ["wagner"] }] },
    seen: { phase: "return", helpers: [], offices: { rewards } },
    t: (/** @type {string} */ id, /** @type {object} */ args) => `${id} ${JSON.stringify(args)}`,
  });
  const told = { reward: "card", count: 2 };
  match(
    markup(offices.sheet?.(table)),
    new RegExp(`title=tut-aw-reward-about ${JSON.stringify(told)}`),
  );
});

test("a change of the clerics closes what was said before it", () => {
  const table = tableWith({ bubble: { kind: "info" } });
  press(assignSheet(table), CLERIC);
  equal(table.bubble, null);
  table.bubble = { kind: "info" };
  press(assignSheet(table), FIRST ?? "");
  equal(table.bubble, null);
});

test("marking a card, or unmarking it, closes what was said before it", () => {
  const table = tableWith();
  const choice = new DiscardChoice(table);
  for (const _time of ["mark", "unmark"]) {
    table.bubble = { kind: "info" };
    choice.toggle("hand-ulm-0", 2);
    equal(table.bubble, null);
  }
  deepEqual(table.told, []);
});

test("a double tap on a card marks it once, and says again what that has moved", () => {
  const board = { cities: ["ulm", "linz"].map((id) => ({ id, name: id })) };
  const table = tableWith({ board });
  const choice = new DiscardChoice(table);
  for (const city of ["ulm", "linz"]) choice.toggle(`hand-${city}-0`, 1);
  table.feedback.insist = () => table.told.push("again");
  table.tapGuard.isDouble = true;
  choice.toggle("hand-linz-0", 1);
  deepEqual([...choice.marked], ["hand-linz-0"]);
  deepEqual(table.told, [["tut-discard-moved", "keep-hand-ulm-0"], "again"]);
});

test("Escape leaves what is open, and where nothing is, it says how many cards are to be put away", () => {
  const open = ["marks"];
  const table = tableWith({
    seen: { options: {}, surplus: 2 },
    openCards: [],
    moves: { all: [], discards: [{ card: "ulm" }] },
    windows: { leave: () => open.pop() !== undefined },
  });
  table.discards = new DiscardChoice(table);
  equal(pressKey(table, "escape"), true);
  deepEqual(table.told, []);
  equal(pressKey(table, "escape"), true);
  deepEqual(table.told, [["tut-key-in-panel", "tut-discard-count", "discard-confirm"]]);
  table.discards.toggle("hand-ulm-0", 2);
  table.discards.leave(true)?.();
  deepEqual([...table.discards.marked], []);
  // Elsewhere it means what it means at every table.
  table.moves.discards = [];
  table.view.observation = {};
  equal(pressKey(table, "escape"), false);
});

test("one mark too many says which card stays instead", () => {
  const board = { cities: ["ulm", "linz", "graz"].map((id) => ({ id, name: id })) };
  const table = tableWith({ board });
  const choice = new DiscardChoice(table);
  for (const city of ["ulm", "linz", "graz"]) choice.toggle(`hand-${city}-0`, 2);
  deepEqual([...choice.marked], ["hand-linz-0", "hand-graz-0"]);
  deepEqual(table.told, [["tut-discard-moved", "keep-hand-ulm-0"]]);
});

test("the signs of a closing name the letters and the courier's point, so that they add up to the total", () => {
  const courier = { costs: { wagner: 2 } };
  const table = tableWith({
    view: { step: 1, seat: 0, observation: { courier } },
    seen: { options: {}, courier },
    own: { route: [], houses: [], progress: [] },
    seats: [],
    portrait() {},
    closing: {
      summary: () => ({ houses: 0, points: null }),
      helpers: ["wagner"],
      canDecline: false,
      houses: [],
      open: new Set(),
      preview: {
        events: [{ event: "letter" }, { event: "letter" }, { event: "courier", seat: 0 }],
        before: { total: 0, parts: { courier: 0 } },
        after: { total: 1, parts: { courier: 1 } },
        gain: 1,
      },
    },
  });
  const drawn = markup(closingPanel(table));
  match(drawn, /gain-letter.*<b>\+2<\/b>.*gain-rider/s);
  // The price of the Wagner is a line of its own, not the end of his sentence.
  match(drawn, /tut-closing-wagner <small class="switch-more">tut-kf-price/);
  table.closing.preview.events.push({ event: "letters-paid", seat: 0, count: 2 });
  match(markup(closingPanel(table)), /gain-letter.*<b>\+2 \u22122<\/b>/s);
  table.closing.preview.after.parts.courier = 0;
  doesNotMatch(markup(closingPanel(table)), /gain-rider/);
});

test("another way to close a route closes what was said before it", () => {
  const draft = { summary: () => ({ houses: 0, points: null }), mode: "each" };
  /** @type {string[]} */
  const set = [];
  const table = tableWith({
    bubble: { kind: "why" },
    own: { route: [], houses: [], progress: [] },
    seats: [],
    closing: {
      ...draft,
      helpers: [],
      canDecline: false,
      houses: [],
      open: new Set(),
      setMode: (/** @type {string} */ mode) => set.push(mode),
    },
  });
  press(closingPanel(table), "close-mode-all");
  deepEqual([table.bubble, set], [null, ["all"]]);
});

test("a cleric who is let go over no coach stays where he was, and it is said where he could go", () => {
  const table = tableWith();
  const source = /** @type {any} */ ({ dataset: { carry: "kardinal", part: CLERIC } });
  const under = (/** @type {string} */ name, /** @type {object} */ found) =>
    /** @type {any} */ ({ closest: (/** @type {string} */ one) => (one === name ? found : null) });
  dropCleric(table, source, under("[data-coach-seat]", { dataset: { coachSeat: "0" } }));
  dropCleric(table, source, under("[data-cleric-pool]", {}));
  deepEqual(table.told, []);
  dropCleric(table, source, null);
  deepEqual(table.told, [["tut-au-drop-cleric", CLERIC]]);
});

test("a coach that is carried to a town goes there if it can; otherwise it is said why, or where", () => {
  const [{ id: coach = "" } = {}, other] = COACHES;
  /** @type {unknown[]} */
  const done = [];
  const own = { type: "move", coach, town: "como" };
  const all = [{ type: "move", coach: other?.id, town: "verona" }, own];
  const table = tableWith({
    moves: { all },
    seen: { audience: { coaches: [{ id: coach, town: "mailand" }] } },
    act: (/** @type {unknown} */ action) => done.push(action),
    feedback: {
      info: (/** @type {string} */ id) => done.push(id),
      explain: (/** @type {unknown} */ meant) => done.push(meant),
    },
  });
  for (const town of ["como", "verona", "mailand", "loerrach", null]) carryCoach(table, 0, town);
  const drop = "tut-au-drop-coach";
  deepEqual(done.splice(0), [own, { type: "move", coach, town: "verona" }, drop, drop, drop]);
  // No town glows for a coach that cannot move: it is said why.
  for (const moves of [[{ type: "take" }], all.slice(0, 1)]) {
    table.moves = { all: moves };
    for (const town of ["verona", null]) carryCoach(table, 0, town);
  }
  deepEqual(done, new Array(4).fill({ type: "move", coach, town: "genua" }));
});

test("a town where coaches only begin tells of itself, since the engine knows no way to it", () => {
  /** @type {string[]} */
  const told = [];
  const all = COACHES.map(({ id }) => ({ type: "move", coach: id, town: "como" }));
  const table = tableWith({
    view: { observation: {} },
    moves: { all },
    feedback: { info: (/** @type {string} */ id) => told.push(id) },
  });
  tapTown(table, "loerrach");
  deepEqual(told, ["tut-au-town"]);
});

test("the second half of a press on what lay over the second map is no press on its town", () => {
  for (const town of ["loerrach", "como"]) {
    const table = tableWith({
      view: { observation: {} },
      moves: { all: [{ type: "move", coach: COACHES[0]?.id, town: "como" }] },
      tapGuard: {
        isEchoAt: (/** @type {string} */ at, /** @type {() => boolean} */ isBare) => {
          deepEqual([at, isBare()], ["rome-map", town === "loerrach"]);
          return true;
        },
      },
    });
    // Nothing is told or done.
    tapTown(table, town);
  }
});

test("what is told of a place goes with its map; a question stays", () => {
  const view = { observation: { phase: "take" } };
  const table = tableWith({ view, events: [], bubble: { kind: "info" } });
  // The first map is in sight already.
  audience.pulse?.(table, ["ulm", "rome/como"]);
  equal(table.bubble?.kind, "info");
  audience.pulse?.(table, ["rome/como"]);
  equal(table.bubble, null);
  table.bubble = { kind: "ask" };
  audience.pulse?.(table, ["ulm", "rome/como"]);
  equal(table.bubble?.kind, "ask");
});

test("a long name of a country goes on in the next line behind a hyphen", () => {
  const countries = [{ id: "wuerttemberg", name: "Württemberg" }];
  const drawn = markup(assignSheet(tableWith({ board: { countries, cities: [] } })));
  match(drawn, /title=Württemberg>Württem\u00adberg</u);
});
