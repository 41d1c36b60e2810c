import { css, html, nothing } from "lit";
import { answersOf } from "../expansions/index.js";
import { icon } from "./icons.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").OfficialId} OfficialId */

/** The officials: who can help now, who has helped, and why the others cannot. @param {TutTable} table */
export function officials(table) {
  const { t, view } = table;
  if (!view) return nothing;
  return html`<div class="officials" role="toolbar" aria-label=${t("tut-region-officials")} data-group>
    ${view.observation.helpers.map((id) => portrait(table, id))}
  </div>`;
}

/**
 * @param {TutTable} table
 * @param {OfficialId} id
 */
function portrait(table, id) {
  const { view, moves, t, choices } = table;
  const used = view?.observation.used.includes(id) ?? false;
  const usable = moves.all.some((action) => action.official === id);
  const forced = usable && view?.observation.compulsory === id;
  const armed = choices.armed === id || forced;
  const state = used ? "used" : armed ? "armed" : usable ? "lit" : "idle";
  const say = t(`tut-official-state-${state === "lit" ? "usable" : state}`);
  const more = answersOf(table, (part) => part.official?.(table, id));
  return html`<button
    class="official ${state}"
    data-part="official-${id}"
    aria-pressed=${armed}
    aria-label=${`${t(`tut-official-${id}`)}: ${t(`tut-official-does-${id}`)} ${[say, ...more.map(({ words }) => words)].join(" ")}`}
    title=${t(`tut-official-does-${id}`)}
    @click=${() => choices.official(id)}
  >
    <span class="portrait" aria-hidden="true">${table.portrait(id)}</span>
    <span class="official-name">${t(`tut-official-${id}`)}</span>
    ${more.map(({ shown }) => shown)}
    ${used ? html`<span class="seal">${icon("check")}</span>` : nothing}
  </button>`;
}

export const officialsCss = css`
  .officials {
    grid-area: officials;
    display: flex;
    gap: var(--gap);
    align-items: stretch;
  }
  .official {
    position: relative;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    inline-size: var(--official-w);
    block-size: var(--card-h);
    min-block-size: var(--touch);
    padding: 0.15rem;
    border: 1px solid transparent;
    border-radius: 0.4rem;
    background: transparent;
    color: var(--ink);
    font: inherit;
    cursor: pointer;
  }
  .portrait {
    display: grid;
    place-items: center;
    min-block-size: 0;
  }
  .portrait > svg {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
  }
  .official-name {
    font-size: var(--t1);
    font-weight: 500;
    line-height: 1.15;
  }
  .official.idle .portrait,
  .official.used .portrait {
    filter: grayscale(0.75);
    opacity: 0.62;
  }
  .official.idle .official-name {
    color: var(--ink-soft);
  }
  .official.lit {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--glow) 16%, transparent);
  }
  .official.armed {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--glow) 34%, transparent);
    box-shadow: 0 0 0 2px var(--accent);
  }
  .seal {
    position: absolute;
    inset-block-start: 0.1rem;
    inset-inline-end: 0.1rem;
    display: grid;
    place-items: center;
    inline-size: 1.3rem;
    block-size: 1.3rem;
    border-radius: 50%;
    background: var(--wax);
    color: var(--on-accent);
  }
  .seal .icon {
    inline-size: 0.9rem;
    block-size: 0.9rem;
    stroke-width: 3;
  }
`;
