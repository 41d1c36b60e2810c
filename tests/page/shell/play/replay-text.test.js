import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";

Object.assign(globalThis, { window: { addEventListener() {}, setTimeout() {} } });
const { t } = await import("../../../../web/i18n/index.js");
const { stepText } = await import("../../../../web/shell/play/table-overlays.js");

const ENDED = { event: "turn-ended", seat: 1 };
const TOLD = { event: "turn-began", seat: 0, text: "Anna begins." };
const COUNTED = { event: "scored", seat: 0, text: "Counted." };

/** @param {any[][]} steps the events of each step @param {boolean} [isCounted] @returns {string[]} */
function texts(steps, isCounted = true) {
  const session = {
    history: steps.map((events, i) => ({ step: i + 1, seat: 1, text: null, events })),
    saved: { seats: [{ name: "Anna" }, { name: "Ben" }] },
  };
  const words = {
    describe: (/** @type {any[]} */ events) => events.flatMap(({ text }) => text ?? []),
  };
  return [0, ...steps.map((_, i) => i + 1)].map((step) =>
    stepText(/** @type {any} */ (session), step, words, isCounted),
  );
}

test("only the very end of a game is said to be its end", () => {
  const quiet = t("replay-untold", { name: "Ben", ends: "yes" });
  const nothing = t("replay-untold", { name: "Ben", ends: "no" });
  deepEqual(texts([[ENDED], [TOLD], [], [ENDED], [ENDED, COUNTED]]), [
    t("replay-start"),
    quiet,
    "Anna begins.",
    nothing,
    quiet,
    t("replay-over"),
  ]);
});

test("where nothing is counted after the last step, that is not said", () => {
  equal(texts([[TOLD], [ENDED]], false).at(-1), t("replay-untold", { name: "Ben", ends: "yes" }));
});
