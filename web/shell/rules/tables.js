import { findings, tables } from "spieltisch:rulebook";
import { html, nothing } from "lit";
import { t } from "../../i18n/index.js";
import { inline, plain } from "./words.js";

/** @import { Cell, Chapter, Finding } from "spieltisch:rulebook" */

/** What stands in a cell; several things with commas between. @param {Cell} cell @returns {unknown} */
function cellOf(cell) {
  if (Array.isArray(cell))
    return cell.map((one, i) => html`${i > 0 ? ", " : nothing}${cellOf(one)}`);
  if (typeof cell !== "object") return cell;
  if ("leaning" in cell) return html`<em>${cellOf(cell.leaning)}</em>`;
  if (!("made" in cell)) return plain(cell);
  return html`${cellOf(cell.made)}<span class="ring" title=${t("rules-made-mark")}
    >°<span class="visually-hidden"> (${t("rules-made-mark")})</span></span
  >`;
}

/** @param {string} of  its name in the outline */
export function table(of) {
  const { heads = [], rows = [], numbers, made } = tables[of] ?? {};
  const names = heads.map((head) => t(`rules-col-${head}`));
  return html`<div class="wide" role="group" tabindex="0" aria-label=${names[0]}>
    <table class=${numbers ? "numbers" : ""}>
      <thead>
        <tr>
          ${names.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...rest]) =>
            html`<tr>
              <th scope="row">${cellOf(first ?? "")}</th>
              ${rest.map((cell) => html`<td>${cellOf(cell)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>${
    made ? html`<p class="legend"><span class="ring">°</span> ${t("rules-made-mark")}</p>` : nothing
  }`;
}

/** @param {Chapter} chapter @returns {boolean} whether anything of its data is our own invention */
export function hasMade({ sections }) {
  const shown = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "made" ? (findings[block.of] ?? []) : [])),
  );
  return shown.some(({ grade }) => grade === "reconstruction");
}

/**
 * Says plainly what is modelled after the game and what was only inferred.
 *
 * @param {string} of
 */
export function madeBlock(of) {
  const all = findings[of] ?? [];
  if (all.length === 0) return html`<p>${t("rules-made-nothing")}</p>`;
  const parts = /** @type {const} */ (["made", "inferred"]).map((kind) => {
    const grade = kind === "made" ? "reconstruction" : kind;
    const found = all.filter((one) => one.grade === grade);
    return found.length === 0
      ? nothing
      : html`<h4>${t(`rules-${kind}-title`)}</h4>
          <p>${t(`rules-${kind}-intro`)}</p>
          ${lists(found)}`;
  });
  return html`${parts}
    <p class="legend">${t("rules-made-correct")}</p>`;
}

/** @param {Finding[]} found */
function lists(found) {
  return html`<dl>
    ${found.map(
      ({ what, items, count, total }) =>
        html`<dt>${t(`rules-made-${what}`, { count, total })}</dt>
          <dd>${inline(items.map(plain).join(", "))}</dd>`,
    )}
  </dl>`;
}
