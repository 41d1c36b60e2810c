import { html, nothing } from "lit";
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
