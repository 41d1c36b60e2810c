import { equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import "../../../../web/shell/rules/rulebook.js";

test("the contents show the chapter that was opened, beside the text and when they are unfolded", () => {
  Object.assign(globalThis, {
    CSS: { escape: (/** @type {string} */ text) => text },
    requestAnimationFrame: (/** @type {() => void} */ work) => work(),
  });
  const here = { offsetTop: 1540 };
  // Far down the page, since it goes with the text as far as that has been scrolled.
  const list = () => ({
    offsetTop: 29653,
    clientHeight: 630,
    scrollTop: 0,
    querySelector: () => here,
  });
  const [nav, details] = [list(), list()];
  const book = new /** @type {any} */ (customElements.get("st-rulebook"))();
  const querySelector = (/** @type {string} */ what) => (what === "nav > .list" ? nav : null);
  Object.defineProperty(book, "renderRoot", { value: { querySelector } });
  book.found = "murano";
  book.show();
  equal(nav.scrollTop, 1330);
  book.unfolded({ currentTarget: { querySelector: () => details } });
  equal(details.scrollTop, 1330);
});
