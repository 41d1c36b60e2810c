import { onLanguage } from "../i18n/index.js";

/** Redraws a lit element whenever the language changes. */
export class TextController {
  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    this.host = host;
    /** @type {(() => void) | undefined} */
    this.undo = undefined;
    host.addController(this);
  }

  hostConnected() {
    this.undo = onLanguage(() => this.host.requestUpdate());
  }

  hostDisconnected() {
    this.undo?.();
  }
}
