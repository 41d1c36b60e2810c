import { render } from "lit";
import { coinPicture } from "../../../art/murano/index.js";
import { duration, flight } from "../../../table/motion.js";
import { part } from "../../../table/parts.js";
import { sailingTime } from "../lagoon-bridge.js";

/** @typedef {import("../table.js").MurTable} MurTable */

/** The gold on the panels. It follows the ships: first they sail, then a coin flies, then the number changes. */
export class Gold {
  /** By seat, before the ships that are under way were paid for. @type {number[] | null} */
  #before = null;
  #timer = 0;

  /** @param {MurTable} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {number} seat @returns {number | undefined} what the panels still tell instead of what there is */
  still(seat) {
    return this.#before?.[seat];
  }

  /** Waits for the ships that have led to a new position. @param {import("../types.js").View | null} old */
  follow(old) {
    const { events, settings, view } = this.table;
    const time = duration(settings.animationSpeed);
    if (!old || !view || view.step <= old.step || time === 0) return this.settle();
    const ship = events.findLast(({ event }) => event === "sailed");
    if (ship?.event !== "sailed") return;
    this.#before ??= old.observation.seats.map(({ gold }) => gold);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#pay(ship, time), sailingTime(time));
  }

  /** The numbers are right at once. */
  settle() {
    clearTimeout(this.#timer);
    if (this.#before) this.table.requestUpdate();
    this.#before = null;
  }

  /** A coin flies between the ship and the number of its owner. @param {{seat: number, to: number}} ship @param {number} time */
  #pay({ seat, to }, time) {
    const { bridge, me, renderRoot, seen } = this.table;
    const name = seat === me ? "own-gold" : `gold-${seat}`;
    const number = renderRoot.querySelector(`${part(name)} .art`)?.getBoundingClientRect();
    const space = bridge.boxOf({ kind: "space", id: String(to) });
    const gained = (seen.seats[seat]?.gold ?? 0) - (this.still(seat) ?? 0);
    if (gained === 0 || !number?.width || !space) return this.settle();
    const coin = document.createElement("span");
    coin.className = "coin";
    render(coinPicture(), coin);
    const quay = new DOMRect(
      space.x + (space.width - number.width) / 2,
      space.y + (space.height - number.height) / 2,
      number.width,
      number.height,
    );
    const [from, goal] = gained < 0 ? [number, quay] : [quay, number];
    flight(this.table, coin, from, goal, time)();
    this.#timer = setTimeout(() => this.settle(), time);
  }
}
