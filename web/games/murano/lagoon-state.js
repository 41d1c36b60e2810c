import { marksOf } from "./touch/legal-actions.js";

/** @typedef {import("./table.js").MurTable} MurTable */
/** @typedef {import("../../board/lagoon/types.js").LagoonState} LagoonState */
/** @typedef {import("../../board/lagoon/types.js").Place} Place */
/** @typedef {import("../../board/lagoon/types.js").SpaceLight} SpaceLight */

/** What lies on the lagoon, and what answers there. @param {MurTable} table @returns {LagoonState} */
export function lagoonState(table) {
  const { seen, seats, selection, settings } = table;
  const movable = new Set(table.moves.ships(selection.passing));
  return {
    ships: seen.ships.map(({ space, red }) => ({
      space,
      red,
      lit: selection.ship === space,
      // In an ordinary turn the spaces shine; a ship is asked for only when passing.
      ready: selection.passing && selection.ship === null && movable.has(space),
    })),
    seats: seats.map(({ color, symbol }) => ({ color, symbol })),
    streets: Object.assign({}, ...seen.islands.map((island) => island.streets)),
    buildings: Object.assign({}, ...seen.islands.map((island) => island.buildings)),
    open: settings.brownSquares ? seen.islands.flatMap((island) => island.open) : [],
    placed: Object.fromEntries(
      seen.gondolas.flatMap(({ no, seat, used }) => (seat === null ? [] : [[no, { seat, used }]])),
    ),
    gondolaColours: gondolaColoursOf(table),
    stock: { ...seen.stock, street: seen.streets },
    pile: seen.pile,
    beads: seen.beads,
    empty: seen.empty,
    ending: seen.last !== null,
    spaces: spacesOf(table),
    journeys: journeysOf(table),
    sites: sitesOf(table),
    berths: Object.fromEntries(
      table.moves.places.map(({ gondola, gold }) => [gondola ?? 0, -gold]),
    ),
    ghost: ghostOf(table),
    marks: marksAt(table),
    steps: /** @type {Place[]} */ (table.line),
  };
}

/** The tile that is looked at on its site, before it is built. @param {MurTable} table @returns {LagoonState["ghost"]} @internal */
export function ghostOf(table) {
  const { foresight, seen } = table;
  const { action, points, opens } = foresight;
  if (!action?.place) return null;
  const tile = action.tile ?? seen.street ?? "street-none";
  return { cell: action.place, tile, points, opens };
}

/** The colours of the seats, followed by those that are left. @param {MurTable} table */
function gondolaColoursOf(table) {
  const { seats, board } = table;
  const taken = seats.map(({ color }) => color);
  const rest = board.playerColours.map(({ id }) => id).filter((id) => !taken.includes(id));
  return board.playerColours.map((_, index) => taken[index] ?? rest.shift() ?? "grey");
}

/** The spaces that answer to a tap now, with the price of the ships. @param {MurTable} table @returns {Record<number, SpaceLight>} */
export function spacesOf(table) {
  const { selection, moves, seen, settings } = table;
  const priced = settings.shownPrices !== false;
  /** @type {Record<number, SpaceLight>} */
  const lights = {};
  if (selection.passing || selection.ship !== null) {
    const ways =
      selection.ship === null ? moves.passes : moves.waysOf(selection.ship, selection.passing);
    const price = priced && !selection.passing ? seen.nextShip : null;
    for (const { to } of ways) if (to) lights[to] = { kind: "open", price };
    return lights;
  }
  if (moves.sails.length > 0) {
    for (const { space, usable, moves: ships, price, idle } of seen.reach ?? []) {
      const shown = priced && !(idle && price === 0) ? price : null;
      if (usable && ships?.length)
        lights[space] = { kind: "open", price: shown, ...(idle && { idle }) };
    }
  }
  const aim = seen.reach?.find(({ space }) => space === selection.aim);
  if (aim) lights[aim.space] = { kind: "chosen", price: priced ? aim.price : null };
  if (seen.space !== null && seen.phase !== "done" && table.deciding)
    lights[seen.space] = { kind: "here", price: null };
  return lights;
}

/** The ships that sail to the space that is chosen, or advised. @param {MurTable} table @returns {number[][]} @internal */
export function journeysOf({ hinted, selection, seen, settings }) {
  const aim = settings.shownPrices === false ? null : selection.aim;
  const goal = aim ?? (hinted?.type === "sail" ? hinted.to : null);
  return seen.reach?.find((one) => one.space === goal)?.moves ?? [];
}

/** @param {MurTable} table @internal */
export function marksAt(table) {
  const { bubble, foresight, hinted, marks, moves, named, settings } = table;
  const { berth, site } = table.selection;
  const chosen = true;
  if (berth !== null)
    return [{ kind: /** @type {const} */ ("gondola"), id: String(berth), chosen }];
  // A tile that is shown there marks its site itself.
  if (site !== null && foresight.action) return [];
  if (site !== null) return [{ kind: /** @type {const} */ ("cell"), id: site, chosen }];
  if (named.length > 0) return [...named];
  const islands = moves.incomes.flatMap(({ island }) =>
    island ? [{ kind: /** @type {const} */ ("island"), id: island, chosen }] : [],
  );
  if (bubble?.place) return [/** @type {Place} */ (bubble.place), ...islands];
  if (hinted) return marksOf(hinted).map((place) => ({ ...place, hinted: true }));
  if (marks.length === 0 || table.selection.passing) return islands;
  return settings.logMarks === false ? [] : marks;
}

/** @param {MurTable} table */
export function sitesOf(table) {
  const { selection, moves } = table;
  const { tile } = selection;
  const builds = moves.builds.filter((one) => tile === undefined || one.tile === tile);
  return [...new Set(builds.flatMap(({ place }) => place ?? []))];
}
