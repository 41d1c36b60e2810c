import { deepEqual, equal } from "node:assert/strict";
import { mock, test } from "node:test";
import "../fakes/document.js";
import { closesFromBeside, showWindow } from "../../../web/ui/back/back.js";
import { framesByHand, picture } from "../fakes/frames.js";

framesByHand();
mock.timers.enable({ apis: ["setTimeout"] });

/** A window that was asked for, and whether clicks at these times close it. */
function shown() {
  const dialog = /** @type {any} */ ({
    open: false,
    opened: 0,
    showModal() {
      this.open = true;
      this.opened += 1;
    },
    blinks: 0,
    animate() {
      this.blinks += 1;
    },
  });
  showWindow(dialog);
  const closes = (/** @type {number} */ timeStamp, target = dialog, patience = 1000) =>
    closesFromBeside({ target, currentTarget: dialog, timeStamp }, patience);
  return { dialog, closes };
}

/** @param {number} at the time of the next picture */
function painted(at) {
  picture(at);
  mock.timers.tick(1);
}

test("a press beside a window closes it once it has been seen for a moment", () => {
  const { dialog, closes } = shown();
  equal(closes(5000), false);
  painted(5000);
  deepEqual(
    [60, 600, 5060, 5999].map((at) => closes(at)),
    [false, false, false, false],
  );
  equal(dialog.blinks, 5, "each of them is answered");
  equal(closes(6000), true);
  equal(dialog.blinks, 5);
  // What tells how a game went stays for longer.
  equal(closes(6999, dialog, 2000), false);
  equal(closes(7000, dialog, 2000), true);
  // Inside it there are buttons for that.
  equal(closes(9000, /** @type {any} */ ({})), false);
  equal(dialog.opened, 1);
});

test("what is in the window now has to be seen as well", () => {
  const { dialog, closes } = shown();
  painted(10);
  showWindow(dialog);
  equal(closes(2000), false);
  painted(2000);
  deepEqual(
    [2999, 3000].map((at) => closes(at)),
    [false, true],
  );
  equal(dialog.opened, 1);
});
