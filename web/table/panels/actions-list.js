import { html, nothing } from "lit";

/**
 * Actions under one heading.
 *
 * @template A
 * @typedef {{name: string, actions: readonly A[], folded?: boolean}} Group
 */

/**
 * Actions by the name of their group, in the order in which the names come up.
 *
 * @template A
 * @param {readonly A[]} actions
 * @param {(action: A) => string} nameOf
 * @returns {Group<A>[]}
 */
export function grouped(actions, nameOf) {
  /** @type {Map<string, A[]>} */
  const groups = new Map();
  for (const action of actions) {
    const name = nameOf(action);
    groups.set(name, [...(groups.get(name) ?? []), action]);
  }
  return [...groups].map(([name, members]) => ({ name, actions: members }));
}

/**
 * Every legal action as a button: the whole game without a board, a pointer or a drag. The heading of a group is the
 * text `actions-<name>`.
 *
 * @template {{text: string, final?: boolean}} A
 * @param {import("../game-table.js").GameTable<any>} table
 * @param {readonly Group<A>[]} groups
 * @param {(action: A) => string} wordsOf
 */
export function actionsList(table, groups, wordsOf) {
  if (groups.length === 0) return html`<p class="quiet empty">${table.word("actions-none")}</p>`;
  return groups.map(({ name, actions, folded = false }) => {
    const heading = table.word(`actions-${name}`, { count: actions.length });
    const buttons = actionButtons(
      actions.map(
        (
          action,
        ) => html`<button class="tool action" data-part="list-${action.text}" data-action=${action.text} @click=${() => press(table, action)}>
          ${wordsOf(action)}
        </button>`,
      ),
    );
    return folded
      ? html`<details class="actions-group"><summary>${heading}</summary>${buttons}</details>`
      : html`<section class="actions-group"><h3>${heading}</h3>${buttons}</section>`;
  });
}

/** As with its own button, what cannot be taken back may first be shown only. @param {import("../game-table.js").GameTable<any>} table @param {{text: string, final?: boolean}} action */
function press(table, action) {
  const key = `list-${action.text}`;
  const what = { action: table.ctx?.called(action) ?? "" };
  const look = () => table.feedback.info("table-look", key, what);
  if (table.selection.asks?.(action, key)) return;
  if (!table.tapPreview.shows(action, action.text, look)) table.act(action);
}

/** What takes actions back, as long as there are some. @param {import("../game-table.js").GameTable<any>} table */
export function undoList(table) {
  const { t, view, isLaid, undoControl } = table;
  if (isLaid || (view?.undo.steps ?? 0) < 1) return nothing;
  /** @param {1 | "turn"} steps */
  const press = (steps) => {
    table.drawer = null;
    undoControl.undo(steps);
  };
  return html`<section class="actions-group">
    <h3>${t("table-actions-back")}</h3>
    ${actionButtons([
      html`<button class="tool action" data-part="list-undo" @click=${() => press(1)}>${t("table-undo")}</button>`,
      html`<button class="tool action" data-part="list-restart" @click=${() => press("turn")}>${t("table-restart")}</button>`,
    ])}
  </section>`;
}

/** @param {readonly unknown[]} buttons */
export function actionButtons(buttons) {
  return html`<ul class="actions-list">${buttons.map((button) => html`<li>${button}</li>`)}</ul>`;
}
