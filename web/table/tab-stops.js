/** A row of things that are alike. A panel that asks is a form: each of its things is a stop of its own. */
const GROUP = "[data-group]:not(.sheet *)";
/** What can be pressed in it, or asked. */
const MEMBER = "button:not(:disabled), [tabindex]:not(button)";
/** What somebody who comes to a group most likely wants. */
const WANTED = ["[data-stop]", ".glow, .lit, .armed, .primary-press"];

/**
 * Each group of the table is one stop of the tabulator, and the arrow keys walk inside of it (docs/decisions/101): at the
 * member that had the keyboard last in this position, or else at one that can be used.
 */
export class TabStops {
  /** @param {import("lit").ReactiveControllerHost & {renderRoot: HTMLElement | DocumentFragment, view?: unknown}} table */
  constructor(table) {
    this.table = table;
    /** The position for which it is remembered where somebody was. @type {unknown} */
    this.view = null;
    /** Where somebody was last in a group. @type {WeakMap<Element, Element>} */
    this.last = new WeakMap();
    table.addController(this);
  }

  /** @param {EventTarget} root what a table is drawn in */
  attach(root) {
    root.addEventListener("focusin", ({ target }) => {
      const group = target instanceof Element ? target.closest(GROUP) : null;
      if (!group) return;
      this.last.set(group, /** @type {Element} */ (target));
      settle(group, this.last.get(group));
    });
  }

  hostUpdated() {
    const { view, renderRoot } = this.table;
    if (view !== this.view) this.last = new WeakMap();
    this.view = view;
    for (const group of renderRoot.querySelectorAll(GROUP)) settle(group, this.last.get(group));
  }
}

/**
 * Walks along a group: with the arrow keys round and round, with Home and End to its ends.
 *
 * @param {string} key
 * @param {EventTarget | undefined} from
 * @returns {boolean} whether there is a group to walk along
 */
export function walkGroup(key, from) {
  const group = from instanceof Element ? from.closest("[data-group]") : null;
  if (!group) return false;
  const members = membersOf(group);
  const here = members.indexOf(/** @type {HTMLElement} */ (from));
  const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: -1 }[key] ?? here;
  members.at(to % members.length)?.focus();
  return true;
}

/** What can be pressed in a list, but for what is folded away. */
const IN_LIST = "button:not(:disabled, details:not([open]) *), summary";

/**
 * Walks up and down the list in which the keyboard is, from its heading into it, and stays within its ends.
 *
 * @param {string} key
 * @param {EventTarget | undefined} from
 * @returns {boolean} whether there is a list
 */
export function walkList(key, from) {
  const list = from instanceof Element ? from.closest(".drawer-actions") : null;
  if (!list) return false;
  const members = /** @type {HTMLElement[]} */ ([
    ...list.querySelectorAll(`.sheet-body :is(${IN_LIST})`),
  ]);
  const here = members.indexOf(/** @type {HTMLElement} */ (from));
  const to = Math.max(0, here + (key === "ArrowUp" ? -1 : 1));
  members[Math.min(to, members.length - 1)]?.focus();
  return true;
}

/** @param {Element} group @param {Element} [last] */
function settle(group, last) {
  const members = membersOf(group);
  const stop =
    members.find((one) => one === last) ??
    WANTED.map((wanted) => members.find((one) => one.matches(wanted))).find(Boolean) ??
    members[0];
  for (const one of members) {
    const index = one === stop ? "0" : "-1";
    if (one.getAttribute("tabindex") !== index) one.setAttribute("tabindex", index);
  }
}

/** @param {Element} group @returns {HTMLElement[]} */
function membersOf(group) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (group.querySelectorAll(MEMBER));
  return [...all];
}
