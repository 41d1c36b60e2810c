import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { savedGame, seatsOf } from "../../fakes/game.js";

const { engineService } = await import("../../../../web/core/engine/service.js");
const { branchGame, studyAt } = await import("../../../../web/core/session/start-game.js");
const { store } = await import("../../../../web/core/storage/store.js");

/** @type {any} */
let kept = null;
engineService.call = /** @type {any} */ (
  async () => ({ view: { observation: { round: 3 }, current: 0, over: false } })
);
store.save = async (game) => {
  kept = game;
  return { ok: true };
};

const game = savedGame(seatsOf("person", "computer", "computer"), [
  { seat: 0, text: "stay" },
  { seat: 1, text: "go" },
]);

test("a game that begins from a moment of another one names it", async () => {
  const lesson = { action: "go", better: "stay", cost: 5 };
  await branchGame(game, 1, "Once more", { lesson });
  deepEqual([kept.origin, kept.trial], [{ id: "one", step: 1, lesson }, true]);
  deepEqual(kept.record, { ...game.record, actions: [{ seat: 0, text: "stay" }] });
  await branchGame(game, 0, "Same deal");
  deepEqual([kept.origin, kept.seats], [{ id: "one", step: 0 }, game.seats]);
  // It was asked for as a game: it is one of the games before anybody has acted in it.
  deepEqual([kept.study, kept.trial], [true, undefined]);
});

test("a decision that is made once more is called what was played, all ships of a trip", async () => {
  const { call } = engineService;
  /** @type {any} */
  let asked = null;
  engineService.call = /** @type {any} */ (
    async (/** @type {any} */ method, /** @type {any} */ params) => {
      if (method !== "judge") return call(method, params);
      asked = params;
      return { answer: { text: "stay", type: "stay", to: 15 } };
    }
  );
  await studyAt(game, "Once more", { step: 0, better: "go", chance: 0.4, cost: 5 });
  engineService.call = call;
  deepEqual(asked, { step: 0, seat: 0, actions: game.record.actions });
  const done = { text: "stay", type: "stay", to: 15 };
  const lesson = { better: "go", cost: 5, chance: 0.4, action: "stay", done };
  deepEqual([kept.origin, kept.trial], [{ id: "one", step: 0, lesson }, true]);
});

test("everybody may sit a seat farther on", async () => {
  await branchGame(game, 0, "Same deal", { moved: true });
  deepEqual(kept.record.players, ["Cleo", "Anna", "Ben"]);
  deepEqual(
    kept.seats.map((/** @type {any} */ { name, color, kind }) => [name, color, kind]),
    [
      ["Cleo", "red", "computer"],
      ["Anna", "blue", "person"],
      ["Ben", "yellow", "computer"],
    ],
  );
});

test("whoever plays on sits at a seat, also where a computer has played for them", async () => {
  const kinds = () => kept.seats.map((/** @type {any} */ { kind }) => kind);
  const handed = { ...game, seats: seatsOf("computer", "computer", "computer") };
  await branchGame({ ...handed, sat: [{ seat: 1, until: 1, kind: "person" }] }, 1, "On");
  deepEqual(kinds(), ["computer", "person", "computer"]);
  await branchGame(handed, 1, "On");
  deepEqual(kinds(), ["person", "computer", "computer"]);
});
