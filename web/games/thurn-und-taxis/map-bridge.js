import { PostMap } from "../../board/map/index.js";
import { DrawnBoard } from "../../table/drawn-board.js";
import { cityId } from "./board.js";
import { everything, firstOf } from "./expansions/index.js";
import { aboutCity, aboutStack } from "./touch/about.js";
import { citiesOf } from "./touch/hint.js";

/** @typedef {import("./table.js").TutTable} TutTable */

/** So far around a town a finger may come down, in css pixels. */
const REACH = 22;

/** Keeps the drawn map in step with the table and hands its taps on. It translates, nothing more. */
export class MapBridge {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
    this.drawn = new DrawnBoard((place, theme) => this.build(place, theme));
  }

  get map() {
    return this.drawn.board;
  }

  /** @param {HTMLElement} place */
  update(place) {
    if (this.table.view) this.drawn.update(place, this.table.board, this.state());
  }

  /** @param {HTMLElement} place @param {import("../../table/theme-of.js").Theme} theme */
  build(place, theme) {
    const { table } = this;
    const board = new PostMap(place, { board: table.board, theme, state: this.state() });
    const field = place.parentElement?.style;
    field?.setProperty("--sheet", board.aspect.toFixed(3));
    field?.setProperty("--stacks", `${table.board.stacks.length}`);
    const undos = [
      board.onCity((city) => table.choices.city(city)),
      board.onStack((stack) => aboutStack(table, stack)),
      board.onHold((hit) => {
        if ("stack" in hit) aboutStack(table, hit.stack);
        else aboutCity(table, hit.city, "map");
      }),
    ];
    return { board, undos };
  }

  state() {
    const { table } = this;
    const { view, me, closing, seats } = table;
    const all = view?.observation.seats ?? [];
    /** @type {Record<string, number[]>} */
    const houses = {};
    all.forEach((seat, index) => {
      for (const city of seat.houses) houses[city] = [...(houses[city] ?? []), index];
    });
    return {
      houses,
      route: (all[me]?.route ?? []).map(cityId),
      routeSeat: me,
      otherRoutes: all.flatMap((seat, index) =>
        index === me ? [] : [{ seat: index, cities: seat.route.map(cityId) }],
      ),
      stacks: (view?.observation.stacks ?? []).map(({ id, values }) => ({ id, values })),
      cards: this.cards(),
      lit: this.lit(),
      marked: this.marked(),
      preview: (closing?.houses ?? []).map((city) => ({ city, seat: me })),
      seats: seats.map(({ color, symbol }) => ({ color, symbol })),
      ...everything(table, (part) => part.onMap?.(table)),
    };
  }

  /** What the open cards and one's own mean on the map. @returns {import("../../board/map/types.js").MapState["cards"]} */
  cards() {
    const { seen, own, closing, settings } = this.table;
    if (settings.cardMarks === false || closing || this.table.view?.over) return {};
    const { joins } = own ?? {};
    return Object.fromEntries(
      Object.entries(seen.cities ?? {}).flatMap(([city, { display, hand }]) => {
        if (display + hand === 0) return [];
        const way = joins?.route.includes(city)
          ? "route"
          : joins?.hand.includes(city)
            ? "hand"
            : null;
        return [[city, { open: display, hand, joins: way }]];
      }),
    );
  }

  /** Cities that answer to a tap now. */
  lit() {
    const { table } = this;
    const { closing, choices, moves, own, settings } = table;
    if (closing) return settings.showHouseSets ? [...closing.open] : [];
    const asked = firstOf(table, (part) => part.lit?.(table));
    if (asked) return asked;
    const held = choices.selected?.city ?? table.dragged;
    const route = (own?.route ?? []).map(cityId);
    if (held) {
      const ends = moves.fitsOf(held).map((action) => action.end);
      const left = ends.includes("left") ? route.slice(0, 1) : [];
      const right = ends.includes("right") ? route.slice(-1) : [];
      return [...left, ...right];
    }
    return (own?.hand ?? []).filter((city) => moves.fitsOf(city).length > 0).map(cityId);
  }

  marked() {
    const { table } = this;
    if (table.hinted) return citiesOf(table.hinted).map(cityId);
    const { selected, looked } = table.choices;
    const asked = table.bubble?.place?.id;
    const held = table.pointed ?? asked ?? selected?.city ?? looked?.city ?? table.dragged;
    return held ? [cityId(held)] : [];
  }

  /** @param {readonly string[]} cities */
  focus(cities) {
    this.map?.focus(cities.map(cityId));
  }

  /**
   * Where a town is on the screen, measured from the corner of the map.
   *
   * @param {string} city
   */
  spotOf(city) {
    return this.map?.cityOnScreen(city) ?? null;
  }

  /** Towns that answer to a touch now, each with the room of a finger, and those of which something is said. */
  liveSpots() {
    const told = this.marked().flatMap((city) => this.townBox(city) ?? []);
    return [...this.lit().flatMap((city) => this.boxOf(city) ?? []), ...told];
  }

  /** Towns and their names on the screen. */
  readSpots() {
    const { map } = this;
    const corner = this.drawn.place?.getBoundingClientRect();
    if (!map || !corner) return [];
    const { scale } = map.camera;
    return map.keptBoxes.map(({ x, y, w, h }) => {
      const [left, top] = map.onScreen([x, y]);
      return new DOMRect(corner.left + left, corner.top + top, w * scale, h * scale);
    });
  }

  /** The room of a finger around a town on the screen. @param {string} city */
  boxOf(city) {
    const corner = this.drawn.place?.getBoundingClientRect();
    const spot = this.spotOf(city);
    if (!corner || !spot) return null;
    const [x, y] = spot;
    return new DOMRect(corner.left + x - REACH, corner.top + y - REACH, 2 * REACH, 2 * REACH);
  }

  /** What belongs to a town on the screen, its name and houses as well. @param {string} city @returns {DOMRect | null} null when it is out of view */
  townBox(city) {
    const view = this.drawn.place?.getBoundingClientRect();
    const box = this.map?.boxOnScreen(city);
    return view && box ? new DOMRect(view.left + box.x, view.top + box.y, box.w, box.h) : null;
  }

  destroy() {
    this.drawn.destroy();
  }
}
