import { html, nothing } from "lit";
import { listed } from "../../../../i18n/lists.js";
import { icon } from "../../panels/icons.js";

/** @typedef {import("../../table.js").TutTable} TutTable */
/** @typedef {import("../../types.js").SeatState} SeatState */

/**
 * @param {readonly string[]} ids
 * @param {import("../../types.js").Translate} t
 */
export function officialsList(ids, t) {
  return listed(ids.map((id) => t(`tut-official-${id}`)));
}

/**
 * How many office tiles still lie beside an official.
 *
 * @param {TutTable} table
 * @param {string} id
 */
export function stackBadge({ view, t }, id) {
  const left = view?.observation.offices?.stacks[id];
  if (left === undefined) return null;
  return {
    shown: html`<span class="office-stack" data-part="office-stack-${id}" aria-hidden="true"
      >${icon("office")}<b data-number=${left}></b></span
    >`,
    words: t("tut-aw-stack", { count: left }),
  };
}

/**
 * The office tiles and chips that lie in front of a player.
 *
 * @param {TutTable} table
 * @param {SeatState} state
 */
export function officeTiles(table, { offices, chips = 0 }) {
  const { t, seen } = table;
  const owned = seen.helpers.flatMap((id) => {
    const count = offices?.[id] ?? 0;
    return count > 0 ? [{ id, count }] : [];
  });
  if (owned.length === 0 && chips === 0) return nothing;
  const words = [
    ...owned.map(({ id, count }) =>
      t("tut-aw-owned", { official: t(`tut-official-${id}`), count }),
    ),
    ...(chips > 0 ? [t("tut-aw-chips", { count: chips })] : []),
  ];
  return html`<p class="office-tiles" data-part="office-tiles" role="img" aria-label=${words.join(", ")} title=${words.join(", ")}>
    ${owned.map(
      ({ id, count }) =>
        html`<span class="office-owned" aria-hidden="true">${table.portrait(id)}<b>${count}</b></span>`,
    )}
    ${
      chips > 0
        ? html`<span class="office-chips" aria-hidden="true"><span class="chip-sign">1</span><b>×${chips}</b></span>`
        : nothing
    }
  </p>`;
}
