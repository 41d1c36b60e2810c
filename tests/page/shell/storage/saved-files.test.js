import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { t } from "../../../../web/i18n/index.js";
import { saveBackup, saveFile } from "../../../../web/shell/storage/export-window.js";

/** What was put into the page. @type {any[]} */
const put = [];

Object.assign(globalThis, { window: globalThis, addEventListener() {}, location: { hash: "" } });
Object.assign(document, {
  body: { append: (/** @type {unknown} */ element) => put.push(element) },
  createElement: () => ({ setAttribute() {}, remove() {}, click() {} }),
});
URL.createObjectURL = () => "blob:file";

test("whatever is saved as a file, it is said: the window is closed, and not every browser shows a file", () => {
  for (const [save, name] of /** @type {const} */ ([
    [() => saveFile("game", "text"), "game.json"],
    [() => saveBackup("text"), "spieltisch-backup.txt"],
  ])) {
    save();
    deepEqual(put.flatMap(({ download }) => download ?? []).at(-1), name);
    const shelf = put.find(({ toasts }) => toasts);
    deepEqual(
      shelf.toasts.map((/** @type {{text: string}} */ { text }) => text),
      [t("export-saved", { name })],
    );
    shelf.toasts = [];
  }
});
