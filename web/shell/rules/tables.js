import { html, nothing } from "lit";
import board from "../../../py/spieltisch/murano/boards/murano.json";
import { language, t } from "../../i18n/index.js";
import { isMade, partProvenance } from "./provenance.js";
import { COURIER, NORTH, nameIn, OFFICES, ROME, SOUTH } from "./words.js";

/** @typedef {import("./words.js").Board} Board */
/** @typedef {import("../../i18n/ids.js").TextId} TextId */

/**
 * The tables of the rule book, by the name they have in its outline. Each is drawn from the data
 * files; what is our own there bears a ring.
 *
 * @type {Record<string, () => unknown>}
 */
export const TABLES = {
  "cities-south": () => cities(SOUTH),
  "cities-north": () => cities(NORTH),
  "stacks-south": () => stacks(SOUTH),
  "stacks-north": () => stacks(NORTH),
  carriages,
  remoteness,
  letters,
  offices,
  rewards,
  coaches,
  ranks,
  ways,
  characters,
  specials,
  ring: spaces,
};

/**
 * @param {unknown[]} items
 * @returns {unknown[]} with commas between
 */
function list(items) {
  return items.map((item, i) => (i === 0 ? item : html`, ${item}`));
}

/** @param {Board} board */
function cities(board) {
  const names = new Map(board.cities.map((city) => [city.id, city.name]));
  const order = board.countries.map(({ id }) => id);
  const place = (/** @type {string | null} */ id) =>
    id === null ? order.length : order.indexOf(id);
  const sorted = [...board.cities].sort((a, b) => place(a.country) - place(b.country));
  const rows = sorted.map((city) => {
    const country = board.countries.find(({ id }) => id === city.country);
    const roads = board.roads.filter(({ a, b }) => a === city.id || b === city.id);
    return [
      html`${city.name}${ring(city.provenance)}`,
      country
        ? html`${country.name}${ring(partProvenance(city, "country"))}`
        : html`<em>${board.freeCities ? nameIn(board.freeCities, language()) : nothing}</em>`,
      list(
        roads.map(
          ({ a, b, provenance }) => html`${names.get(a === city.id ? b : a)}${ring(provenance)}`,
        ),
      ),
    ];
  });
  const made = [...board.cities, ...board.roads].some(({ provenance }) => isMade(provenance));
  return html`${table(["rules-col-city", "rules-col-country", "rules-col-roads"], rows)}${legend(made)}`;
}

/** @param {Board} board */
function stacks(board) {
  const rows = board.stacks.map((stack) => [
    stackName(board, stack.id),
    html`${stack.values.join(", ")}${ring(stack.provenance)}`,
  ]);
  const made = board.stacks.some(({ provenance }) => isMade(provenance));
  return html`${table(["rules-col-stack", "rules-col-values"], rows)}${legend(made)}`;
}

/**
 * @param {Board} board
 * @param {string} id
 * @returns {string}
 */
export function stackName(board, id) {
  const stack = board.stacks.find((one) => one.id === id);
  if (!stack) return id;
  if (stack.kind === "route") {
    const longest = Math.max(...board.stacks.map(({ length }) => length ?? 0));
    const length = stack.length ?? 0;
    return t(length === longest ? "rules-stack-longest" : "rules-stack-route", { length });
  }
  if (stack.kind !== "complete") return t(`rules-stack-${stack.kind}`);
  return countryNames(board, stack.countries ?? []);
}

/**
 * @param {Board} board
 * @param {string[]} ids
 */
function countryNames(board, ids) {
  return ids.map((id) => board.countries.find((one) => one.id === id)?.name ?? id).join(" / ");
}

function carriages() {
  const rows = (SOUTH.carriages ?? []).map(({ length, points }) => [length, points]);
  return table(["rules-col-carriage", "rules-col-points"], rows, true);
}

function remoteness() {
  const distribution = NORTH.alternatives?.horsesByRemoteness;
  if (!distribution) return nothing;
  const { values, provenance } = distribution;
  const numbers = [...new Set(Object.values(values))].sort();
  const rows = numbers.map((number) => [
    number,
    NORTH.cities
      .filter(({ id }) => values[id] === number)
      .map(({ name }) => name)
      .join(", "),
  ]);
  return html`${table(["rules-col-horses", "rules-col-cities"], rows)}${legend(isMade(provenance))}`;
}

function letters() {
  const rows = COURIER.priceList.map((row) => [row.officials, row.letters, row.withCourier]);
  return table(
    ["rules-col-officials", "rules-col-letters", "rules-col-letters-courier"],
    rows,
    true,
  );
}

