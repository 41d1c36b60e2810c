/** Put into a page before its own scripts: sees what can be pressed, notices what changes, and notes what is sent and recorded. */

/** Between two looks, in milliseconds. */
const TICK = 16;
/** So many looks at a page that answers and is free are the patience of a person: two seconds. */
const PATIENCE = 125;
/** So many looks at a page that stays busy: a minute and a half, which a person takes for ever. */
const LONGEST = 5600;
/** So many looks without a change and the page is at rest; so many at most, where something always moves. */
const QUIET = 2;
const RESTLESS = 30;

const CONTROLS = [
  "button, summary, input, select, a[href], canvas",
  "[role=button], [role=switch], [role=radio], [role=tab], [role=checkbox], [role=menuitem]",
].join(", ");
/** How a stop of the tabulator moves on, a mouse looks over a board, and a thought comes along: no answers to anybody. */
function isAside({ target, attributeName }) {
  const { localName } = target;
  return (
    attributeName === "tabindex" ||
    localName === "progress" ||
    (attributeName === "style" && localName === "canvas")
  );
}

const plainTimer = globalThis.setTimeout;
const tick = () => new Promise((resolve) => plainTimer(resolve, TICK));

// -- what changes ------------------------------------------------------------------------------------

let changes = 0;
/** The latest one in words, for the report of a failure. */
let latest = "";

function changed(what) {
  changes += 1;
  latest = what;
}

const observer = new MutationObserver((records) => {
  for (const record of records) {
    const { type, target, attributeName, oldValue } = record;
    const isSame = type === "attributes" && target.getAttribute(attributeName) === oldValue;
    if (isSame || isAside(record)) continue;
    changed(`${type} ${attributeName ?? ""} of ${target.nodeName}`);
  }
});

/** @param {Document | ShadowRoot} root */
function watch(root) {
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeOldValue: true,
  });
  for (const name of ["change", "input"])
    root.addEventListener(name, () => changed(name), { capture: true, passive: true });
}

watch(document);
const { attachShadow } = Element.prototype;
Element.prototype.attachShadow = function attach(...given) {
  const root = attachShadow.apply(this, given);
  watch(root);
  return root;
};

/** What the boards show, as a number: a mark on one is an answer. */
function painted() {
  let sum = 17;
  for (const element of everything()) {
    if (!(element instanceof HTMLCanvasElement) || !element.width || !element.height) continue;
    const { data } = element.getContext("2d").getImageData(0, 0, element.width, element.height);
    const words = new Uint32Array(data.buffer);
    for (let index = 0; index < words.length; index += 3)
      sum = (Math.imul(sum, 31) + words[index]) | 0;
  }
  return sum;
}

// -- what is there -----------------------------------------------------------------------------------

/** All elements, through all shadow roots, in the order of the document. @returns {Generator<Element>} */
function* everything(root = document) {
  for (const element of root.querySelectorAll("*")) {
    yield element;
    if (element.shadowRoot) yield* everything(element.shadowRoot);
  }
}

function host() {
  return document.querySelector("st-app")?.shadowRoot?.querySelector("st-table-host") ?? null;
}

function above(element) {
  return element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
}

/** The nearest one around an element, or itself, that fits. */
function around(element, selector) {
  for (let one = element; one; one = above(one)) if (one.matches(selector)) return one;
  return null;
}

// Of what is no button.
const KINDS = { range: "range", text: "text", search: "text" };

function focused() {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** What lies uppermost at a point. */
function hit(x, y) {
  let top = document.elementFromPoint(x, y);
  for (;;) {
    const inner = top?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === top) return top;
    top = inner;
  }
}

/** @type {Element[]} what the last look has found, by its number */
let found = [];
/** Where each element stood then in the order of the document. @type {Map<Element, number>} */
let places = new Map();

/** What is seen of a thing that can be pressed. */
function seen(element, number) {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const inView = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const sheet = around(element, ".sheet, dialog, .bubble, .drawer, [data-part=told]");
  const { dataset } = element;
  const chosen = ["aria-pressed", "aria-checked", "aria-selected", "aria-current"].some((name) =>
    /^(true|page|step)$/.test(element.getAttribute(name) ?? ""),
  );
  return {
    number,
    name: dataset.part ?? dataset.action ?? element.className?.toString?.() ?? "",
    words: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60),
    kind: KINDS[element.type] ?? element.localName,
    action: dataset.action ?? "",
    enabled: element.getAttribute("aria-disabled") !== "true",
    chosen,
    toggle:
      element.hasAttribute("aria-pressed") || element.matches("[role=checkbox], [role=switch]"),
    glows: element.matches(".glow"),
    lit: element.matches(".lit, .armed"),
    looks: around(element, "[data-look]") !== null,
    first: element.matches(".primary, .primary-press, [autofocus]"),
    within:
      sheet?.localName === "dialog" ? "dialog" : sheet?.className || sheet?.dataset.part || "",
    point: inView && holds(element, hit(x, y)) ? [x, y] : null,
    far: !inView,
  };
}

