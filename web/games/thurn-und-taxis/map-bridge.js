import { grow } from "../../board/canvas/paint.js";
import { PostMap } from "../../board/map/index.js";
import { DrawnBoard } from "../../table/drawn-board.js";
import { canvasPlace } from "../../table/frame/table-frame.js";
import { cityId, housesByCity } from "./board.js";
import { answersOf, firstOf } from "./expansions/index.js";
import { aboutCity, aboutCountry, aboutStack, countingTowns } from "./touch/about.js";
import { citiesOf } from "./touch/legal-actions.js";

/** @typedef {import("./table.js").TutTable} TutTable */

/** Half the width of a finger, around a town. */
const FINGER_RADIUS_PX = 22;
/** How long a city stays marked after the pointer has left it. */
const POINTED_AFTER_MS = 100;

/** Keeps the drawn map in step with the table, and passes its taps on. */
export class MapBridge {
  /** The city under the pointer. @type {string | null} */
  pointed = null;
  /** The frame in which the map shows it. */
  #frame = 0;
  /** Unmarks it after the pointer has left. */
  #timer = 0;

  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
    this.drawn = new DrawnBoard((place, theme) => {
      const board = new PostMap(place, { board: table.board, theme, state: this.state() });
      table.style.setProperty("--sheet", board.aspect.toFixed(3));
      table.style.setProperty("--stacks", `${table.board.stacks.length}`);
      const undos = [
        board.onCity((city) => table.selection.city(city)),
        board.onStack((stack) => aboutStack(table, stack)),
        board.onCountry((country) => this.country(country)),
        board.onHold((hit) => {
          if ("stack" in hit) aboutStack(table, hit.stack);
          else aboutCity(table, hit.city, "map");
        }),
      ];
      return { board, undos };
    });
  }

  /** A touch on the land puts an answer away; where nothing is open or half chosen it tells of the country. @param {string | null} id */
  country(id) {
    const { table } = this;
    if (table.tapGuard.isEchoAt("map") || table.bubble?.kind === "ask") return;
    if (table.bubble) table.closeBubble();
    else if (id && !table.closing && !table.selection.open) aboutCountry(table, id);
  }

  get map() {
    return this.drawn.board;
  }

  update() {
    const { table } = this;
    const place = canvasPlace(table);
    if (place && table.view) this.drawn.update(place, table.board, this.state());
  }

  /**
   * Marks a city in the next frame. It stays marked for a moment after the pointer has left: a finger that is lifted leaves
   * the card that it has tapped, and the answer is the next thing to be drawn.
   *
   * @param {string | null} city
   */
  point(city) {
    clearTimeout(this.#timer);
    if (city !== null) this.#pointAt(city);
    else this.#timer = window.setTimeout(() => this.#pointAt(null), POINTED_AFTER_MS);
  }

  /** @param {string | null} city */
  #pointAt(city) {
    if (this.pointed === city) return;
    this.pointed = city;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.table.isConnected) this.update();
    });
  }

  state() {
    const { table } = this;
    const { me, closing, seats, seen } = table;
    const routes = seen.seats.map((seat) => seat.route.map(cityId));
    return Object.assign(
      {
        houses: housesByCity(seen.seats),
        route: routes[me] ?? [],
        routeSeat: me,
        otherRoutes: routes.flatMap((cities, seat) => (seat === me ? [] : { seat, cities })),
        stacks: seen.stacks.map(({ id, values }) => ({ id, values })),
        cards: this.cards(),
        lit: this.lit(),
        marked: this.marked(),
        advised: table.hinted !== null,
        counting: countingTowns(table),
        steps: table.line.map(({ id }) => id),
        preview: (closing?.houses ?? []).map((city) => ({ city, seat: me })),
        seats: seats.map(({ color, symbol }) => ({ color, symbol })),
      },
      ...answersOf(table, (part) => part.onMap?.(table)),
    );
  }

  /** What the open cards and the player's own mean on the map. @returns {import("../../board/map/types.js").MapState["cards"]} */
  cards() {
    const { seen, own, closing, settings, view } = this.table;
    if (settings.cardMarks === false || closing || view?.over) return {};
    const { route = [], hand: joined = [] } = own?.joins ?? {};
    const marked = Object.entries(seen.cities ?? {}).filter(
      ([, { display, hand }]) => display + hand > 0,
    );
    return Object.fromEntries(
      marked.map(([city, { display, hand }]) => {
        const joins = route.includes(city) ? "route" : joined.includes(city) ? "hand" : null;
        return [city, { open: display, hand, joins }];
      }),
    );
  }

  /** The cities that a tap means something for now. */
  lit() {
    const { table } = this;
    const { closing, selection, moves, own, settings } = table;
    if (closing) return settings.showHouseSets ? [...closing.open] : [];
    const asked = firstOf(table, (part) => part.lit?.(table));
    if (asked) return asked;
    const held = selection.selected?.city ?? table.dragged;
    if (!held) return (own?.hand ?? []).filter((city) => moves.fitsOf(city).length > 0).map(cityId);
    const route = (own?.route ?? []).map(cityId);
    return [
      ...(moves.lay(held, "left") ? route.slice(0, 1) : []),
      ...(moves.lay(held, "right") ? route.slice(-1) : []),
    ];
  }

  marked() {
    const { selection, hinted, bubble, dragged } = this.table;
    if (hinted) return citiesOf(hinted).map(cityId);
    const chosen = selection.selected?.city ?? selection.looked?.city;
    const city = this.pointed ?? bubble?.place?.id ?? chosen ?? dragged;
    return city ? [cityId(city)] : [];
  }

  /** @param {readonly string[]} cities */
  focus(cities) {
    this.map?.focus(cities.map(cityId));
  }

  /** @param {import("../../table/frame/bubble.js").BoardPlace} place of the map, or of a board that lies on it */
  boxOf(place) {
    const { table } = this;
    return firstOf(table, (part) => part.boxOf?.(table, place)) ?? this.townBox(place.id);
  }

  /** The towns that a tap means something for now, each with the room of a finger, and the towns that are spoken of. */
  liveSpots() {
    const counting = countingTowns(this.table).map(({ city }) => city);
    const told = [...this.marked(), ...counting].flatMap((city) => this.townBox(city) ?? []);
    const others = answersOf(this.table, (part) => part.liveSpots?.(this.table));
    return [...this.lit().flatMap((city) => this.fingerBox(city) ?? []), ...told, ...others];
  }

  /** Towns and their names on the screen, and what stands there on another map. */
  readSpots() {
    const all = [this.drawn, ...answersOf(this.table, (part) => part.drawn?.(this.table))];
    return all.flatMap((drawn) => {
      const { board, place } = drawn;
      if (!board || !place || getComputedStyle(place).visibility === "hidden") return [];
      return board.readBoxes.flatMap((box) => drawn.onPage(board.onScreenBox(box)) ?? []);
    });
  }

  /** The room of a finger around a town on the screen. @param {string} city */
  fingerBox(city) {
    const at = this.map?.cityOnScreen(city);
    return this.drawn.onPage(at && grow({ x: at[0], y: at[1], w: 0, h: 0 }, FINGER_RADIUS_PX));
  }

  /** A town on the screen with its name and houses; null while it is out of view. @param {string} city */
  townBox(city) {
    return this.drawn.onPage(this.map?.boxOnScreen(city));
  }
}