function offices() {
  const counts = Object.keys(OFFICES.tiles[0]?.count ?? {}).sort();
  const rows = OFFICES.tiles.map(({ official, count }) => [
    t(`tut-official-${official}`),
    ...counts.map((players) => count[players]),
  ]);
  /** @type {TextId[]} */
  const heads = ["rules-col-official"];
  for (const players of counts) heads.push(/** @type {TextId} */ (`rules-col-players-${players}`));
  return table(heads, rows, true);
}

function rewards() {
  const rows = OFFICES.rewards.map(({ returned, reward }) => [
    returned,
    t(`rules-reward-${reward}`),
  ]);
  return table(["rules-col-returned", "rules-col-reward"], rows);
}

function coaches() {
  const town = (/** @type {string} */ id) => ROME.towns.find((one) => one.id === id)?.name ?? id;
  const rows = ROME.carriages.map((coach) => [
    t(`rules-coach-${coach.id}`),
    countryNames(SOUTH, coach.countries),
    html`${town(coach.start)}${ring(partProvenance(coach, "start"))}`,
    html`${town(coach.start2p)}${ring(partProvenance(coach, "start"))}`,
  ]);
  /** @type {TextId[]} */
  const heads = [
    "rules-col-coach",
    "rules-col-countries",
    "rules-col-start",
    "rules-col-start-two",
  ];
  return table(heads, rows);
}

function ranks() {
  const rows = ROME.ranks.map((rank) => [
    html`${nameIn(rank, language())}${ring(partProvenance(rank, "name"))}`,
    html`${rank.points}${ring(rank.provenance)}`,
  ]);
  const made = ROME.ranks.some(
    (rank) => isMade(partProvenance(rank, "name")) || isMade(rank.provenance),
  );
  return html`${table(["rules-col-rank", "rules-col-points"], rows, true)}${legend(made)}`;
}

function ways() {
  const names = new Map(ROME.towns.map((town) => [town.id, town.name]));
  const rows = ROME.towns
    .filter(({ exits }) => (exits ?? []).length > 0)
    .map((town) => [
      html`${town.name}${ring(town.provenance)}`,
      html`${(town.exits ?? []).map((id) => names.get(id)).join(", ")}${ring(partProvenance(town, "exits"))}`,
    ]);
  const made = ROME.towns.some(
    (town) => isMade(town.provenance) || isMade(partProvenance(town, "exits")),
  );
  return html`${table(["rules-col-town", "rules-col-exits"], rows)}${legend(made)}`;
}

/** The tables of Murano, drawn from its board file. */

/** @param {string} id @param {string | undefined} island */
function condition(id, island) {
  const card = board.characters.find((one) => one.id === id);
  const points = card?.rule.points ?? 0;
  if (!island) return t(`mur-character-${id}`, { points });
  const name = board.islands.find((one) => one.id === island)?.name ?? "";
  return t(`mur-character-${id.endsWith("-most") ? "most" : "mixed"}`, { points, island: name });
}

export function characters() {
  const rows = board.characters.map((card) => [
    html`${card.no}${ring(card.provenance)}`,
    condition(card.id, card.island),
  ]);
  return html`${table(["rules-table-no", "rules-table-condition"], rows)}${legend(true)}`;
}

export function specials() {
  const once = board.specials.filter(({ id }) => !id.endsWith("-2"));
  const rows = once.map(({ id, provenance }) => {
    const name = id.replace(/-\d$/u, "");
    return [
      html`${t(`mur-special-${name}`)}${ring(provenance)}`,
      t(`mur-special-${name}-does`, { scores: "yes" }),
    ];
  });
  return html`${table(["rules-table-card", "rules-table-effect"], rows)}${legend(true)}`;
}

export function spaces() {
  const rows = board.ring.spaces.map(({ no, action, anchor, provenance }) => [
    html`${no}${ring(provenance)}`,
    t(`mur-action-${action}`),
    t(anchor ? "rules-table-yes" : "rules-table-no-anchor"),
  ]);
  return html`${table(["rules-table-space", "rules-table-action", "rules-table-anchor"], rows)}${legend(true)}`;
}

/**
 * @param {import("../../i18n/ids.js").TextId[]} heads
 * @param {unknown[][]} rows the first cell names its row
 * @param {boolean} [numbers] whether all other cells are short numbers
 */
export function table(heads, rows, numbers = false) {
  return html`<div class="wide" role="group" tabindex="0" aria-label=${t(heads[0])}>
    <table class=${numbers ? "numbers" : ""}>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${t(head)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...rest]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${rest.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {string | undefined} provenance */
export function ring(provenance) {
  return isMade(provenance)
    ? html`<span class="ring" title=${t("rules-made-mark")}
        >°<span class="visually-hidden"> (${t("rules-made-mark")})</span></span
      >`
    : nothing;
}

/** What the ring means, where there is one. @param {boolean} any */
export function legend(any) {
  return any
    ? html`<p class="legend"><span class="ring">°</span> ${t("rules-made-mark")}</p>`
    : nothing;
}
