/** Listens to the keyboard while the focus is on a table or nowhere. */
export class Keys {
  /** @param {import("./game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    table.addController(this);
  }

  hostConnected() {
    document.addEventListener("keydown", this);
  }

  hostDisconnected() {
    document.removeEventListener("keydown", this);
  }

  /** @param {KeyboardEvent} event */
  handleEvent(event) {
    const { table } = this;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const path = event.composedPath();
    const first = path[0];
    const around = first instanceof Element && first.contains(table);
    const near = path.includes(table) || around || first === document.body;
    if (!near || typing(first) || inDialog(path)) return;
    if (pressed(table, event)) event.preventDefault();
  }
}

/** @param {EventTarget | undefined} target */
function typing(target) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** A modal dialog keeps its keys. @param {EventTarget[]} path */
function inDialog(path) {
  return (
    path.some((node) => node instanceof HTMLDialogElement) ||
    document.querySelector("dialog[open]") !== null
  );
}

/**
 * What a key means: first to the game, then to every table.
 *
 * @param {import("./game-table.js").GameTable<any>} table
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key meant something here
 */
function pressed(table, event) {
  const key = event.key.toLowerCase();
  if (!table.view) return false;
  if (table.game.key?.(table, key)) return true;
  switch (key) {
    case "a":
      void table.toggleDrawer("actions");
      return true;
    case "u":
      table.undo(1);
      return true;
    case "e":
      table.endTurn();
      return true;
    case "g":
      table.guide.focus();
      return true;
    case "?":
      void table.openDialog({ kind: "help" });
      return true;
    case "escape":
      return table.stepBack();
    case "arrowleft":
      return walk(event, -1);
    case "arrowright":
      return walk(event, 1);
    default:
      return false;
  }
}

/**
 * Arrow keys walk along the cards of a group.
 *
 * @param {KeyboardEvent} event
 * @param {number} way
 */
function walk(event, way) {
  const at = event.composedPath()[0];
  const group = at instanceof Element ? at.closest("[data-group]") : null;
  if (!group || !(at instanceof Element)) return false;
  const members = [...group.querySelectorAll("button")];
  const here = members.indexOf(/** @type {HTMLButtonElement} */ (at));
  const next = members[(here + way + members.length) % members.length];
  next?.focus();
  return true;
}
