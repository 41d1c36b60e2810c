import { equal } from "node:assert/strict";
import { mock, test } from "node:test";
import { hasOtherVersion } from "../../../../web/shell/frame/version.js";

/** @param {string | null} build which the worker names, if it knows the question */
function workerOf(build) {
  return {
    postMessage(/** @type {any} */ message, /** @type {any} */ ports) {
      equal(message.type, "BUILD");
      if (build !== null) ports[0].postMessage(build);
      ports[0].close();
    },
  };
}

test("only another version than that of the page is a new one", async () => {
  equal(await hasOtherVersion(workerOf("0123"), "0123"), false);
  equal(await hasOtherVersion(workerOf("4567"), "0123"), true);
});

test("a worker that does not answer may have another version", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const asked = hasOtherVersion(workerOf(null), "0123");
  mock.timers.tick(60_000);
  equal(await asked, true);
  mock.timers.reset();
  equal(await hasOtherVersion(undefined, "0123"), true);
});
