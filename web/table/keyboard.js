/**
 * Listens to the keyboard while the focus is on the table or nowhere.
 *
 * @param {Node} table
 * @param {(event: KeyboardEvent) => boolean} pressed says whether the key meant something here
 * @returns {() => void} undo
 */
export function listenToKeys(table, pressed) {
  /** @param {KeyboardEvent} event */
  const listener = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const path = event.composedPath();
    const first = path[0];
    const around = first instanceof Element && first.contains(table);
    const near = path.includes(table) || around || first === document.body;
    if (!near || typing(first) || inDialog(path)) return;
    if (pressed(event)) event.preventDefault();
  };
  document.addEventListener("keydown", listener);
  return () => document.removeEventListener("keydown", listener);
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
 * Arrow keys walk along the cards of a group.
 *
 * @param {KeyboardEvent} event
 * @param {number} way
 */
export function walk(event, way) {
  const at = event.composedPath()[0];
  const group = at instanceof Element ? at.closest("[data-group]") : null;
  if (!group || !(at instanceof Element)) return false;
  const members = [...group.querySelectorAll("button")];
  const here = members.indexOf(/** @type {HTMLButtonElement} */ (at));
  const next = members[(here + way + members.length) % members.length];
  next?.focus();
  return true;
}
