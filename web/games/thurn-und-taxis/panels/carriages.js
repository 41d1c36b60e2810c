import { css, html, nothing } from "lit";
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

export const carriagesCss = css`
  .carriages {
    min-inline-size: 0;
  }
  .ladder {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 0.2rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .rung {
    position: relative;
    padding: 0.15rem 0.1rem;
    border: 1px solid transparent;
    border-radius: 0.35rem;
    text-align: center;
  }
  .rung-art {
    display: block;
    block-size: 2.5rem;
  }
  .rung-art > svg {
    inline-size: 100%;
    block-size: 100%;
  }
  .rung-points {
    display: block;
    font-size: var(--t1);
    font-weight: 500;
    line-height: 1.1;
    white-space: nowrap;
  }
  .rung.later .rung-art {
    filter: grayscale(1);
    opacity: 0.45;
  }
  .rung.next .rung-art {
    filter: grayscale(0.6);
    opacity: 0.75;
  }
  .rung.next {
    border: 1px dashed var(--accent);
  }
  .rung.top {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--glow) 22%, transparent);
  }
  .rung.later .rung-points,
  .rung.next .rung-points {
    color: var(--ink-soft);
  }
`;
