import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { download } from "../../../web/engine/download.js";

const CONTENT = new TextEncoder().encode(
  "export const answer = 42; // and some more, in several pieces",
);
const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", CONTENT));
const WANTED = {
  file: "assets/part.js",
  bytes: CONTENT.length,
  integrity: `sha256-${btoa(String.fromCharCode(...hash))}`,
};
const real = { fetch: globalThis.fetch, crypto: globalThis.crypto };

afterEach(() => {
  globalThis.fetch = real.fetch;
  Object.defineProperty(globalThis, "crypto", { value: real.crypto, configurable: true });
});

/**
 * Lets the host answer with some content, in pieces of seven bytes.
 *
 * @param {Uint8Array} content
 */
function answering(content) {
  /** @type {RequestInit[]} */
  const asked = [];
  globalThis.fetch = async (_, init = {}) => {
    asked.push(init);
    const pieces = new ReadableStream({
      start(controller) {
        for (let at = 0; at < content.length; at += 7)
          controller.enqueue(content.slice(at, at + 7));
        controller.close();
      },
    });
    return new Response(pieces);
  };
  return asked;
}

function begin() {
  let loaded = 0;
  const onBytes = (/** @type {number} */ bytes) => {
    loaded += bytes;
  };
  const site = { base: "https://example.test/", fresh: false, onBytes };
  return { ...download(WANTED, site), loaded: () => loaded };
}

test("a file that is as the build wrote it comes whole, once to read and once to keep", async () => {
  answering(CONTENT);
  const { response, whole, loaded } = begin();
  assert.deepEqual(new Uint8Array(await (await response).arrayBuffer()), CONTENT);
  assert.deepEqual(await whole, CONTENT);
  assert.equal(loaded(), CONTENT.length);
});

/** @type {[string, Uint8Array, string][]} */
const WRONG = [
  ["another last byte", CONTENT.with(CONTENT.length - 1, 0), "load-altered"],
  ["another first byte", CONTENT.with(0, 0), "load-altered"],
  ["one byte more", new Uint8Array([...CONTENT, 10]), "load-altered"],
  ["one byte less", CONTENT.slice(0, -1), "load-truncated"],
  ["a page of somebody else", new TextEncoder().encode("<html>Welcome</html>"), "load-missing"],
];
for (const [name, content, id] of WRONG) {
  test(`${name}: nobody gets the end of it`, async () => {
    answering(content);
    const { response, whole } = begin();
    await assert.rejects(whole, { id });
    await assert.rejects((await response).arrayBuffer());
  });
}

test("where no checksum can be reckoned the browser is asked to compare", async () => {
  Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
  const asked = answering(CONTENT);
  await begin().whole;
  assert.deepEqual(
    asked.map(({ integrity }) => integrity),
    [WANTED.integrity],
  );
});
