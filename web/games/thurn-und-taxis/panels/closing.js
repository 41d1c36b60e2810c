import { html, nothing } from "lit";
import { cityId, cityName, stackName } from "../board.js";
import { landlessWords } from "../expansions/boards.js";
import { firstOf, withCost } from "../expansions/index.js";
import { icon } from "./icons.js";
import { carriage, housePicture, tilePicture } from "./pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../touch/closing-draft.js").ClosingDraft} ClosingDraft */
/** @typedef {import("../touch/closing-sets.js").Mode} Mode */
/** @typedef {import("../types.js").OfficialId} OfficialId */
/**
 * @template {string} Prefix
 * @typedef {import("../../../i18n/ids.js").TextRest<Prefix>} TextRest
 */

/** The moment of the game: where the houses go and what the route brings. @param {TutTable} table */
export function closingPanel(table) {
  const { closing: draft, own, t } = table;
  if (!draft || !own) return nothing;
  return html`<section class="sheet closing" role="dialog" aria-labelledby="closing-title" data-part="closing">
    <header class="sheet-head">
      <h2 id="closing-title" tabindex="-1">${t("tut-closing-title", { count: own.route.length })}</h2>
      <button class="tool icon-tool" data-part="close-cancel" aria-label=${t("tut-cancel")} @click=${() => table.cancelClosing()}>
        ${icon("close")}
      </button>
    </header>
    <div class="sheet-body closing-body">
      <div class="modes" role="radiogroup" aria-label=${t("tut-closing-modes")}>
        ${mode(table, draft, "each")} ${mode(table, draft, "all")}
      </div>
      ${carriageChoices(table, draft)}
      <div class="close-cities" role="group" aria-label=${t("tut-closing-cities")}>${cities(table, draft)}</div>
    </div>
    ${gains(table, draft)}
  </section>`;
}

/**
 * Chooses something else; what was said of the choice before is over.
 *
 * @param {TutTable} table
 * @param {() => void} choose
 */
function anew(table, choose) {
  table.bubble = null;
  choose();
}

/**
 * Points with their sign: what a choice adds.
 *
 * @param {import("../types.js").Translate} t
 * @param {number} points
 */
function gain(t, points) {
  return t("tut-points-gain", { points, sign: points > 0 ? "+" : "" });
}

/**
 * @param {TutTable} table
 * @param {ClosingDraft} draft
 * @param {Mode} which
 */
function mode(table, draft, which) {
  const { t } = table;
  const { houses, points } = draft.told(which);
  return html`<button
    class="pressable mode ${draft.mode === which ? "chosen" : ""}"
    role="radio"
    aria-checked=${draft.mode === which}
    data-part="close-mode-${which}"
    @click=${() => anew(table, () => draft.setMode(which))}
  >
    <span class="mode-name">${t(`tut-closing-${which}`)}</span>
    <span class="mode-sum">
      <span>${t("tut-houses", { count: houses })}</span>
      ${points === null ? nothing : html`<b>${gain(t, points)}</b>`}
    </span>
  </button>`;
}

/**
 * The cities of the route by country, each a switch for one house.
 *
 * @param {TutTable} table
 * @param {ClosingDraft} draft
 */
function cities(table, draft) {
  const { own, board, t } = table;
  const route = (own?.route ?? []).map(cityId);
  const groups = new Map(
    route.map((city) => [table.countryId(city), /** @type {string[]} */ ([])]),
  );
  for (const city of route) groups.get(table.countryId(city))?.push(city);
  const landless = landlessWords(board);
  return [...groups].map(
    ([country, members]) => html`<div class="close-country" data-country=${country}>
      <span class="close-country-name">${board.countries.find((one) => one.id === country)?.name ?? (landless ? t(landless.several) : "")}</span>
      <span class="close-row">${members.map((city) => cityButton(table, draft, city))}</span>
    </div>`,
  );
}

/**
 * @param {TutTable} table
 * @param {ClosingDraft} draft
 * @param {string} city
 */
function cityButton(table, draft, city) {
  const { t, board, choices, own } = table;
  const seat = table.seats[table.me];
  const chosen = draft.houses.includes(city);
  const owned = own?.houses.includes(city) ?? false;
  const open = draft.open.has(city);
  const state = owned ? "owned" : chosen ? "chosen" : open ? "open" : "shut";
  return html`<button
    class="pressable close-city ${state}"
    aria-pressed=${chosen}
    data-part="close-city-${city}"
    aria-label=${t(`tut-closing-city-${state}`, { city: cityName(board, city) })}
    @click=${() => choices.closingCity(city)}
    @pointerenter=${() => table.point(city)}
    @pointerleave=${() => table.point(null)}
  >
    <span class="close-house" aria-hidden="true">${seat ? housePicture(seat) : nothing}</span>
    <span>${cityName(board, city)}</span>
  </button>`;
}

