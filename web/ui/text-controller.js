import { onLanguage } from "../i18n/index.js";
import { RedrawController } from "./redraw-controller.js";

/** Redraws a lit element whenever the language changes. */
export class TextController extends RedrawController {
  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    super(host, onLanguage);
  }
}
