import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { SaveText } from "../../../../web/core/storage/shelf.js";
import { after, Device, game, loaded } from "./devices.js";

test("a text reads back as its game, also one that was made of the text before it", () => {
  const first = game([]);
  const texts = [["a"], ["a", 'Zürich "x" ,'], ["a", "b", "ü"], ["c"], []];
  let written = new SaveText(first);
  deepEqual(JSON.parse(written.text), first);
  for (const actions of texts) {
    const next = { ...first, record: { ...first.record, actions }, revision: `${actions.length}` };
    written = new SaveText(next, written);
    deepEqual(JSON.parse(written.text), next);
    equal(written.text, new SaveText(next).text);
  }
});

test("a record without actions is written as it is", () => {
  const odd = { ...game([]), record: { game: "small", players: ["A"] } };
  deepEqual(JSON.parse(new SaveText(odd).text), odd);
});

test("while one game is played no save reads or writes its whole record as JSON", async () => {
  const device = new Device();
  device.denied = true;
  const store = await device.tab();
  let saved = game(Array.from({ length: 2000 }, (_, number) => `take ${number}`));
  await store.save(saved);
  let most = 0;
  const { parse, stringify } = JSON;
  JSON.parse = (text) => {
    most = Math.max(most, text.length);
    return parse(text);
  };
  JSON.stringify = (/** @type {unknown} */ value) => {
    const text = stringify(value);
    most = Math.max(most, text?.length ?? 0);
    return text;
  };
  for (let number = 0; number < 10; number += 1) {
    saved = after(saved, `lay ${number}`);
    await store.save(saved);
  }
  Object.assign(JSON, { parse, stringify });
  equal(most < 1000, true, `${most}`);
  deepEqual(loaded(store, saved.id).record, saved.record);
});
