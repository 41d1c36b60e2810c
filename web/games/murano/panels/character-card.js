import { html, nothing } from "lit";
import {
  beadPicture,
  coinPicture,
  crestPicture,
  customerPicture,
  portraitPicture,
  signPicture,
  tilePicture,
} from "../../../art/murano/index.js";
import { symbolMark } from "../../../art/pieces.js";
import { icon } from "../../../table/frame/icons.js";
import { characterOf, characterText, islandName, islandNumbered } from "../board.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../types.js").Counted} Counted */
/** @typedef {import("../types.js").Test} Test */
/** @typedef {import("../types.js").Worth & Partial<Pick<import("../types.js").OwnCharacter, "barred" | "lacks" | "scored" | "coming" | "net">> & {foreseen?: number | undefined}} Worth */

/**
 * A character card: a portrait with the points on its seal, the condition in signs and in words.
 *
 * @param {MurTable} table
 * @param {string} id
 * @param {{small?: boolean, worth?: Worth | null, out?: boolean, under?: boolean}} [how] `worth` is null where it is not known
 */
export function characterCard(
  table,
  id,
  { small = false, worth = null, out = false, under = false } = {},
) {
  const card = characterOf(table.board, id);
  if (!card) return nothing;
  const { t } = table;
  const { rule } = card;
  const each = rule.kind === "per" || rule.kind === "perKind";
  return html`<span class="character ${small ? "small" : ""} ${out ? "out" : ""} ${card.corrected ? "corrected" : ""} kind-${rule.kind}" data-card=${id}>
    <span class="character-head">
      <span class="portrait" aria-hidden="true">${portraitPicture(id)}<b class="seal">${rule.parts ? rule.parts.map((part) => part.points).join("/") : (rule.points ?? 0)}</b></span>
      <span class="character-signs" aria-hidden="true">${each ? html`<i>×</i>` : nothing}${signs(table, card.rule)}</span>
      <span class="character-no" aria-hidden="true">${card.no}</span>
    </span>
    ${card.island ? html`<span class="character-island">${small ? islandName(table.board, card.island) : islandNumbered(table.board, card.island)}</span>` : nothing}
    <span class="character-text">${characterText(table.board, id, t)}</span>
    ${card.island || small ? nothing : html`<span class="character-where">${t("mur-card-where")}</span>`}
    ${worth && isShown(table, worth) ? html`<span class="character-brings">${brings(table, worth, small)}</span>` : nothing}
    ${out ? html`<span class="character-out">${t("mur-card-out")}</span>` : nothing}
    ${under ? html`<span class="character-out" data-part="card-under">${t("mur-card-under")}</span>` : nothing}
  </span>`;
}

/** Whoever solves a position counts what cards would bring. @param {MurTable} table @param {Worth} worth */
function isShown({ isRiddle }, { scored, coming }) {
  return !coming && (!isRiddle || scored);
}

/**
 * The points of a card as the islands are now, and those of all cards where another one gives its gondolier up for it; and
 * beside them what it would bring if it had its gondolier and shared its island with no other card, where that is more.
 *
 * @param {MurTable} table
 * @param {Worth} worth
 * @param {boolean} small
 */
function brings(table, worth, small) {
  const { t } = table;
  const { now, most, scored, foreseen, net } = worth;
  if (scored)
    return html`<span class="character-now" data-part="card-scored" title=${worthWords(table, worth)}>
      <b>${scored.points}</b><span>${islandName(table.board, scored.island)}</span><i>${icon("check")}</i>
    </span>`;
  // A gondolier in hand has to be placed first: the card brings nothing as things stand.
  const hand = now.by === "hand";
  const points = `${now.points}${foreseen === undefined ? "" : ` → ${foreseen}`}`;
  const island = islandName(table.board, now.island ?? "");
  const none = small ? shortly(table, worth) : `${t("mur-card-zero")} ${why(table, worth)}`;
  const more = hand ? now : most;
  const isAll = hasEnded(table) || worth.barred || (!hand && most.points <= now.points);
  return html`${small ? nothing : html`<span class="character-when">${t("mur-card-now-short")}</span>`}
    <span class="character-now ${hand && small ? "most" : !hand && now.points > 0 ? "" : "zero"}" data-part="card-now">
      <b>${hand ? 0 : points}</b>
      <span>${hand && small ? t("mur-card-by-hand", { points, island }) : now.island && !hand ? island : foreseen === undefined ? none : nothing}</span>
    </span>
    ${net === undefined ? nothing : html`<span class="character-when">${t("mur-card-net-short")}</span> <span class="character-now" data-part="card-net"><b>+${net}</b><span>${t("mur-card-net")}</span></span>`}
    ${
      small || isAll
        ? nothing
        : html`<span class="character-when">${t("mur-card-most-short", { by: (!hand && most.by) || "none" })}</span>
            <span class="character-now most" data-part="card-most">
              <b>${more.points}</b><span>${islandName(table.board, more.island ?? "")}</span>
            </span>`
    }`;
}

/** Nothing is built any more. @param {MurTable} table */
function hasEnded({ seen: { phase } }) {
  return phase === "assign" || phase === "over";
}

/** The same in signs, where there is little room. @param {MurTable} table @param {Worth} worth */
function shortly(table, worth) {
  // Of what there is too much no sign is missing.
  if (!worth.lacks?.missing.length || worth.barred)
    return `${table.t("mur-card-zero")} ${why(table, worth)}`;
  const { met, of, missing } = worth.lacks;
  const kinds = new Map(missing.map((one) => [signWords(table, one), one]));
  return html`${table.t("mur-card-lacks-short", { met, of })} ${[...kinds.values()].map((one) => sign(table, one))}`;
}

