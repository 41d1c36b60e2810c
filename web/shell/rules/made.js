import { html, nothing } from "lit";
import { language, t } from "../../i18n/index.js";
import { NORTH, ROME } from "./data.js";
import { boardFindings, wayFindings } from "./provenance.js";
import { stackName } from "./tables.js";
import { inline } from "./words.js";

/** @typedef {import("./provenance.js").Finding} Finding */

/** @type {Record<string, () => Finding[]>} */
const FINDINGS = {
  north: () => boardFindings(NORTH),
  rome: () => wayFindings(ROME, language()),
};

/** Which chapter shows which data. @type {Record<string, string>} */
export const MADE_IN = { glory: "north", audience: "rome" };

/**
 * @param {string | undefined} of
 * @returns {boolean} whether anything of these data is our own invention
 */
export function hasMade(of) {
  return (FINDINGS[of ?? ""]?.() ?? []).some(({ grade }) => grade === "reconstruction");
}

/**
 * Says plainly what is modelled after the game and what was only inferred.
 *
 * @param {string} of
 */
export function madeBlock(of) {
  const findings = FINDINGS[of]?.() ?? [];
  const made = findings.filter(({ grade }) => grade === "reconstruction");
  const inferred = findings.filter(({ grade }) => grade === "inferred");
  if (findings.length === 0) return html`<p>${t("rules-made-nothing")}</p>`;
  return html`${
    made.length > 0
      ? html`<h4>${t("rules-made-title")}</h4>
            <p>${t("rules-made-intro")}</p>
            ${lists(of, made)}`
      : nothing
  }${
    inferred.length > 0
      ? html`<h4>${t("rules-inferred-title")}</h4>
            <p>${t("rules-inferred-intro")}</p>
            ${lists(of, inferred)}`
      : nothing
  }
    <p class="legend">${t("rules-made-correct")}</p>`;
}

/**
 * @param {string} of
 * @param {Finding[]} findings
 */
function lists(of, findings) {
  return html`<dl>
    ${findings.map(({ what, items, total }) => {
      const names =
        what === "values" && of === "north" ? items.map((id) => stackName(NORTH, id)) : items;
      return html`<dt>${t(`rules-made-${what}`, { count: items.length, total })}</dt>
        <dd>${inline(names.filter(Boolean).join(", "))}</dd>`;
    })}
  </dl>`;
}
