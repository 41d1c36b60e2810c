import { LitElement } from "lit";
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

/** What most elements of the page are: they speak its language, and listen to others while they are on it. */
export class PageElement extends LitElement {
  constructor() {
    super();
    this.hear(onLanguage);
  }

  /**
   * Listens while the element is on the page.
   *
   * @param {(heard: (what?: any) => void) => () => void} listen calls back at every change; returns what ends that
   * @param {(what: any) => void} [heard] redraws the element where nothing else is to be done
   */
  hear(listen, heard = () => this.requestUpdate()) {
    let undo = () => {};
    this.addController({
      hostConnected: () => {
        undo = listen(heard);
      },
      hostDisconnected: () => undo(),
    });
  }

  /** @param {string} name of an event @param {unknown} [detail] what it says */
  fire(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Fires an event that an element farther out hears. @param {string} name @param {unknown} [detail] */
  ask(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** How an attribute gives what a property holds. */
const ATTRIBUTES = { boolean: Boolean, number: Number, string: String };

/**
 * The base of an element with such properties: it redraws when one changes. A text, a number and a yes or no may also be
 * given as an attribute.
 *
 * @template {object} T
 * @param {T} defaults of its properties
 * @param {...(keyof T)} reflected those that styles see as attributes
 * @returns {new () => PageElement & T}
 */
export function elementWith(defaults, ...reflected) {
  class Element extends PageElement {
    static properties = Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => {
        const type = ATTRIBUTES[/** @type {keyof typeof ATTRIBUTES} */ (typeof value)];
        const reflect = reflected.includes(/** @type {keyof T} */ (name));
        return [name, type !== undefined ? { type, reflect } : { attribute: false }];
      }),
    );

    constructor() {
      super();
      Object.assign(this, defaults);
    }
  }
  return /** @type {any} */ (Element);
}

/**
 * @param {EventTarget} target
 * @param {string} name of an event
 * @returns {(heard: (event: any) => void) => () => void} to be listened to with `hear`
 */
export function eventsOf(target, name) {
  return (heard) => {
    target.addEventListener(name, heard);
    return () => target.removeEventListener(name, heard);
  };
}

/** What was typed or chosen in a field. @param {Event} event */
export function fieldValue({ target }) {
  return /** @type {HTMLInputElement} */ (target).value;
}

/** @param {Event} event of a box @returns {boolean} whether it is ticked now */
export function isTicked({ target }) {
  return /** @type {HTMLInputElement} */ (target).checked;
}
