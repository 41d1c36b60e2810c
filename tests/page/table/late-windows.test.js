import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { GameTable } from "../../../web/table/game-table.js";
import { framesByHand } from "../fakes/frames.js";
import { gate, settled } from "../fakes/game.js";

framesByHand();

/** A table on which nothing has been drawn since a window was asked for. */
function waitingTable() {
  const { promise, go } = gate();
  const element = {
    open: false,
    shown: 0,
    showModal() {
      element.open = true;
      element.shown += 1;
    },
    close() {
      element.open = false;
    },
  };
  const table = {
    dialog: /** @type {unknown} */ (null),
    updateComplete: promise,
    fastTap: { giveFocus: () => {} },
    dialogElement: element,
  };
  const { openDialog, closeDialog } = GameTable.prototype;
  return {
    table,
    element,
    go,
    open: (/** @type {object} */ dialog) =>
      openDialog.call(/** @type {any} */ (table), /** @type {never} */ (dialog)),
    close: () => closeDialog.call(/** @type {any} */ (table)),
  };
}

test("a window that was put away before it was drawn does not come up afterwards, for somebody else", async () => {
  const { table, element, go, open, close } = waitingTable();
  const opening = open({ kind: "abandon", card: "Ulm" });
  close();
  go();
  await opening;
  equal(element.shown, 0);
  equal(table.dialog, null);
});

test("a window that is open is shut by itself, and says so", async () => {
  const { table, element, go, open, close } = waitingTable();
  go();
  await open({ kind: "help" });
  equal(element.shown, 1);
  close();
  await settled();
  deepEqual([element.open, table.dialog], [false, { kind: "help" }]);
});
