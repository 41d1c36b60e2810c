import { chapters, pictures } from "spieltisch:rulebook";
import { html, nothing } from "lit";
import {
  actionSign,
  buildingParts,
  coin,
  customer,
  gondola,
  gondolier,
  ship,
} from "../../art/murano/figures.js";
import { houseParts } from "../../art/pieces.js";
import { landmark } from "../../art/town.js";
import { toSvg, wordless } from "../../board/canvas/drawing.js";
import { language, t } from "../../i18n/index.js";

/**
 * The blocks of the rule book: texts with references, tables, what is only inferred, pictures.
 *
 * @import { Cell, Chapter, Finding, Findings, Painted, Table, Words } from "spieltisch:rulebook"
 * @import { Part } from "../../board/canvas/drawing.js"
 */

const KNOWN = new Set(
  chapters.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) => blocks.flatMap(({ ids }) => ids)),
  ),
);

/** What stands out in a text of the rule book: a lead in bold, and rules named by their ids. */
const MARKED = /\*\*(.+?)\*\*|\b([A-Z]{2}-(?:\d{3}|[A-Z]\d{2}))\b/gu;

/**
 * A text with its lead set in bold and its references as links.
 *
 * @template {string} const I
 * @param {I & import("../../i18n/ids.js").Written<I>} id
 */
export function words(id) {
  return inline(t(/** @type {import("../../i18n/ids.js").TextId} */ (id)));
}

/** @param {string} text @returns {unknown[]} */
function inline(text) {
  /** @type {unknown[]} */
  const parts = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    const [all, lead, rule] = match;
    parts.push(text.slice(at, match.index));
    parts.push(lead ? html`<strong>${lead}</strong>` : ruleLink(rule ?? ""));
    at = match.index + all.length;
  }
  return [...parts, text.slice(at)];
}

/** @param {string} rule */
function ruleLink(rule) {
  return KNOWN.has(rule) ? html`<a href="#/rules/${rule}">${rule}</a>` : rule;
}

/** In the language of the page. @param {Words} said @returns {string | number} */
function plain(said) {
  if (typeof said !== "object") return said;
  if ("say" in said)
    return t(/** @type {import("../../i18n/ids.js").TextId} */ (said.say), said.args);
  // In English where the data file does not have it.
  return /** @type {Record<string, string | undefined>} */ (said)[language()] ?? said.en;
}

/** @typedef {(rule: object) => string} RuleWords the rule of a card in words */

/** What stands in a cell; several things with commas between. @param {Cell} cell @param {RuleWords} ruled @returns {unknown} */
function cellOf(cell, ruled) {
  if (Array.isArray(cell))
    return cell.map((one, i) => html`${i > 0 ? ", " : nothing}${cellOf(one, ruled)}`);
  if (typeof cell !== "object") return cell;
  if ("rule" in cell) return ruled(cell.rule);
  if ("leaning" in cell) return html`<em>${cellOf(cell.leaning, ruled)}</em>`;
  if (!("made" in cell)) return plain(cell);
  return html`${cellOf(cell.made, ruled)}<span class="ring" title=${t("rules-made-mark")}
    >°<span class="visually-hidden"> (${t("rules-made-mark")})</span></span
  >`;
}

/** @param {Partial<Table>} table @param {RuleWords} ruled */
export function table({ heads = [], rows = [], numbers, made }, ruled) {
  const names = heads.map((head) => t(`rules-col-${head}`));
  return html`<div class="wide" role="group" tabindex="0" aria-label=${names[0]}>
    <table class=${numbers ? "numbers" : ""}>
      <thead>
        <tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...rest]) =>
            html`<tr>
              <th scope="row">${cellOf(first ?? "", ruled)}</th>
              ${rest.map((cell) => html`<td>${cellOf(cell, ruled)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>${
    made ? html`<p class="legend"><span class="ring">°</span> ${t("rules-made-mark")}</p>` : nothing
  }`;
}

/** @param {Chapter} chapter @param {Findings} findings @returns {boolean} whether anything of its data is our own invention */
export function hasMade({ sections }, findings) {
  const shown = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "made" ? (findings[block.of] ?? []) : [])),
  );
  return shown.some(({ grade }) => grade === "reconstruction");
}

/** Says plainly what is modelled after the game and what was only inferred. @param {Finding[]} all */
export function madeBlock(all) {
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
    <p class="legend">${t("rules-made-correct")} <a href="#/copy" data-part="rules-copy">${t("copy")}</a></p>`;
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

/** Width of every picture. */
const WIDTH = 340;

/** What a picture shows of the page's own drawings. @type {Record<string, (which: string) => Part[]>} */
const DRAWINGS = {
  landmark: (city) => landmark(city)?.parts ?? [],
  house: () => houseParts("blue", "circle"),
  sign: (action) => wordless(actionSign(action)),
  ship: (colour) => ship(colour === "red"),
  coin: (text) => coin(11, text),
  building: buildingParts,
  customer: (colour) => customer(/** @type {Parameters<typeof customer>[0]} */ (colour)),
  gondola: () => gondola("--seat-orange"),
  gondolier: () => gondolier("--seat-orange"),
};

/**
 * A picture with what it shows, for those who see it and for those who do not.
 *
 * @param {string} id  its name in the outline
 */
export function picture(id) {
  const { parts = [], height } = pictures[id] ?? {};
  return html`<figure data-part="picture-${id}">
    <svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label=${t(`rules-picture-${id}-alt`)}>
      ${toSvg(parts.map(drawn))}
    </svg>
    <figcaption>${t(`rules-picture-${id}`)}</figcaption>
  </figure>`;
}

/** @param {Painted} painted @returns {Part} */
function drawn(painted) {
  if (!("draw" in painted)) return painted;
  const { draw, ...place } = painted;
  const [drawing = "", which = ""] = draw.split(" ");
  return { ...place, parts: DRAWINGS[drawing]?.(which) ?? [] };
}
