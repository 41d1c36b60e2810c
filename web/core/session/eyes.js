import { peopleAt } from "../seats/levels.js";
import { PUBLIC } from "./engine-table.js";

/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */

/** Who holds the device, and whose knowledge may therefore be on its screen. */
export class Eyes {
  /**
   * @param {() => readonly SeatInfo[]} seats those of the game as they are now
   * @param {number} seat the one that is to decide
   */
  constructor(seats, seat) {
    this.seats = seats;
    /** The seat that holds the device or is asked to take it. */
    this.seat = seat;
    /** The seat that has shown itself last. @type {number | null} */
    this.holder = null;
  }

  /** Seats of the people who share the device; hidden information has to be hidden between them. */
  get people() {
    return peopleAt(this.seats());
  }

  /** Whether the seat has to show itself first: others may hold the device. */
  get needsCurtain() {
    return this.people.length > 1 || (this.holder !== null && this.holder !== this.seat);
  }

  /** Whose knowledge may be on the screen while a computer decides: that of the only person, or nobody's. */
  get onlooker() {
    const [only, ...others] = this.people;
    if (only === undefined || others.length > 0) return PUBLIC;
    return this.holder === null || this.holder === only ? only : PUBLIC;
  }

  /** @param {number | null | undefined} seat */
  isComputer(seat) {
    return this.seats()[seat ?? -1]?.kind === "computer";
  }

  /**
   * Gives the device to a seat; while a computer decides, a person holds it.
   *
   * @param {number} current the seat that is to decide
   */
  passTo(current) {
    const { people } = this;
    if (!this.isComputer(current)) this.seat = current;
    else if (!people.includes(this.seat)) this.seat = people[0] ?? current;
  }

  /** The seat that was asked has shown itself. */
  confirm() {
    this.holder = this.seat;
  }
}
