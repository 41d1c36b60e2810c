import { html, nothing } from "lit";
import { signButton } from "../../../table/frame/icons.js";
import { partName, signed } from "../../../table/words/telling.js";
import { cityId, cityList, cityName, countryOf, stackName } from "../board.js";
import { landlessWords } from "../expansions/boards.js";
import { allOf, costOf, firstOf } from "../expansions/index.js";
import { progressWords } from "../touch/about.js";
import { toggleHouse } from "../touch/closing-draft.js";
import { carriage, housePicture, icon, tilePicture } from "./pictures.js";
import { sheet } from "./sheet.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../touch/closing-draft.js").ClosingDraft} ClosingDraft */
/** @typedef {import("../touch/closing-draft.js").Mode} Mode */
/** @typedef {import("../types.js").OfficialId} OfficialId */
/** @typedef {import("../types.js").SeatState} SeatState */
/**
 * @template {string} Prefix
 * @typedef {import("../../../i18n/ids.js").TextRest<Prefix>} TextRest
 */

/** The panel that asks where the houses go, and shows what the route brings. @param {TutTable} table */
export function closingPanel(table) {
  const { closing: draft, own, t } = table;
  if (!draft || !own) return nothing;
  const body = html`<div class="sheet-body closing-body">
      <div class="modes" role="radiogroup" aria-label=${t("tut-closing-modes")}>
        ${mode(table, draft, "each")} ${mode(table, draft, "all")}
      </div>
      ${switches(table, draft, own)}
      <div class="close-cities" data-numbered role="group" aria-label=${t("tut-closing-cities")}>${countries(table, draft, own)}</div>
      ${told(table, draft, own)}
    </div>`;
  const leave = signButton("close", t("tut-cancel"), () => table.cancelClosing(), {
    part: "close-cancel",
  });
  const title = t("tut-closing-title", { count: own.route.length });
  return sheet("closing", "closing", title, [body, gains(table, draft)], leave);
}

/**
 * Points with their sign.
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
  const { houses, points } = draft.summary(which);
  const isChosen = draft.mode === which && !draft.isCounting;
  const choose = () => {
    table.bubble = null;
    draft.setMode(which);
  };
  return html`<button
    class="pressable mode ${isChosen ? "chosen" : ""}"
    role="radio"
    aria-checked=${isChosen}
    data-part="close-mode-${which}"
    @click=${choose}
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
 * @param {SeatState} own
 */
function countries(table, draft, own) {
  const { board, t } = table;
  const route = own.route.map(cityId);
  const landless = landlessWords(board);
  return [...new Set(route.map((city) => countryOf(board, city)))].map((country) => {
    const name = country?.name ?? (landless ? t(landless.several) : "");
    const cities = route.filter((city) => countryOf(board, city) === country);
    return html`<div class="close-country" data-country=${table.countryId(cities[0] ?? "")}>
      <span class="close-country-name">${name}</span>
      <span class="close-row">${cities.map((city) => cityButton(table, draft, own, city))}</span>
    </div>`;
  });
}

/**
 * @param {TutTable} table
 * @param {ClosingDraft} draft
 * @param {SeatState} own
 * @param {string} city
 */
function cityButton(table, draft, own, city) {
  const { t, board } = table;
  const chosen = draft.houses.includes(city);
  const open = chosen ? "chosen" : draft.open.has(city) ? "open" : "shut";
  const state = own.houses.includes(city) ? "owned" : open;
  const name = cityName(board, city);
  return html`<button
    class="pressable close-city ${state}"
    aria-pressed=${chosen}
    data-part="close-city-${city}"
    aria-label=${t(`tut-closing-city-${state}`, { city: name })}
    @click=${() => toggleHouse(table, city)}
    @pointerenter=${() => table.bridge.point(city)}
    @pointerleave=${() => table.bridge.point(null)}
  >
    <span class="close-house" aria-hidden="true">${ownHouse(table)}</span>
    <span>${name}</span>
  </button>`;
}

/** @param {TutTable} table */
function ownHouse({ seats, me }) {
  return seats[me] ? housePicture(seats[me]) : nothing;
}

/**
 * Who helps, and whether the carriage is taken, each only where there is a choice.
 *
 * @param {TutTable} table
 * @param {ClosingDraft} draft
 * @param {SeatState} own
 */
function switches(table, draft, own) {
  const { t } = table;
  if (draft.helpers.length === 0 && !draft.canDecline) return nothing;
  const length = own.nextCarriage ?? 0;
  const without = firstOf(table, (part) => part.declined?.(table));
  const words = html`${t("tut-closing-take-carriage", { length })} ${more(without)}`;
  const decline = () => draft.set({ declined: !draft.declined });
  /** @param {OfficialId} id */
  const helps = (id) => {
    const known = /** @type {OfficialId & TextRest<"tut-closing-">} */ (id);
    const cost = costOf(table, id);
    return html`${t(`tut-closing-${known}`, { length })} ${more(cost)}`;
  };
  return html`<div class="close-switches">
    ${draft.helpers.map((id) => {
      const on = draft.official === id;
      const set = () => draft.set({ official: on ? null : id });
      return switchButton(table, `close-${id}`, on, set, table.portrait(id), helps(id));
    })}
    ${
      draft.canDecline
        ? switchButton(
            table,
            "close-carriage",
            !draft.declined,
            decline,
            carriage(length || 3),
            words,
          )
        : nothing
    }
  </div>`;
}