function isShown(element) {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Marked places of a drawn board. */
function spots(table) {
  return (table?.bridge?.liveSpots() ?? []).map(({ x, y, width, height }, index) => {
    const point = [x + width / 2, y + height / 2];
    const top = hit(...point);
    return {
      number: -1,
      name: `spot ${index}`,
      words: "",
      kind: "spot",
      action: "",
      enabled: true,
      chosen: false,
      toggle: false,
      glows: false,
      lit: true,
      looks: false,
      first: false,
      within: "",
      point: top?.localName === "canvas" ? point : null,
      far: false,
    };
  });
}

/** Between two points of a board that are offered for a press, as a share of its width. */
const MESH = 0.17;

/** Points at which a drawn board lies uppermost, marked or not. */
function bare() {
  const points = [];
  for (const element of everything()) {
    if (element.localName !== "canvas" || !isShown(element)) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    for (let across = MESH / 2; across < 1; across += MESH)
      for (let down = MESH / 2; down < 1; down += MESH) {
        const point = [x + across * width, y + down * height];
        if (hit(...point) === element) points.push(point);
      }
  }
  return points;
}

/** Tells if the page waits only for the person in front of it. */
function isFree() {
  const at = host();
  if (!at) return document.querySelector("st-app") !== null;
  const { session, table, flow } = at;
  if (!session || session.busy || flow?.passing || flow?.undoing || table?.busy) return false;
  return !["loading", "computer"].includes(session.phase) && !table?.isStill;
}

// -- what is sent and recorded -----------------------------------------------------------------------

/** Since the last time: what the table has sent, and how the record went on, in this order. */
let course = [];
/** How often was pressed. */
let presses = 0;
/** @type {{session: object, kept: readonly string[]} | null} */
let attended = null;

function note() {
  const { session } = host() ?? {};
  if (!session?.saved) return;
  if (attended?.session !== session) {
    attended = { session, kept: session.saved.record.actions };
    session.addEventListener("change", note);
    return;
  }
  const { kept } = attended;
  const { actions } = session.saved.record;
  if (actions === kept) return;
  attended.kept = actions;
  let same = 0;
  while (same < kept.length && kept[same] === actions[same]) same += 1;
  if (same < kept.length || same < actions.length)
    course.push({ cut: kept.length - same, added: actions.slice(same), presses });
}

document.addEventListener(
  "table-act",
  ({ detail }) => {
    note();
    course.push({ sent: detail.actions ?? [detail.text], presses });
  },
  true,
);
document.addEventListener(
  "table-undo",
  ({ detail }) => {
    note();
    course.push({ undo: detail.steps, presses });
  },
  true,
);

// -- what the driver asks ----------------------------------------------------------------------------

/** How the page was before a press. */
let before = { focus: null, pressed: null, painted: 0, changes: 0 };

/** Tells if the page has moved the keyboard. That a browser does so, to what was pressed or away from all, is no answer. */
function hasNewFocus() {
  const active = focused();
  if (active === before.focus) return false;
  return before.pressed === null || !(active === document.body || holds(active, before.pressed));
}

/** Tells if an element, or one inside of it, is another one. */
function holds(outer, inner) {
  for (let one = inner; one; one = above(one)) if (one === outer) return true;
  return false;
}

/** What was asked of the engine before has been answered then; in this order it answers. */
async function answered() {
  await host()?.table?.ctx?.whyNot?.({ type: "end" });
}

globalThis.monkey = {
  /** Tells if a table waits for its first press. */
  isOpen() {
    note();
    const { session, table } = host() ?? {};
    // For a moment after the address has changed the game before is still there.
    const isNamed = session?.saved && location.hash.endsWith(session.saved.id);
    return attended !== null && isFree() && Boolean(isNamed && table?.view);
  },

  /** Waits until the page is free and nothing changes. @returns {Promise<boolean>} whether it came to that */
  async rest() {
    for (let looks = 0, quiet = 0, free = 0; looks < LONGEST; looks += 1) {
      const now = changes;
      await tick();
      free = isFree() ? free + 1 : 0;
      quiet = now === changes ? quiet + 1 : 0;
      if (free > QUIET && (quiet >= QUIET || free > RESTLESS)) return true;
    }
    return false;
  },

  /** All that can be pressed, and what the driver needs to know besides. */
  look() {
    note();
    found = [];
    places = new Map();
    const things = [];
    for (const element of everything()) {
      places.set(element, places.size);
      const isControl = element.matches(CONTROLS);
      const isPart = element.dataset?.part && getComputedStyle(element).cursor === "pointer";
      if (element.localName === "canvas" || !(isControl || isPart) || element.matches(":disabled"))
        continue;
      if (!isShown(element)) continue;
      things.push(seen(element, found.length));
      found.push(element);
    }
    const { session, table, game } = host() ?? {};
    const active = focused();
    const number = found.indexOf(active);
    return {
      things: [...things, ...spots(table)],
      bare: bare(),
      focus: number < 0 ? null : number,
      letters: [...everything()].flatMap((one) =>
        one.localName === "kbd"
          ? [one.textContent.trim()]
          : (one.getAttribute("aria-keyshortcuts")?.split(" ") ?? []),
      ),
      phase: session?.phase ?? "",
      over: session?.view?.over === true && game?.mode.name === "end",
      again: (table?.tapPreview.shown ?? null) !== null,
      address: location.hash,
    };
  },

  /** Where a thing of the last look is, brought into view. @returns {[number, number] | null} null where it is covered */
  reach(number) {
    const element = found[number];
    if (!element?.isConnected) return null;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    return seen(element, number).point;
  },

  /** Which key brings the keyboard nearer to a thing; nothing once it is there. */
  wayTo(number) {
    const element = found[number];
    const active = focused();
    if (active === element || !element?.isConnected) return "";
    const group = element.closest("[data-group]");
    const isBehind = (places.get(active) ?? 0) > (places.get(element) ?? 0);
    if (group && group === active?.closest("[data-group]"))
      return isBehind ? "ArrowLeft" : "ArrowRight";
    return isBehind ? "Shift+Tab" : "Tab";
  },

  /** Puts the keyboard on a select box or a slider. @returns {string} the key that chooses another value */
  atValue(number) {
    const element = found[number];
    if (!element?.isConnected || element.disabled) return "";
    const isSlider = element.type === "range";
    const [now, last] = isSlider
      ? [Number(element.value), Number(element.max)]
      : [element.selectedIndex, element.length - 1];
    if (last <= (isSlider ? Number(element.min) : 0)) return "";
    element.focus();
    const [more, less] = isSlider ? ["ArrowRight", "ArrowLeft"] : ["ArrowDown", "ArrowUp"];
    return now < last ? more : less;
  },

  /** Tells if a thing has the keyboard. */
  isAt(number) {
    return focused() === found[number];
  },

  /**
   * From now on it is noticed what changes.
   *
   * @param {boolean} byEye whether the boards are looked at, too
   * @param {[number, number] | null} point where a pointer is about to press
   */
  begin(byEye, point) {
    const { tapGuard } = host()?.table ?? {};
    // After a look at what came of the press before a new one begins; one as fast as here would be half of a double tap.
    if (tapGuard) Object.assign(tapGuard, { press: null, key: null });
    observer.takeRecords();
    presses += 1;
    const pressed = point && hit(...point);
    before = { focus: focused(), pressed, painted: byEye ? painted() : 0, changes };
  },

  /**
   * What came of a press.
   *
   * @param {boolean} byEye as it began
   * @returns {Promise<string>} the change in a few words, "" for none, "busy" if the game could not go on
   */
  async outcome(byEye) {
    await tick();
    let free = 0;
    for (let looks = 0; looks < LONGEST && free <= PATIENCE; looks += 1) {
      if (!isFree()) {
        await tick();
        continue;
      }
      // A worker that is slow is no table that is deaf.
      if (free === 0) await answered();
      free += 1;
      if (changes > before.changes) return latest;
      if (hasNewFocus()) return "focus";
      if (byEye && free % 8 === 1 && painted() !== before.painted) return "a board";
      await tick();
    }
    return free === 0 ? "busy" : "";
  },

  /** The record of the game that is open by now; what comes of it is told from here on. */
  record() {
    note();
    course = [];
    return attended?.session.saved.record ?? null;
  },

  /** What was sent and recorded since the last time, and the record as it is kept. */
  told() {
    note();
    const { session } = host() ?? {};
    const entry = localStorage.getItem(`spieltisch:game:${session?.saved?.id ?? ""}`);
    const result = {
      course,
      presses,
      actions: session?.saved?.record.actions ?? null,
      kept: entry ? JSON.parse(entry).record.actions : null,
    };
    course = [];
    return result;
  },
};
