import { onPrefs } from "../core/settings/prefs.js";
import { onLanguage } from "../i18n/index.js";

/**
 * Redraws a lit element whenever something outside it changes, as long as the element is on the page.
 */
export class RedrawController {
  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {(redraw: () => void) => () => void} listen  calls back at every change; returns what ends that
   */
  constructor(host, listen) {
    this.host = host;
    this.listen = listen;
    /** @type {(() => void) | undefined} */
    this.undo = undefined;
    host.addController(this);
  }

  hostConnected() {
    this.undo = this.listen(() => this.host.requestUpdate());
  }

  hostDisconnected() {
    this.undo?.();
  }
}

/** Redraws a lit element whenever the settings of this device change. */
export class PrefsController extends RedrawController {
  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    super(host, onPrefs);
  }
}

/** Redraws a lit element whenever the language changes. */
export class TextController extends RedrawController {
  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    super(host, onLanguage);
  }
}

/**
 * Declares properties that an element keeps for itself; it redraws when one changes.
 *
 * @param {string[]} names
 * @returns {import("lit").PropertyDeclarations}
 */
export function internalState(...names) {
  return Object.fromEntries(names.map((name) => [name, { state: true }]));
}

/**
 * Declares properties that the parent element sets, without attributes.
 *
 * @param {string[]} names
 * @returns {import("lit").PropertyDeclarations}
 */
export function publicProperties(...names) {
  return Object.fromEntries(names.map((name) => [name, { attribute: false }]));
}
