import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { ClosingDraft } from "../../../web/games/thurn-und-taxis/touch/closing-draft.js";

/** @import { Action } from "../../../web/games/thurn-und-taxis/types.js" */

/** @param {(string | null)[]} officials  who may help, one action for each */
function draftWith(officials) {
  const closes = officials.map((official) => ({
    type: "close",
    text: `close with ${official}`,
    official,
    houses: ["ulm"],
    modes: ["each"],
    declined: false,
  }));
  const listed = /** @type {Action[]} */ (/** @type {unknown} */ (closes));
  return new ClosingDraft(listed, null, () => {}, { propose: true });
}

test("whoever the list names may help to close, whatever the name, and one at a time", () => {
  const draft = draftWith([null, "wirt", "wagner", "wirt"]);
  deepEqual(draft.helpers, ["wirt", "wagner"]);
  equal(draft.action?.text, "close with wirt");
  draft.setOfficial("wagner");
  equal(draft.action?.text, "close with wagner");
  draft.setOfficial(null);
  equal(draft.action?.text, "close with null");
});

test("where nobody may help, nobody is asked for", () => {
  const draft = draftWith([null]);
  deepEqual([draft.helpers, draft.official], [[], null]);
  equal(draft.action?.text, "close with null");
});
