import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

const { engineService } = await import("../../../../web/core/engine/service.js");

test("an engine that runs is asked at once: nothing that the page draws comes before", async () => {
  /** @type {string[]} */
  const asked = [];
  engineService.engine = /** @type {any} */ ({
    call: async (/** @type {string} */ method) => asked.push(method),
  });
  const answer = engineService.call("act");
  deepEqual(asked, ["act"]);
  equal(await answer, 1);
});
