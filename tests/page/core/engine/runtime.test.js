import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { Arrivals } from "../../../../web/core/engine/download.js";
import { EngineError } from "../../../../web/core/engine/errors.js";
import { compiledRuntime, others } from "../../../../web/core/engine/launch.js";
import { CODE, files } from "../../loader/site.js";

const SITE = {
  base: "https://example.test/",
  fresh: false,
  signal: new AbortController().signal,
};
const realFetch = globalThis.fetch;
const arrivals = () => new Arrivals(() => {});

afterEach(() => {
  globalThis.fetch = realFetch;
});

/** @param {Uint8Array<ArrayBuffer>} content */
function answering(content) {
  /** @type {(string | undefined)[]} */
  const asked = [];
  globalThis.fetch = async (_, init) => {
    asked.push(init?.cache);
    return new Response(content, { headers: { "content-type": "text/plain" } });
  };
  return asked;
}

const altered = Uint8Array.from(CODE, (byte, at) => (at === CODE.length - 1 ? byte ^ 1 : byte));

test("a worker loads all files but the code", () => {
  assert.deepEqual(
    others.map(({ file }) => file),
    files.map(({ file }) => file).filter((file) => !file.endsWith(".wasm")),
  );
  assert.ok(others.length > 0);
});

test("of a file that is another one comes no code, and the next try begins anew", async () => {
  answering(altered);
  const failed = compiledRuntime(SITE, arrivals());
  await assert.rejects(
    failed,
    (error) => error instanceof EngineError && error.id === "load-altered",
  );
  answering(CODE);
  assert.ok((await compiledRuntime(SITE, arrivals())) instanceof WebAssembly.Module);
});

test("it is compiled once for all workers, whatever the host says of its type; anew past the cache", async () => {
  const asked = answering(CODE);
  const fresh = compiledRuntime({ ...SITE, fresh: true }, arrivals());
  const [one, other] = await Promise.all([fresh, compiledRuntime(SITE, arrivals())]);
  assert.equal(one, other);
  assert.deepEqual(asked, ["reload"]);
});
