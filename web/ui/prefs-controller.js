import { onPrefs } from "../core/settings/prefs.js";
import { RedrawController } from "./redraw-controller.js";

/** Redraws a lit element whenever the settings of this device change. */
export class PrefsController extends RedrawController {
  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    super(host, onPrefs);
  }
}
