import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { download, nameInside } from "../../../../web/core/engine/download.js";

const CONTENT = new TextEncoder().encode(
  "export const answer = 42; // and some more, in several pieces",
);
const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", CONTENT));
const WANTED = {
  file: "assets/part.js",
  bytes: CONTENT.length,
  packed: 31,
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
 * @param {Record<string, string>} [headers]
 */
function answering(content, headers = {}) {
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
    return new Response(pieces, { headers });
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

/** @type {[string, Record<string, string>, number][]} */
const SENT = [
  ["as it is", {}, CONTENT.length],
  ["compressed", { "content-encoding": "br", "content-length": "16" }, 16],
  ["compressed, without saying how long it is", { "content-encoding": "gzip" }, 31],
];
for (const [name, headers, length] of SENT) {
  test(`sent ${name}: what is counted is what is sent`, async () => {
    answering(CONTENT, headers);
    let [sent, all] = [0, 0];
    await download(WANTED, {
      base: "https://example.test/",
      fresh: false,
      onBytes: (_, piece) => {
        sent += piece;
      },
      onLength: (whole) => {
        all = whole;
      },
    }).whole;
    assert.deepEqual([Math.round(sent * 1000) / 1000, all], [length, length]);
  });
}

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

test("Pyodide is told the names that it knows, whatever the host calls its archives", () => {
  assert.equal(nameInside("engine-1/spieltisch-1-py.whl.js"), "engine-1/spieltisch-1-py.whl");
  assert.equal(nameInside("python-1/python_stdlib.zip.js"), "python-1/python_stdlib.zip");
  for (const same of ["assets/worker-ABC.js", "python-1/pyodide.asm.wasm", "a/lock.json"])
    assert.equal(nameInside(same), same);
});

test("an archive is known by its beginning, under the name of the host as well", async () => {
  const file = "engine-1/spieltisch.whl.js";
  globalThis.fetch = async () => new Response(CONTENT);
  const options = { base: "https://here/", fresh: false, onBytes: () => {} };
  await assert.rejects(download({ ...WANTED, file }, options).whole, { id: "load-missing" });
  assert.deepEqual(await download(WANTED, options).whole, CONTENT);
});
