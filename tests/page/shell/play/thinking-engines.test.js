import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../../fakes/document.js";

Object.assign(globalThis, { navigator: { hardwareConcurrency: 4 } });
const { ComputerPlayers } = await import("../../../../web/shell/play/computer-players.js");
const { Review } = await import("../../../../web/shell/after/review.js");
const { thinkers } = await import("../../../../web/core/engine/thinkers.js");
const { engineService } = await import("../../../../web/core/engine/service.js");

/** What the thinking engines were told. @type {string[]} */
let told = [];
Object.assign(thinkers, {
  warm: () => told.push("start"),
  putAway: () => told.push("end"),
  share: async () => told.push("look back"),
});
Object.assign(engineService, {
  call: async () => [
    { id: "apprentice", searches: false },
    { id: "master", searches: true },
  ],
});
beforeEach(() => {
  told = [];
});

/** @param {object[]} seats @param {string} phase */
function computersAt(seats, phase) {
  const known = { saved: { seats }, phase, closed: false, people: [0], history: [] };
  const session = Object.assign(new EventTarget(), known);
  const computers = new ComputerPlayers(/** @type {any} */ (session), /** @type {any} */ ({}));
  return { computers, session };
}

const PERSON = { kind: "person" };
const QUICK = { kind: "computer", level: "apprentice" };
const DEEP = { kind: "computer", level: "master" };

test("engines that think are started where a computer at the table needs them, and ended where none does", async () => {
  await computersAt([PERSON, DEEP], "playing").computers.prepare();
  deepEqual(told.splice(0), ["start"]);
  await computersAt([PERSON, QUICK], "playing").computers.prepare();
  await computersAt([PERSON, PERSON], "playing").computers.prepare();
  deepEqual(told, ["end", "end"]);
});

test("they end with the game, and when somebody leaves the table", () => {
  const { computers } = computersAt([PERSON, DEEP], "over");
  computers.phaseChanged();
  deepEqual(told.splice(0), ["end"]);
  computers.close();
  equal(told.at(-1), "end");
});

test("they end when the game has been looked through, but not those of another table", async () => {
  const { session } = computersAt([PERSON, DEEP], "over");
  const review = new Review(Object.assign(/** @type {any} */ (session), { keeper: { id: "one" } }));
  await review.begin();
  deepEqual(told.splice(0), ["look back", "end"]);
  const begun = review.begin();
  session.closed = true;
  await begun;
  deepEqual(told, ["look back"]);
});
