import { LitElement } from "lit";
import { onLanguage } from "../i18n/index.js";
import base from "./base.css";
import buttons from "./buttons.css";
import fields from "./fields.css";
import panels from "./panels.css";

/** The style sheets of an element by what is in it. */
export const plain = [base, buttons];
export const onPanels = [base, buttons, panels];
export const withFields = [base, buttons, fields];
export const formed = [base, buttons, fields, panels];

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

  /**
   * @template {keyof this} K
   * @param {K} name of a property
   * @param {this[K]} value
   * @returns {() => void} gives it that value
   */
  sets(name, value) {
    return () => {
      this[name] = value;
    };
  }

  /**
   * @template {keyof this} K
   * @param {K} name of a property
   * @param {(event: Event) => this[K]} read
   * @returns {(event: Event) => void} gives it what an event of a field says
   */
  takes(name, read) {
    return (event) => {
      this[name] = read(event);
    };
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
 * @param {boolean} [capture] before the target hears it
 * @returns {(heard: (event: any) => void) => () => void} to be listened to with `hear`
 */
export function eventsOf(target, name, capture = false) {
  return (heard) => {
    target.addEventListener(name, heard, capture);
    return () => target.removeEventListener(name, heard, capture);
  };
}

/** Keeps what was pressed last where it is on the screen when an element is drawn anew. @param {PageElement} element */
export function holdPressed(element) {
  /** @type {Element | undefined} */
  let pressed;
  let before = 0;
  const topNow = () => (pressed?.isConnected ? pressed.getBoundingClientRect().top : Number.NaN);
  const hold = (/** @type {Event} */ event) => {
    pressed = /** @type {Element} */ (event.composedPath()[0]);
  };
  for (const name of ["pointerdown", "focusin"]) element.hear(eventsOf(element, name, true), hold);
  element.addController({
    hostUpdate: () => {
      before = topNow();
    },
    hostUpdated: () => {
      const moved = topNow() - before;
      if (moved) scrollBy(0, moved);
    },
  });
}

/** What was typed or chosen in a field. @param {Event} event */
export function fieldValue({ target }) {
  return /** @type {HTMLInputElement} */ (target).value;
}

/** @param {Event} event of a box @returns {boolean} whether it is ticked now */
export function isTicked({ target }) {
  return /** @type {HTMLInputElement} */ (target).checked;
}

/** What was opened at the lower edge of a window would be out of sight. @param {Event} event */
export function inSight({ target }) {
  const details = /** @type {HTMLDetailsElement} */ (target);
  if (details.open) details.scrollIntoView({ block: "start" });
}
