/** What got the keyboard after a press of a finger or a mouse: the page has put it there, so it needs no ring yet. */
const QUIET = "data-quiet-focus";

let isPointed = false;
/** @type {Element | null} */
let quiet = null;

function speak() {
  quiet?.removeAttribute(QUIET);
  quiet = null;
}

/**
 * Browsers ring whatever a script focuses after a touch. The ring is for those who use keys: it is drawn as soon as one is
 * pressed (base.css, shared.css).
 */
export function watchFocus() {
  const on = (/** @type {string} */ name, /** @type {() => void} */ heard) =>
    addEventListener(name, heard, { capture: true });
  on("pointerdown", () => {
    isPointed = true;
  });
  on("keydown", () => {
    isPointed = false;
    speak();
  });
  hearFocus(window);
}

/** A shadow root keeps to itself that the keyboard moves inside it. @param {EventTarget} root */
export function hearFocus(root) {
  root.addEventListener("focusin", (event) => {
    const [target] = event.composedPath();
    if (target === quiet) return;
    speak();
    if (!isPointed || !(target instanceof Element)) return;
    quiet = target;
    quiet.setAttribute(QUIET, "");
  });
}
