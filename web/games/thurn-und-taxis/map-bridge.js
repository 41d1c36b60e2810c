import { PostMap } from "../../map/index.js";
import { onTheme, themeOf } from "../../table/theme-of.js";
import { cityId } from "./board.js";
import { everything, firstOf } from "./expansions/index.js";
import { citiesOf } from "./touch/hint.js";

/** @typedef {import("./table.js").TutTable} TutTable */

/** Keeps the drawn map in step with the table and hands its taps on. It translates, nothing more. */
export class MapBridge {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
    /** @type {PostMap | null} */
    this.map = null;
    /** @type {unknown} */
    this.board = null;
    /** @type {(() => void)[]} */
    this.undos = [];
    this.shown = "";
  }

  /** @param {HTMLElement} container */
  update(container) {
    const { board, view } = this.table;
    if (!view) return;
    if (!this.map || this.board !== board) this.build(container);
    const state = this.state();
    const key = JSON.stringify(state);
    if (key === this.shown) return;
    this.shown = key;
    this.map?.setState(state);
  }

  /** @param {HTMLElement} container */
  build(container) {
    this.destroy();
    const { board, choices } = this.table;
    const map = new PostMap(container, { board, theme: themeOf(), state: this.state() });
    this.map = map;
    this.board = board;
    this.undos = [
      map.onCity((city) => choices.city(city)),
      map.onStack((stack) => this.table.answers.aboutStack(stack)),
      onTheme((theme) => map.setTheme(theme)),
    ];
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
      lit: this.lit(),
      marked: this.marked(),
      preview: (closing?.houses ?? []).map((city) => ({ city, seat: me })),
      seats: seats.map(({ color, symbol }) => ({ color, symbol })),
      ...everything(table, (part) => part.onMap?.(table)),
    };
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
    const held = table.pointed ?? table.choices.selected?.city ?? table.dragged;
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

  destroy() {
    for (const undo of this.undos) undo();
    this.undos = [];
    this.map?.destroy();
    this.map = null;
    this.shown = "";
  }
}
