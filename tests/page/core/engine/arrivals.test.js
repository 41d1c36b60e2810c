import assert from "node:assert/strict";
import { test } from "node:test";
import { Arrivals } from "../../../../web/core/engine/download.js";

const fact = (/** @type {string} */ file, /** @type {number} */ bytes) => ({
  file,
  bytes,
  packed: bytes / 2,
  integrity: "",
});

function begun(worker = true) {
  /** @type {import("../../../../web/core/engine/worker.js").Progress[]} */
  const told = [];
  const arrivals = new Arrivals((progress) => void told.push(progress), { worker });
  return { arrivals, told };
}

test("what the page and its worker load is counted together", () => {
  const { arrivals, told } = begun();
  const script = arrivals.expect(fact("worker.js", 100));
  const code = arrivals.expect(fact("code.wasm", 1000));
  script.onLength(50);
  script.onBytes(100, 50);
  code.onLength(400);
  code.onBytes(250, 100);
  assert.deepEqual(told.at(-1), { stage: "download", loaded: 150, total: 0, file: "code.wasm" });
  arrivals.hear({ stage: "download", loaded: 7, total: 70, file: "library.zip" });
  assert.deepEqual(told.at(-1), {
    stage: "download",
    loaded: 157,
    total: 520,
    file: "library.zip",
  });
});

test("nothing is said of all as long as the length of one file is not known", () => {
  const { arrivals, told } = begun();
  const { onLength } = arrivals.expect(fact("code.wasm", 1000));
  arrivals.hear({ stage: "download", loaded: 7, total: 70, file: "" });
  assert.equal(told.at(-1)?.total, 0);
  onLength(30);
  arrivals.hear({ stage: "download", loaded: 8, total: 70, file: "" });
  assert.equal(told.at(-1)?.total, 100);
});

test("it is still loading while one of both is", () => {
  const { arrivals, told } = begun();
  const { onBytes } = arrivals.expect(fact("code.wasm", 1000));
  arrivals.hear({ stage: "start", loaded: 70, total: 70, file: "" });
  assert.equal(told.at(-1)?.stage, "download");
  onBytes(1000, 30);
  assert.equal(told.at(-1)?.stage, "start");
  arrivals.hear({ stage: "engine", loaded: 70, total: 70, file: "" });
  assert.equal(told.at(-1)?.stage, "engine");
});

test("without a worker what is loaded here is all of it", () => {
  const { arrivals, told } = begun(false);
  const { onBytes, onLength } = arrivals.expect(fact("library.zip", 1000));
  onLength(400);
  onBytes(600, 240);
  assert.deepEqual(told.at(-1), {
    stage: "download",
    loaded: 240,
    total: 400,
    file: "library.zip",
  });
  onBytes(400, 160);
  assert.equal(told.at(-1)?.stage, "start");
  arrivals.reach("engine");
  assert.deepEqual(told.at(-1), { stage: "engine", loaded: 400, total: 400, file: "" });
});
