import assert from "node:assert/strict";
import { test } from "node:test";
import { checksum, onlyVerified } from "../../../../web/shell/offline/copy.js";

const bytes = /** @type {ArrayBuffer} */ (new TextEncoder().encode("good").buffer);
const wanted = await checksum(bytes);

/**
 * @param {string} file
 * @param {string | Error} kept what lies in the copy
 * @param {{cache?: string, type?: string}} [asked]
 * @returns {Promise<boolean>} whether it is handed out
 */
async function isHandedOut(file, kept, { cache = "default", type = "fetch" } = {}) {
  const plugin = onlyVerified(
    (key) => (key.includes("unknown") ? undefined : wanted),
    async () => {
      if (kept instanceof Error) throw kept;
      return new Response(kept);
    },
  );
  const cachedResponse = new Response("as the browser gets it");
  const event = type === "install" ? { type } : { type, request: { cache } };
  const given = await plugin.cachedResponseWillBeUsed?.(
    /** @type {any} */ ({
      cacheName: "copy",
      cachedResponse,
      request: { url: `https://here/${file}` },
      event,
    }),
  );
  return given === cachedResponse;
}

test("a script that a disk has altered is fetched anew, one that is whole is not", async () => {
  for (const file of ["main.js", "index.html?__WB_REVISION__=1", "worker.js"]) {
    assert.equal(await isHandedOut(file, "good"), true);
    assert.equal(await isHandedOut(file, "altered"), false);
    assert.equal(await isHandedOut(file, new Error("cannot be read")), false);
  }
});

test("what the engine reads by itself is looked into when somebody tries again, and when a version is taken over", async () => {
  for (const file of ["python.wasm", "library.zip.js", "engine.whl.js"]) {
    assert.equal(await isHandedOut(file, "altered"), true);
    assert.equal(await isHandedOut(file, "altered", { cache: "reload" }), false);
    assert.equal(await isHandedOut(file, "good", { cache: "reload" }), true);
    assert.equal(await isHandedOut(file, "altered", { type: "install" }), false);
  }
});

test("a file of no known checksum is handed out as it is", async () => {
  assert.equal(await isHandedOut("unknown.js", "whatever"), true);
});