/** Why a card brings nothing, which may change as long as the game goes on. @param {MurTable} table @param {Worth} worth */
function why(table, { now: { rule, by }, lacks, barred }) {
  const ends = hasEnded(table);
  const reason = by ? "MU-919" : barred && !ends ? "barred" : (rule ?? "none");
  if (!lacks || reason === "barred")
    return table.t("mur-card-why", { rule: reason, ends: ends ? "yes" : "no" });
  const missing = new Set(lacks.missing.map((one) => signWords(table, one)));
  return table.t("mur-card-lacks", {
    ...lacks,
    island: lacks.island ? `${islandName(table.board, lacks.island)}: ` : "",
    missing: [...missing].join(", ") || "none",
  });
}

/** The points of a card as a sentence. @param {MurTable} table @param {Worth} worth */
export function worthWords(table, worth) {
  const { now, scored } = worth;
  const { points, island, by } = scored ? { ...scored, by: "scored" } : now;
  if (!isShown(table, worth)) return "";
  if (!island) return `${table.t("mur-card-nothing")} ${why(table, worth)}`;
  const words = { points, island: islandName(table.board, island), by: by ?? "none" };
  return table.t("mur-card-now", words);
}

/** @param {MurTable} table @param {import("../types.js").CharacterRule} rule @returns {unknown} */
function signs(table, rule) {
  if (rule.kind === "per") return sign(table, { what: rule.what ?? "", colour: rule.colour });
  if (rule.kind === "sum") return (rule.parts ?? []).map((part) => sign(table, part));
  if (rule.kind === "perKind") return (rule.of ?? []).slice(0, 4).map((one) => sign(table, one));
  return (rule.all ?? []).map((test, i, all) => testSigns(table, test, all[i + 1] ? "," : ""));
}

/** @param {MurTable} table @param {Test} test @param {string} end a comma begins no line: it belongs to what stands before it */
function testSigns(table, { test, of = [], value, what }, end) {
  if (test === "sole")
    return html`${sign(table, { what: what ?? "", owner: "own" })}<i>${table.t("mur-sign-sole")}${end}</i>`;
  if (test === "most")
    return html`${sign(table, { what: "owned", owner: "own" })}<i>${table.t("mur-sign-most")}${end}</i>`;
  const between = test === "equal" ? "=" : test === "each" ? "" : "+";
  const shown = of.map(
    (one, i) => html`${i > 0 && between ? html`<i>${between}</i>` : nothing}${sign(table, one)}`,
  );
  if (test === "atMost") return html`${shown}<i>≤ ${value}${end}</i>`;
  if (test === "atLeast") return html`${shown}<i>≥ ${value}${end}</i>`;
  return html`${shown}<i>${end}</i>`;
}

/** @type {Record<string, (counted: {colour?: any, owner?: string}, table: MurTable) => unknown>} */
const SIGNS = {
  shop: ({ colour }) =>
    colour
      ? tilePicture(`shop-${colour}`)
      : html`<span class="any">${tilePicture("shop-red")}${tilePicture("shop-blue")}</span>`,
  customer: ({ colour = "grey" }) => customerPicture(colour),
  bead: ({ colour = "red" }) => beadPicture(colour),
  palace: () => tilePicture("palace-2"),
  glass: () => tilePicture("glass"),
  special: () => tilePicture("special"),
  crest: crestPicture,
  owned({ owner }, { seats, me }) {
    const seat = seats[owner === "others" ? (me + 1) % Math.max(1, seats.length) : me];
    return html`<span class="mark seat-${seat?.color ?? "white"}">${symbolMark(seat?.symbol ?? "circle")}</span>`;
  },
  building: () => signPicture("build"),
};

/** A picture of what is counted. @param {MurTable} table @param {{what?: string, colour?: string, owner?: string}} counted @returns {unknown} */
export function sign(table, counted) {
  return SIGNS[counted.what ?? ""]?.(counted, table) ?? coinPicture();
}

/**
 * What each sign on a character card means.
 *
 * @param {MurTable} table
 * @param {string} id
 */
export function legend(table, id) {
  const rule = characterOf(table.board, id)?.rule;
  if (!rule) return html``;
  return html`<ul class="legend" data-part="legend">
    ${countedBy(rule).map(
      (one) => html`<li>
        <span class="character-signs" aria-hidden="true">${sign(table, one)}</span>
        <span>${signWords(table, one)}</span>
      </li>`,
    )}
  </ul>`;
}

/** @param {MurTable} table @param {{what?: string, colour?: string, owner?: string}} counted */
function signWords({ t }, counted) {
  return t("mur-sign", { what: wordOf(counted), colour: counted.colour ?? "none" });
}

/** @param {{what?: string, owner?: string}} counted */
function wordOf({ what = "", owner = "own" }) {
  return what === "owned" ? owner : what;
}

/**
 * Everything that a condition counts, each once.
 *
 * @param {import("../types.js").CharacterRule} rule
 * @returns {Counted[]}
 * @internal
 */
export function countedBy({ what, colour, parts = [], of = [], all = [] }) {
  /** @type {Counted[]} */
  const counted = [...(what ? [{ what, colour }] : []), ...parts, ...of];
  for (const test of all) {
    counted.push(...(test.of ?? []));
    if (test.what) counted.push({ what: test.what, owner: "own" });
  }
  const seen = new Map(counted.map((one) => [`${wordOf(one)} ${one.colour ?? ""}`, one]));
  return [...seen.values()];
}
