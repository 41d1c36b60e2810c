import assert from "node:assert/strict";
import { test } from "node:test";
import { checkCopy, wordsWithoutPage } from "../../../../web/shell/offline/copy.js";

/** @param {string} text */
async function file(text) {
  const hash = new Uint8Array(
    await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)),
  );
  const integrity = `sha256-${btoa(String.fromCharCode(...hash))}`;
  return { url: `https://here/${text}`, key: `https://here/${text}?1`, integrity };
}

/** @param {Record<string, string>} kept */
function cacheOf(kept) {
  return {
    kept,
    /** @param {RequestInfo | URL} key */
    match: async (key) => (String(key) in kept ? new Response(kept[String(key)]) : undefined),
    /** @param {RequestInfo | URL} key @param {Response} answer */
    put: async (key, answer) => {
      kept[String(key)] = await answer.text();
    },
  };
}

const files = await Promise.all(["a", "b", "c", "d", "e", "f"].map(file));
const whole = () => Object.fromEntries(files.map(({ key, url }) => [key, url.slice(-1)]));
/** @param {RequestInfo | URL} url */
const online = async (url) => new Response(String(url).slice(-1));
const offline = async () => {
  throw new TypeError("Failed to fetch");
};

test("a whole copy is left alone", async () => {
  const never = async () => {
    throw new Error("nothing is to be fetched");
  };
  const state = await checkCopy(cacheOf(whole()), files, true, never);
  assert.deepEqual(state, { files: 6, bad: 0, mended: 0 });
});

test("what is missing or altered is fetched again", async () => {
  const { [files[1]?.key ?? ""]: _, ...kept } = whole();
  kept[files[4]?.key ?? ""] = "altered";
  const cache = cacheOf(kept);
  assert.deepEqual(await checkCopy(cache, files, false, offline), { files: 6, bad: 1, mended: 0 });
  assert.deepEqual(await checkCopy(cache, files, true, online), { files: 6, bad: 2, mended: 2 });
  assert.deepEqual(cache.kept, whole());
});

test("offline nothing is made worse", async () => {
  const cache = cacheOf({});
  assert.deepEqual(await checkCopy(cache, files, true, offline), { files: 6, bad: 6, mended: 0 });
  const missing = async () => new Response("Not found", { status: 404 });
  assert.deepEqual(await checkCopy(cache, files, true, missing), { files: 6, bad: 6, mended: 0 });
  assert.deepEqual(cache.kept, {});
});

test("without a copy there are words, in a language that is read", async () => {
  const german = wordsWithoutPage(["fr-FR", "de-AT", "en"]);
  assert.equal(german.headers.get("content-type"), "text/html; charset=utf-8");
  assert.match(await german.text(), /lang="de".*keine Verbindung/su);
  assert.match(await wordsWithoutPage(["fr"]).text(), /lang="en".*no connection/su);
});
