import { html, nothing } from "lit";
import board from "../../../py/spieltisch/murano/boards/murano.json";
import { language, t } from "../../i18n/index.js";
import { COURIER, isMade, NORTH, nameIn, OFFICES, partProvenance, ROME, SOUTH } from "./words.js";

/** @typedef {import("./words.js").Board} Board */
/** @typedef {import("../../i18n/ids.js").TextId} TextId */
/** @typedef {import("../../i18n/ids.js").TextRest<"rules-col-">} Head */
/** @typedef {{words: unknown, made: boolean}} Marked what bears a ring where it is our own */

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

/** @param {Board} board */
function cities(board) {
  const names = new Map(board.cities.map((city) => [city.id, city.name]));
  const places = [...board.countries.map(({ id }) => id), null];
  const sorted = [...board.cities].sort(
    (a, b) => places.indexOf(a.country) - places.indexOf(b.country),
  );
  const rows = sorted.map((city) => {
    const country = board.countries.find(({ id }) => id === city.country);
    const roads = board.roads
      .filter(({ a, b }) => a === city.id || b === city.id)
      .map(({ a, b, provenance }) => marked(names.get(a === city.id ? b : a), provenance));
    return [
      marked(city.name, city.provenance),
      country
        ? marked(country.name, partProvenance(city, "country"))
        : html`<em>${board.freeCities ? nameIn(board.freeCities, language()) : nothing}</em>`,
      roads,
    ];
  });
  return table(["city", "country", "roads"], rows);
}

/** @param {Board} board */
function stacks(board) {
  return table(
    ["stack", "values"],
    board.stacks.map(({ id, values, provenance }) => [
      stackName(board, id),
      marked(values.join(", "), provenance),
    ]),
  );
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
  return table(["carriage", "points"], rows, { numbers: true });
}

function remoteness() {
  const { values = {}, provenance } = NORTH.alternatives?.horsesByRemoteness ?? {};
  const rows = [...new Set(Object.values(values))].sort().map((number) => [
    number,
    NORTH.cities
      .filter(({ id }) => values[id] === number)
      .map(({ name }) => name)
      .join(", "),
  ]);
  return table(["horses", "cities"], rows, { made: isMade(provenance) });
}

function letters() {
  const rows = COURIER.priceList.map((row) => [row.officials, row.letters, row.withCourier]);
  return table(["officials", "letters", "letters-courier"], rows, { numbers: true });
}

function offices() {
  const counts = Object.keys(OFFICES.tiles[0]?.count ?? {}).sort();
  const rows = OFFICES.tiles.map(({ official, count }) => [
    t(`tut-official-${official}`),
    ...counts.map((players) => count[players]),
  ]);
  const heads = counts.map((players) => /** @type {Head} */ (`players-${players}`));
  return table(["official", ...heads], rows, { numbers: true });
}

function rewards() {
  return table(
    ["returned", "reward"],
    OFFICES.rewards.map(({ returned, reward }) => [returned, t(`rules-reward-${reward}`)]),
  );
}

function coaches() {
  const town = (/** @type {string} */ id) => ROME.towns.find((one) => one.id === id)?.name ?? id;
  const rows = ROME.carriages.map((coach) => [
    t(`rules-coach-${coach.id}`),
    countryNames(SOUTH, coach.countries),
    marked(town(coach.start), partProvenance(coach, "start")),
    marked(town(coach.start2p), partProvenance(coach, "start")),
  ]);
  return table(["coach", "countries", "start", "start-two"], rows);
}

function ranks() {
  const rows = ROME.ranks.map((rank) => [
    marked(nameIn(rank, language()), partProvenance(rank, "name")),
    marked(rank.points, rank.provenance),
  ]);
  return table(["rank", "points"], rows, { numbers: true });
}

function ways() {
  const names = new Map(ROME.towns.map((town) => [town.id, town.name]));
  const rows = ROME.towns.flatMap((town) => {
    const exits = (town.exits ?? []).map((id) => names.get(id)).join(", ");
    const row = [marked(town.name, town.provenance), marked(exits, partProvenance(town, "exits"))];
    return exits ? [row] : [];
  });
  return table(["town", "exits"], rows);
}

/** @param {string} id @param {string | undefined} island */
function condition(id, island) {
  const points = board.characters.find((one) => one.id === id)?.rule.points ?? 0;
  if (!island) return t(`mur-character-${id}`, { points });
  const name = board.islands.find((one) => one.id === island)?.name ?? "";
  return t(`mur-character-${id.endsWith("-most") ? "most" : "mixed"}`, { points, island: name });
}

function characters() {
  const rows = board.characters.map(({ id, no, island, provenance }) => [
    marked(no, provenance),
    condition(id, island),
  ]);
  return table(["no", "condition"], rows, { made: true });
}

/** @internal */
export function specials() {
  const once = board.specials.filter(({ id }) => !id.endsWith("-2"));
  const rows = once.map(({ id, provenance }) => {
    const name = id.replace(/-\d$/u, "");
    return [
      marked(t(`mur-special-${name}`), provenance),
      t(`mur-special-${name}-does`, { scores: "yes" }),
    ];
  });
  return table(["card", "effect"], rows, { made: true });
}

function spaces() {
  const rows = board.ring.spaces.map(({ no, action, anchor, provenance }) => [
    marked(no, provenance),
    t(`mur-action-${action}`),
    t(anchor ? "rules-table-yes" : "rules-table-no-anchor"),
  ]);
  return table(["space", "action", "anchor"], rows, { made: true });
}

/** @param {unknown} words @param {string | undefined} provenance @returns {Marked} */
function marked(words, provenance) {
  return { words, made: isMade(provenance) };
}

/** @param {unknown} cell @returns {cell is Marked} */
const isMarked = (cell) => typeof cell === "object" && cell !== null && "made" in cell;

/** What stands in a cell; several things with commas between. @param {unknown} cell @returns {unknown} */
function cellOf(cell) {
  if (Array.isArray(cell))
    return cell.map((one, i) => html`${i > 0 ? ", " : nothing}${cellOf(one)}`);
  if (!isMarked(cell)) return cell;
  const { words, made } = cell;
  if (!made) return words;
  return html`${words}<span class="ring" title=${t("rules-made-mark")}
    >°<span class="visually-hidden"> (${t("rules-made-mark")})</span></span
  >`;
}

/**
 * @param {Head[]} heads
 * @param {unknown[][]} rows the first cell names its row
 * @param {{numbers?: boolean, made?: boolean}} [more] `numbers`: all other cells are short numbers; `made`: says what the
 *   ring means, as it does where a cell bears one
 */
function table(heads, rows, { numbers = false, made } = {}) {
  const names = heads.map((head) => t(`rules-col-${head}`));
  return html`<div class="wide" role="group" tabindex="0" aria-label=${names[0]}>
    <table class=${numbers ? "numbers" : ""}>
      <thead>
        <tr>
          ${names.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...rest]) =>
            html`<tr>
              <th scope="row">${cellOf(first)}</th>
              ${rest.map((cell) => html`<td>${cellOf(cell)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>${
    (made ?? rows.flat(2).some((cell) => isMarked(cell) && cell.made))
      ? html`<p class="legend"><span class="ring">°</span> ${t("rules-made-mark")}</p>`
      : nothing
  }`;
}
