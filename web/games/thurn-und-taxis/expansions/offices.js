import { html, nothing } from "lit";
import { listed } from "../../../i18n/index.js";
import { toolButton } from "../../../table/frame/icons.js";
import { bell, paper, sound, string, thump, wood } from "../../../ui/sound/instruments.js";
import { icon } from "../panels/pictures.js";
import { confirming, sheet } from "../panels/sheet.js";
import { drafts, heardMarks, mark, unlike, unmark, unmarked } from "./drafts.js";
import styles from "./offices.css";
import lessons from "./offices-lessons.json";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").OfficialId} OfficialId */
/** @typedef {import("../types.js").SeatState} SeatState */

/** The phases that this expansion decides in. */
const PHASES = /** @type {const} */ (["return", "reward-card", "reward-house", "final-return"]);

/** @type {import("../../../ui/sound/types.js").Sounds<import("../types.js").OfficesEvent>} */
const sounds = {
  // The stamp of an office.
  "office-tile": sound([thump(0, 110, { length: 0.22 }), wood(0.01, 250), bell(0.12, 698.5)]),
  "return-round": sound([string(0, 349.2), string(0.14, 466.2)]),
  returned: sound([wood(0, 360), wood(0.09, 310), paper(0.1, 1700, 900, { length: 0.14 })]),
  chip: sound([bell(0, 1046.5), wood(0, 700, { volume: 0.4 })]),
  "reward-lost": sound([string(0, 233.1), string(0.15, 196)]),
  "reward-declined": null,
};

/**
 * In Amt und Würden: office tiles, the tiles that are given back, and the rewards for them.
 *
 * @type {import("./part.js").Part}
 */
export const offices = {
  id: "offices",
  present: (seen) => seen.offices !== undefined,

  prompt(table) {
    const { seen, t, moves } = table;
    const phase = PHASES.find((one) => one === seen.phase);
    if (!phase) return null;
    const waiting = moves.all.length > 0 ? "" : "-waiting";
    const head = t(`tut-aw-prompt-${phase}${waiting}`, { name: table.nameOf(table.view?.current) });
    if (phase !== "return") return { head, more: waiting ? "" : t(`tut-aw-prompt-${phase}-more`) };
    const empty = seen.offices?.empty;
    const more = empty
      ? t("tut-aw-why", { official: t(`tut-official-${empty}`) })
      : t("tut-aw-why-others");
    return { head, more };
  },

  sheet: (table) => (isReturning(table) ? returnSheet(table) : nothing),
  leaveDraft: (table, whole) =>
    isReturning(table) ? unmark(table, chosenTiles(table), whole, "return-tiles") : null,
  asks: (table) => (isReturning(table) ? { text: countWords(table), at: "return-tiles" } : null),
  turn: declineButton,
  official: stackBadge,
  player: officeTiles,

  picks: ({ reward }) => reward === "card",
  lit({ moves }) {
    const houses = moves.all.flatMap((one) => (one.type === "reward" ? (one.houses ?? []) : []));
    return houses.length > 0 ? houses : null;
  },
  city(table, city) {
    const { all } = table.moves;
    const reward = all.find(({ type, houses }) => type === "reward" && houses?.includes(city));
    if (reward) table.act(reward);
    else if (table.seen.phase === "reward-house" && all.length > 0)
      void table.feedback.explain({ type: "reward", houses: [city] }, "map");
    else return false;
    return true;
  },

  groups: ["return", "reward"],

  hintOn({ type, officials = [], declined, card, houses }, table) {
    if (type === "return") {
      if (officials.length === 0) return ["return-nothing"];
      const left = unlike(chosenTiles(table).marked, officials);
      return left.length > 0 ? left.map((id) => `return-${id}`) : ["return-confirm"];
    }
    if (type !== "reward" || houses?.length) return null;
    if (declined) return ["reward-decline"];
    return [card === null ? "deck" : `card-${card}`];
  },

  sounds,
  prize: (event) => (event.event === "office-tile" ? { part: `official-${event.official}` } : null),
  help: () => ({ more: ["offices"] }),
  lessons,
  moments: {
    "aw-tiles": ({ moves, own }) =>
      moves.end !== null && Object.values(own?.offices ?? {}).some((count) => count > 0),
  },
  styles,
};

/** The office tiles that are about to be given back, by their officials. @type {(table: TutTable) => import("./drafts.js").Marks<OfficialId>} */
const chosenTiles = drafts("return", () => unmarked());

/** Office tiles are chosen now. @param {TutTable} table */
function isReturning({ moves }) {
  return moves.all.some(({ type }) => type === "return");
}

/** The legal returns of all these tiles, and perhaps more. @param {TutTable} table @param {readonly OfficialId[]} tiles */
function returnsOf({ moves }, tiles) {
  return moves.all.filter(
    ({ type, officials = [] }) => type === "return" && tiles.every((id) => officials.includes(id)),
  );
}

/** How many tiles are chosen, or how to choose. @param {TutTable} table */
function countWords(table) {
  const count = chosenTiles(table).marked.length;
  return table.t("tut-aw-return-count", { count });
}

