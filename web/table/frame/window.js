import { html, nothing } from "lit";
import { symbolMark } from "../../art/pieces.js";
import { listed } from "../../i18n/index.js";
import { closesFromBeside } from "../../ui/back/back.js";
import { partName, signed } from "../words/telling.js";
import { againOf } from "./bubble.js";
import { icon, signButton, toolButton } from "./icons.js";

/** @typedef {import("../game-table.js").GameTable<any>} AnyTable */

/**
 * The modal window of a table.
 *
 * @param {AnyTable} table
 * @param {(dialog: any) => unknown} content
 * @param {string} [look] a class
 */
export function windowOver(table, content, look = "") {
  const { dialog } = table;
  return html`<dialog
    class="dialog ${look}"
    aria-labelledby="dialog-title"
    @close=${() => table.windows.closed()}
    @cancel=${(/** @type {Event} */ event) => {
      // It has come by itself under a press.
      if (dialog?.kind === "look-first" && table.tapPreview.holds()) event.preventDefault();
    }}
    @click=${(/** @type {Event} */ event) => {
      if (closesFromBeside(event)) table.windows.close();
      else if (event.target === event.currentTarget) table.windows.hold();
    }}
  >
    ${dialog ? shownIn(table, dialog, content) : nothing}
    <p class="dialog-held ${againOf(dialog?.held)}" role="status">${dialog?.held ? table.t("table-window-first", { asks: QUESTIONS.includes(dialog.kind) ? "yes" : "no" }) : nothing}</p>
  </dialog>`;
}

/** Windows that ask. */
const QUESTIONS = ["look-first", "take-back", "question"];

/** @param {AnyTable} table @param {any} dialog @param {(dialog: any) => unknown} content */
function shownIn(table, dialog, content) {
  if (dialog.kind === "look-first") return lookFirst(table);
  if (dialog.kind === "take-back") return takeBack(table, dialog);
  if (dialog.kind === "question") return dialog.question.window(table, dialog.goOn, dialog.action);
  if (dialog.kind === "forecast") return forecast(table);
  return content(dialog);
}

/** Asks once if the first touch is to go on showing only. @param {AnyTable} table */
function lookFirst(table) {
  const { t } = table;
  const answerOf = (/** @type {"always" | "never"} */ id, /** @type {string} */ look) =>
    answer(
      `look-first-${id}`,
      t(`table-look-first-${id}`),
      () => table.tapPreview.decide(id),
      look,
    );
  const text = html`<p>${t("table-look-first-text")}</p>`;
  const answers = [answerOf("always", "tool"), answerOf("never", "primary")];
  return asking("look-first", t("table-look-first-title"), text, answers);
}

/** A window that asks. @param {string} part its name @param {string} title @param {unknown} text @param {readonly unknown[]} answers */
export function asking(part, title, text, answers) {
  return html`<div class="dialog-body" data-part=${part}>
    <h2 id="dialog-title">${title}</h2>
    ${text}
    <div class="dialog-buttons">${answers}</div>
  </div>`;
}

/** @param {string} part its name @param {unknown} words @param {() => unknown} press @param {string} look classes @param {boolean} [isFirst] it has the keyboard */
export function answer(part, words, press, look, isFirst = false) {
  return html`<button class=${look} ?autofocus=${isFirst} data-part=${part} @click=${press}>${words}</button>`;
}

/**
 * Asks before something is taken back that everybody took for done.
 *
 * @param {AnyTable} table
 * @param {import("../panels/prompt.js").Crossing} crossing
 */
function takeBack(table, { steps, names, step }) {
  const { t } = table;
  const args = { names: listed(names) || "none", whole: steps === "turn" ? "yes" : "no" };
  const text = html`${steps === "turn" || !step ? nothing : html`<p><b>${step}</b></p>`}
    <p>${t("table-take-back-text", args)}</p>`;
  const confirm = () => table.undoControl.confirm(steps);
  return asking("take-back", t("table-take-back-title", args), text, [
    answer("take-back-no", t("table-take-back-no"), () => table.windows.close(), "tool", true),
    toolButton(icon("undo"), t("table-undo"), confirm, "take-back-yes", "primary danger"),
  ]);
}

/** @param {AnyTable} table @param {string} title */
export function windowHead(table, title) {
  return html`<header class="dialog-head">
    <h2 id="dialog-title">${title}</h2>
    ${signButton("close", table.t("table-close-dialog"), () => table.windows.close(), { part: "window-close" })}
  </header>`;
}

