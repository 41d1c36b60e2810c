import { html, nothing } from "lit";
import { firstOf } from "../expansions/index.js";
import { carriage } from "./pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/** The own row of carriages: what is owned, what comes next and what it needs. @param {TutTable} table */
export function carriages(table) {
  const { own, board, t } = table;
  if (!own) return nothing;
  const instead = firstOf(table, (part) => part.carriages?.(table));
  if (instead) return instead;
  return html`<section class="carriages" aria-label=${t("tut-region-carriages")}>
    <ol class="ladder" data-group>
      ${board.carriages.map(({ length, points }) => {
        const state = own.carriages.includes(length)
          ? "owned"
          : own.nextCarriage === length
            ? "next"
            : "later";
        const top = own.carriage === length;
        const words = t(`tut-carriage-${top ? "top" : state === "next" ? "next-rung" : state}`, {
          length,
          points,
        });
        return html`<li
          class="rung ${state} ${top ? "top" : ""}"
          data-part="carriage-${length}"
          tabindex="0"
          aria-label=${words}
          title=${words}
        >
          <span class="rung-art" aria-hidden="true">${carriage(length)}</span>
          <span class="rung-points" aria-hidden="true">${t("tut-points-short", { points })}</span>
        </li>`;
      })}
    </ol>
  </section>`;
}