/**
 * Helpers and refusal of the carriage, each only when the list offers the choice.
 *
 * @param {TutTable} table
 * @param {ClosingDraft} draft
 */
function carriageChoices(table, draft) {
  const { t, own } = table;
  if (draft.helpers.length === 0 && !draft.canDecline) return nothing;
  const length = own?.nextCarriage ?? 0;
  const without = firstOf(table, (part) => part.declined?.(table));
  return html`<div class="close-switches">
    ${draft.helpers.map((id) => helper(table, draft, id))}
    ${
      draft.canDecline
        ? html`<button
          class="pressable switch ${draft.declined ? "" : "on"}"
          role="switch"
          aria-checked=${!draft.declined}
          data-part="close-carriage"
          @click=${() => anew(table, () => draft.setDeclined(!draft.declined))}
        >
          <span class="switch-art" aria-hidden="true">${carriage(length || 3)}</span>
          <span class="switch-words">
            ${t("tut-closing-take-carriage", { length })}
            ${without ? html`<small class="switch-more">${without}</small>` : nothing}
          </span>
          <span class="switch-knob" aria-hidden="true"></span>
        </button>`
        : nothing
    }
  </div>`;
}

/**
 * Whether an official helps to close.
 *
 * @param {TutTable} table
 * @param {ClosingDraft} draft
 * @param {OfficialId} id
 */
function helper(table, draft, id) {
  const on = draft.official === id;
  const known = /** @type {OfficialId & TextRest<"tut-closing-">} */ (id);
  const length = table.own?.nextCarriage ?? 0;
  return html`<button
    class="pressable switch ${on ? "on" : ""}"
    role="switch"
    aria-checked=${on}
    data-part="close-${id}"
    @click=${() => anew(table, () => draft.setOfficial(on ? null : id))}
  >
    <span class="switch-art" aria-hidden="true">${table.portrait(id)}</span>
    <span class="switch-words">${withCost(table, id, table.t(`tut-closing-${known}`, { length }))}</span>
    <span class="switch-knob" aria-hidden="true"></span>
  </button>`;
}

/**
 * What the choice brings, as pictures with a live total, and the last tap.
 *
 * @param {TutTable} table
 * @param {ClosingDraft} draft
 */
function gains(table, draft) {
  const { t, board, shut } = table;
  const preview = draft.preview;
  const events = preview?.events ?? [];
  const tiles = events.filter((event) => event.event === "tile");
  const gained = events.find((event) => event.event === "carriage");
  const ends = events.some((event) => event.event === "end-triggered");
  const points = preview?.gain ?? null;
  const seat = table.seats[table.me];
  return html`<footer class="gains">
    <div class="gain-list">
      <span class="gain" title=${t("tut-houses", { count: draft.houses.length })}>
        <span class="gain-art" aria-hidden="true">${seat ? housePicture(seat) : nothing}</span>
        <b>${draft.houses.length}</b><span class="hidden-words">${t("tut-houses", { count: draft.houses.length })}</span>
      </span>
      ${
        gained
          ? html`<span class="gain">
            <span class="gain-art wide" aria-hidden="true">${carriage(gained.length ?? 3)}</span>
            <span class="hidden-words">${t("tut-closing-carriage", { length: gained.length ?? 0 })}</span>
          </span>`
          : nothing
      }
      ${tiles.map(
        (tile) => html`<span class="gain">
          <span class="gain-art" aria-hidden="true">${tilePicture(board, tile.stack ?? "", tile.value ?? null)}</span>
          <span class="hidden-words">${t("tut-tile-value", { name: stackName(board, tile.stack ?? "", t), value: tile.value ?? 0 })}</span>
        </span>`,
      )}
      ${ends ? html`<span class="gain-end">${icon("flag")}${t("tut-closing-ends")}</span>` : nothing}
    </div>
    <p class="total" data-part="close-total" role="status">
      ${
        points === null
          ? nothing
          : html`<b class="total-gain">${gain(t, points)}</b>
            <span>${t("tut-closing-total", { before: preview?.before.total ?? 0, after: preview?.after?.total ?? 0 })}</span>`
      }
    </p>
    <button
      class="primary glow confirm"
      data-part="close-confirm"
      aria-disabled=${!draft.action || shut}
      @click=${() => table.confirmClosing()}
    >
      ${icon("stamp")}<span>${t("tut-closing-confirm")}</span>
    </button>
  </footer>`;
}