/** Words below those of a switch. @param {string | null} words */
function more(words) {
  return words ? html`<small class="switch-more">${words}</small>` : nothing;
}

/**
 * @param {TutTable} table
 * @param {string} part
 * @param {boolean} on
 * @param {() => void} set
 * @param {unknown} picture
 * @param {unknown} words
 */
function switchButton(table, part, on, set, picture, words) {
  const press = () => {
    table.bubble = null;
    set();
  };
  return html`<button
    class="pressable switch ${on ? "on" : ""}"
    role="switch"
    aria-checked=${on}
    data-part=${part}
    @click=${press}
  >
    <span class="switch-art" aria-hidden="true">${picture}</span>
    <span class="switch-words">${words}</span>
    <span class="switch-knob" aria-hidden="true"></span>
  </button>`;
}

/**
 * What the points come from, what is still missing for the tiles that come nearer, and what another choice would bring.
 *
 * @param {TutTable} table
 * @param {ClosingDraft} draft
 * @param {SeatState} own
 */
function told(table, { houses, next, preview }, own) {
  const { board, t } = table;
  const { before, after } = preview ?? {};
  const parts = Object.entries(after?.parts ?? {}).flatMap(([id, points]) => {
    const more = points - (before?.parts[id] ?? 0);
    const words = { part: partName(id), points: `${more > 0 ? "+" : ""}${signed(more)}` };
    return more === 0 ? [] : t("table-forecast-part", words);
  });
  const missing = nearer(own, houses).map((row) =>
    t("tut-closing-missing", {
      stack: stackName(board, row.stack, t),
      progress: progressWords(table, row),
      open: row.missing.length,
    }),
  );
  return html`<ul class="close-told" tabindex="0">
    ${parts.length > 0 ? html`<li data-part="close-parts">${parts.join(" · ")}</li>` : nothing}
    ${missing.map((words) => html`<li data-part="close-missing">${words}</li>`)}
    ${next && !table.isRiddle ? html`<li data-part="close-next">${t("tut-closing-next", { cities: cityList(board, next.houses, t), gain: gain(t, next.points), more: next.points > (preview?.gain ?? 0) ? "yes" : "no" })}</li>` : nothing}
  </ul>`;
}

/** So many tiles are told of, the nearest ones. */
const TOLD_TILES = 2;

/** How far the tiles are that come nearer with some houses, or are won with them. @param {SeatState} own @param {readonly string[]} houses */
function nearer({ progress }, houses) {
  const rows = progress.flatMap((row) => {
    const missing = row.missing.filter((cities) => !cities.some((city) => houses.includes(city)));
    const isNearer = !row.won && missing.length < row.missing.length;
    return isNearer ? [{ ...row, missing, have: row.needed - missing.length }] : [];
  });
  return rows.sort((a, b) => a.missing.length - b.missing.length).slice(0, TOLD_TILES);
}

/**
 * What the choice brings, as pictures with a total, and the button that closes the route.
 *
 * @param {TutTable} table
 * @param {ClosingDraft} draft
 */
function gains(table, draft) {
  const { t, board, shut } = table;
  const { preview } = draft;
  const events = preview?.events ?? [];
  const gained = events.find((event) => event.event === "carriage");
  const points = preview?.gain ?? null;
  const houses = t("tut-houses", { count: draft.houses.length });
  const heard = t("tut-closing-houses", {
    count: draft.houses.length,
    cities: cityList(board, draft.houses, t),
  });
  return html`<footer class="gains">
    <div class="gain-list">
      ${gainSign(ownHouse(table), houses, html`<b>${draft.houses.length}</b>`)}
      ${gained ? gainSign(carriage(gained.length), t("tut-closing-carriage", { length: gained.length }), nothing, "wide") : nothing}
      ${events
        .filter((event) => event.event === "tile")
        .map(({ stack, value }) =>
          gainSign(
            tilePicture(board, stack, value),
            t("tut-tile-value", { name: stackName(board, stack, t), value: value ?? 0 }),
          ),
        )}
      ${preview ? allOf(table, (part) => part.gain?.(table, preview)) : nothing}
      ${
        events.some((event) => event.event === "end-triggered")
          ? html`<span class="gain-end">${icon("flag")}${t("tut-closing-ends")}</span>`
          : nothing
      }
    </div>
    <p class="total" data-part="close-total" role="status">
      <span class="hidden-words">${heard}</span>
      ${
        points === null
          ? draft.isCounting
            ? t("tut-closing-counting")
            : nothing
          : html`<b class="total-gain">${gain(t, points)}</b>
            <span>${t("tut-closing-total", { before: preview?.before.total ?? 0, after: preview?.after?.total ?? 0 })}</span>`
      }
    </p>
    <button
      class="primary glow confirm"
      data-part="close-confirm"
      aria-keyshortcuts="C"
      aria-disabled=${!draft.action || draft.isCounting || shut}
      @click=${() => table.confirmClosing()}
    >
      ${icon("stamp")}<span>${t("tut-closing-confirm")}</span>
    </button>
  </footer>`;
}

/** @param {unknown} picture @param {string} words what a press on it says @param {unknown} [count] @param {string} [look] */
function gainSign(picture, words, count = nothing, look = "") {
  return html`<span class="gain" title=${words}>
    <span class="gain-art ${look}" aria-hidden="true">${picture}</span>${count}<span class="hidden-words">${words}</span>
  </span>`;
}