/** Opens the board in words without a key. @param {AnyTable} table */
function toldButton(table) {
  const { told, t } = table;
  if (!told.isThere) return nothing;
  const show = () => {
    table.windows.close();
    if (!told.open) void told.toggle();
  };
  return html`<p>${toolButton(icon("words"), t("table-told"), show, "help-told")}</p>`;
}

/** Keys of every table, at the end of the help's list. */
export const KEYS = /** @type {[string, string][]} */ ([
  ["T", "hint"],
  ["L", "log"],
  ["M", "players"],
  ["G", "guide"],
  ["?", "help"],
  ["Esc", "cancel"],
]);

/**
 * How a turn goes, and the keys. The texts are `help-<step>`, `help-<step>-text`, `help-<rule>` and `key-<name>`.
 *
 * @param {AnyTable} table
 * @param {object} parts
 * @param {readonly string[]} parts.steps of a turn
 * @param {readonly string[]} parts.rules what has to be said besides
 * @param {readonly (readonly [string, string])[]} parts.keys each with its name
 * @param {unknown} [parts.more] buttons
 */
export function help(table, { steps, rules, keys, more = nothing }) {
  return html`<div class="dialog-body">
    ${windowHead(table, table.word("help-title"))}
    <ol class="help-turn">
      ${steps.map((step) => html`<li><b>${table.word(`help-${step}`)}</b> ${table.word(`help-${step}-text`)}</li>`)}
    </ol>
    ${rules.map((rule) => html`<p>${table.word(`help-${rule}`)}</p>`)}
    ${forecastButton(table)} ${toldButton(table)} ${more}
    <h3>${table.word("help-keys")}</h3>
    <dl class="keys">
      ${keys.map(([key, name]) => html`<dt><kbd>${key}</kbd></dt><dd>${table.word(`key-${name}`)}</dd>`)}
    </dl>
  </div>`;
}

/** @typedef {import("../../core/engine/types.js").Score} Score */

/** @typedef {{seat: number, score: Score, whole: boolean}} Forecast */

/**
 * What everybody would have if the game ended now, as the engine counts it: whole, or what lies open of it.
 *
 * @template {{score: Score | null, openScore?: Score}} S
 * @param {readonly S[]} seats
 * @param {(seat: S) => boolean} [hides] something of it may lie face down
 * @returns {Forecast[]} in the order of the table, since the hidden part may change it; none where a game does not tell
 * @internal
 */
export function forecasts(seats, hides = () => true) {
  return seats.flatMap((one, seat) => {
    const { score, openScore } = one;
    const known = score ?? openScore;
    return known ? [{ seat, score: known, whole: score !== null || !hides(one) }] : [];
  });
}

/** @param {AnyTable} table */
function rowsOf(table) {
  const { game, view } = table;
  return view?.over ? [] : forecasts(view?.observation.seats ?? [], game.hides);
}

/** Leads to the window below. @param {AnyTable} table */
export function forecastButton(table) {
  if (rowsOf(table).length === 0) return nothing;
  const open = () => table.windows.open({ kind: "forecast" });
  return html`<p>${toolButton(icon("star"), table.t("table-forecast"), open, "forecast-open")}</p>`;
}

/**
 * What everybody would have if the game ended now, part by part.
 *
 * @param {AnyTable} table
 */
function forecast(table) {
  const { t } = table;
  const rows = rowsOf(table);
  return html`<div class="dialog-body" data-part="forecast">
    ${windowHead(table, t("table-forecast"))}
    <ul class="forecasts">
      ${rows.map(({ seat, score, whole }) => {
        const look = table.seats[seat];
        return html`<li class="seat-${look?.color ?? ""}" data-part="forecast-${seat}">
          <p class="forecast-head">
            <span class="mark">${look ? symbolMark(look.symbol) : nothing}</span>
            <b>${table.nameOf(seat)}</b>
            <b class="forecast-total">${t(whole ? "table-forecast-total" : "table-forecast-least", { total: score.total, shown: signed(score.total) })}</b>
          </p>
          <p>${partsInWords(table, score)}</p>
        </li>`;
      })}
    </ul>
    ${rows.every(({ whole }) => whole) ? nothing : html`<p class="soft">${t("table-forecast-hidden")}</p>`}
  </div>`;
}

/** @param {AnyTable} table @param {Score} score */
export function partsInWords({ t }, { parts }) {
  return Object.entries(parts)
    .map(([id, points]) => t("table-forecast-part", { part: partName(id), points: signed(points) }))
    .join(" · ");
}
