/** A row of things that are alike. A panel that asks is a form: each of its things is a stop of its own. */
const GROUP = "[data-group]:not(.sheet *)";
/** What can be pressed in it, or asked. */
const MEMBER = "button:not(:disabled), [tabindex]:not(button)";
/** The most likely member on entering a group. */
const WANTED = ["[data-stop]", ".glow, .lit, .armed, .primary-press"];

/**
 * Each group of the table is one stop of the tabulator, and the arrow keys walk inside of it (docs/decisions/101): at the
 * member that had the keyboard last in this position, or else at one that can be used.
 */
export class TabStops {
  /** @param {import("lit").ReactiveControllerHost & {renderRoot: HTMLElement | DocumentFragment, view?: unknown}} table */
  constructor(table) {
    this.table = table;
    /** The position for which `last` holds. @type {unknown} */
    this.view = null;
    /** The last focused member of each group. @type {WeakMap<Element, Element>} */
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
 * Walks along a group, which may have several rows: with the arrow keys round and round, with Home and End to its ends.
 *
 * @param {string} key
 * @param {EventTarget | undefined} from
 * @returns {boolean} true when there is a group to walk along, which one thing alone is not
 */
export function walkGroup(key, from) {
  const group = from instanceof Element ? from.closest("[data-group]") : null;
  const members = group ? membersOf(group) : [];
  nextOf(members, key, members.indexOf(/** @type {HTMLElement} */ (from)))?.focus();
  return members.length > 1;
}

/** Where a key leads from a place, round and round, if anywhere. @param {readonly HTMLElement[]} members @param {string} key @param {number} here */
function nextOf(members, key, here) {
  if (key === "Home") return members[0];
  if (key === "End") return members.at(-1);
  return members.at((here + (/Left|Up/.test(key) ? -1 : 1)) % (members.length || 1));
}

/** What can be pressed in a list, but for what is folded away. */
const IN_LIST = "button:not(:disabled, details:not([open]) *), summary";

/**
 * Walks up and down the list or panel in which the keyboard is, from its heading into it, and round and round.
 *
 * @param {string} key
 * @param {EventTarget | undefined} from
 * @returns {boolean} true when there is a list
 */
export function walkList(key, from) {
  const list = from instanceof Element ? from.closest(".drawer-actions, .sheet") : null;
  if (!list) return false;
  const members = /** @type {HTMLElement[]} */ ([
    ...list.querySelectorAll(`:is(.sheet-body, .sheet-foot) :is(${IN_LIST})`),
  ]);
  const here = members.indexOf(/** @type {HTMLElement} */ (from));
  // From the heading a key leads past what cannot be chosen now.
  const open =
    here < 0 && key !== "End"
      ? members.find((one) => !one.matches('[aria-disabled="true"]'))
      : null;
  (open ?? nextOf(members, key, here))?.focus();
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

const LIVE = "button:not(:disabled), a[href], input, select, summary";

/**
 * Keeps the focus at the table: when the focused element goes away (a card is laid, a panel closes), its successor or its
 * neighbour is focused, and never the page as a whole.
 */
export class KeepFocus {
  /**
   * @param {import("lit").ReactiveControllerHost & {renderRoot: HTMLElement | DocumentFragment}} host
   * @param {() => void} otherwise moves the focus when no neighbour is left
   * @param {() => boolean} [isStill] true while no frame is to be requested
   */
  constructor(host, otherwise, isStill = () => false) {
    this.host = host;
    this.otherwise = otherwise;
    this.isStill = isStill;
    /** The focused element before the last change, and its place. @type {{element: Element, name: string, group: Element | null, index: number} | null} */
    this.before = null;
    /** The requested frame. */
    this.frame = 0;
    host.addController(this);
  }

  hostUpdate() {
    const element = this.active;
    if (!element) return;
    const group = element.closest("[data-group], dialog, .sheet");
    this.before = {
      element,
      name: element.getAttribute("data-part") ?? "",
      group,
      index: group ? focusableIn(group).indexOf(element) : -1,
    };
  }

  hostUpdated() {
    const { before, active } = this;
    this.before = null;
    if (!before) return;
    if (active && canHave(active)) this.lookLater(before);
    else this.find(before);
  }

  /**
   * Visibility is known after layout, which comes with the next frame anyway; asking here would force it for each change.
   *
   * @param {NonNullable<KeepFocus["before"]>} before
   */
  lookLater(before) {
    if (this.isStill()) return;
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      const { active } = this;
      const isSame = active === null || active === before.element;
      if (isSame && !isThere(before.element)) this.find(before);
    });
  }

  /** Moves the focus after something has closed that may have had it. */
  settle() {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) this.otherwise();
  }

  /** @param {NonNullable<KeepFocus["before"]>} before */
  find({ name, group, index }) {
    const root = /** @type {ShadowRoot} */ (this.host.renderRoot);
    const same = name ? root.querySelector(`[data-part="${name}"]`) : null;
    const members = group?.isConnected ? focusableIn(group) : [];
    const neighbour = members[Math.min(index, members.length - 1)];
    for (const one of [same, neighbour]) {
      if (!(one instanceof HTMLElement) || !isThere(one)) continue;
      one.focus();
      if (this.active === one) return;
    }
    this.otherwise();
  }

  /** @returns {Element | null} the focused element inside the host */
  get active() {
    return /** @type {ShadowRoot} */ (this.host.renderRoot)?.activeElement ?? null;
  }
}

/** @param {Element} group @returns {Element[]} */
function focusableIn(group) {
  return [...group.querySelectorAll(LIVE)];
}

/** It can be focused if it is visible. @param {Element} element */
function canHave(element) {
  return element.isConnected && !element.matches(":disabled");
}

/** It can be focused; what only keeps its place cannot. @param {Element} element */
function isThere(element) {
  const isLaid = canHave(element) && element.getClientRects().length > 0;
  return isLaid && getComputedStyle(element).visibility !== "hidden";
}