/** Asks why these tiles cannot be given back. @param {TutTable} table @param {readonly OfficialId[]} tiles @param {string} key */
function explainReturn(table, tiles, key) {
  const officials = table.seen.helpers.filter((id) => tiles.includes(id));
  void table.feedback.explain({ type: "return", officials }, key);
}

/** The panel in which office tiles are chosen to be given back. @param {TutTable} table */
function returnSheet(table) {
  const { t, own, seen } = table;
  const { marked: chosen } = chosenTiles(table);
  const size = chosen.length;
  const names = listed(chosen.map((id) => t(`tut-official-${id}`)));
  const action =
    size > 0 && returnsOf(table, chosen).find(({ officials }) => officials?.length === size);
  const none = returnsOf(table, []).find(({ declined }) => declined);
  const isLast = seen.phase === "final-return";
  const body = html`<div class="sheet-body">
      <div class="return-tiles" data-group data-numbered data-part="return-tiles">
        ${seen.helpers.map((id) => tile(table, id, own?.offices?.[id]))}
      </div>
      <ol class="rewards">
        ${seen.offices?.rewards?.map(({ returned, reward }) => {
          const now = returned === size;
          return html`<li class="reward ${now ? "now" : ""}" aria-current=${now ? "true" : nothing} title=${t("tut-aw-reward-about", { reward, count: returned })}>
            <b>${returned}</b><span>${t(`tut-aw-reward-${reward}`)}</span>
          </li>`;
        })}
      </ol>
    </div>`;
  const press = () => (action ? table.act(action) : explainReturn(table, chosen, "return-tiles"));
  const more = none
    ? html`<button class="tool" data-part="return-nothing" @click=${() => table.act(none)}>${t("tut-aw-return-nothing")}</button>`
    : nothing;
  const status = html`${countWords(table)} ${heardMarks(table, names)}`;
  const state = { status, isReady: Boolean(action), more };
  const { empty } = seen.offices ?? {};
  const official = empty ? t(`tut-official-${empty}`) : "none";
  const title = isLast ? t("tut-aw-final-title") : t("tut-aw-return-title", { official });
  return sheet("return", "returning", title, [
    body,
    confirming(table, "return-confirm", t("tut-aw-return-confirm"), press, state),
  ]);
}

/**
 * @param {TutTable} table
 * @param {OfficialId} id
 * @param {number | undefined} count how many the player has; an official may have no tiles
 */
function tile(table, id, count) {
  if (count === undefined) return nothing;
  const { t } = table;
  const tiles = chosenTiles(table);
  const { marked } = tiles;
  const on = marked.includes(id);
  const more = [...marked, id];
  const [possible] = returnsOf(table, more);
  const name = t(`tut-official-${id}`);
  const toggle = () => {
    table.bubble = null;
    if (on || possible) mark(tiles, on ? marked.filter((one) => one !== id) : more);
    else explainReturn(table, more, `return-${id}`);
    table.requestUpdate();
  };
  return html`<button
    class="return-tile ${on ? "chosen" : ""} ${possible ? "" : "shut"}"
    aria-pressed=${on}
    aria-disabled=${!on && !possible}
    aria-label=${t("tut-aw-owned", { official: name, count })}
    data-part="return-${id}"
    @click=${toggle}
  >
    <span class="return-art" aria-hidden="true">${table.portrait(id)}</span>
    <span class="return-name">${name}</span>
    <span class="return-count" aria-hidden="true" data-number=${`×${count}`}></span>
    ${on ? html`<span class="seal">${icon("check")}</span>` : nothing}
  </button>`;
}

/** Gives up a reward, where that is allowed. @param {TutTable} table */
function declineButton(table) {
  const { moves, t } = table;
  const decline = moves.all.find(({ type, declined }) => type === "reward" && declined);
  if (!decline) return nothing;
  return toolButton(icon("close"), t("tut-aw-decline"), () => table.act(decline), "reward-decline");
}

/**
 * How many office tiles are left beside an official.
 *
 * @param {TutTable} table
 * @param {string} id
 */
function stackBadge({ seen, t }, id) {
  const left = seen.offices?.stacks[id];
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
 * @param {number} seat
 */
function officeTiles(table, { offices: tiles = {}, chips = 0 }, seat) {
  const { t, seen } = table;
  const owned = seen.helpers.filter((id) => tiles[id]);
  if (owned.length === 0 && chips === 0) return nothing;
  const each = owned.map((id) =>
    t("tut-aw-owned", { official: t(`tut-official-${id}`), count: tiles[id] ?? 0 }),
  );
  const words = [...each, ...(chips > 0 ? [t("tut-aw-chips", { count: chips })] : [])].join(", ");
  return html`<p class="office-tiles" data-part="office-tiles" role="img" aria-label=${words} title=${words}>
    ${owned.map(
      (id) =>
        html`<span class="office-owned" aria-hidden="true">${table.portrait(id)}<b>${tiles[id]}</b></span>`,
    )}
    ${
      chips > 0
        ? html`<span class="office-chips" data-counts="stat-chips-${seat}" aria-hidden="true"><span class="chip-sign">1</span><b>×${chips}</b></span>`
        : nothing
    }
  </p>`;
}
