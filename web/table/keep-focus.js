/** Whatever can have the keyboard and answers to it. */
const LIVE = "button:not(:disabled), a[href], input, select, summary";

/**
 * The keyboard stays at the table: when what had it goes away (a card is laid, a lesson is over, a panel has closed), its
 * neighbour has it, or else whatever takes its place, and never the page as a whole.
 */
export class KeepFocus {
  /**
   * @param {import("lit").ReactiveControllerHost & {renderRoot: HTMLElement | DocumentFragment}} host
   * @param {() => void} otherwise puts the keyboard where it is of use when no neighbour is left
   * @param {() => boolean} [isStill] whether the next picture is not to be asked for now
   */
  constructor(host, otherwise, isStill = () => false) {
    this.host = host;
    this.otherwise = otherwise;
    this.isStill = isStill;
    /** What had the keyboard before the last change, and where. @type {{element: Element, name: string, group: Element | null, index: number} | null} */
    this.before = null;
    /** The frame with which it is seen whether what has the keyboard is still there. */
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
      index: group ? membersOf(group).indexOf(element) : -1,
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
   * Whether something is seen is only known when all is laid out. That comes with the picture anyway; asked for here, it
   * would be done once more for each change.
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

  /** Something has closed that may have had the keyboard. */
  settle() {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) this.otherwise();
  }

  /** @param {NonNullable<KeepFocus["before"]>} before */
  find({ name, group, index }) {
    const root = /** @type {ShadowRoot} */ (this.host.renderRoot);
    const same = name ? root.querySelector(`[data-part="${name}"]`) : null;
    const members = group?.isConnected ? membersOf(group) : [];
    const neighbour = members[Math.min(index, members.length - 1)];
    for (const one of [same, neighbour]) {
      if (!(one instanceof HTMLElement) || !isThere(one)) continue;
      one.focus();
      if (this.active === one) return;
    }
    this.otherwise();
  }

  /** @returns {Element | null} what has the keyboard inside the host */
  get active() {
    return /** @type {ShadowRoot} */ (this.host.renderRoot)?.activeElement ?? null;
  }
}

/** @param {Element} group @returns {Element[]} */
function membersOf(group) {
  return [...group.querySelectorAll(LIVE)];
}

/** Whether something can have the keyboard, if it is seen. @param {Element} element */
function canHave(element) {
  return element.isConnected && !element.matches(":disabled");
}

/** Whether something can have the keyboard. @param {Element} element */
function isThere(element) {
  return canHave(element) && element.getClientRects().length > 0;
}
