import { stepsSince } from "./describe.js";

/** @typedef {import("./curtain.js").CurtainReason} CurtainReason */

/** Passes the device on: to a computer, or to a person, who has to show up first where others play as well. */
export class Handover {
  /**
   * @param {object} given
   * @param {import("./engine-table.js").EngineTable} given.table
   * @param {import("./screen.js").Screen} given.screen
   * @param {import("./eyes.js").Eyes} given.eyes
   * @param {import("./curtain.js").Curtain} given.curtain
   * @param {import("./phases.js").Phases} given.phases
   * @param {import("./recovery.js").Recovery} given.recovery
   * @param {() => boolean} given.isHidden whether the page is out of sight
   */
  constructor(given) {
    this.given = given;
  }

  /**
   * Somebody else is to decide, with a turn or in the middle of one.
   *
   * @param {CurtainReason} reason
   */
  async pass(reason) {
    // While a turn that had ended was looked at, another tab may have gone on with the game.
    if (this.given.phases.isAway) return;
    const next = this.given.screen.view?.current;
    if (next === null || next === undefined) return;
    if (next === this.given.eyes.seat && this.given.phases.now === "playing") return;
    this.given.eyes.passTo(next);
    await this.ask(reason);
  }

  /**
   * Goes on with whoever is to decide.
   *
   * @param {CurtainReason} reason
   */
  async ask(reason) {
    this.given.curtain.reason = reason;
    // That needs no engine, and waits for none.
    if (this.mustShowUp) this.given.curtain.fall(reason);
    else await this.given.recovery.run(() => this.settle());
  }

  get mustShowUp() {
    const { view, openView } = this.given.screen;
    return (
      !view?.over && !this.given.eyes.isComputer(openView?.current) && this.given.eyes.needsCurtain
    );
  }

  /** Whoever comes next, without asking whether the engine is busy. */
  async settle() {
    if (this.given.screen.view?.over) await this.showEnd();
    else if (this.given.eyes.isComputer(this.given.screen.openView?.current)) await this.lookOn();
    else if (this.mustShowUp) this.given.curtain.fall(this.given.curtain.reason);
    else await this.sit();
  }

  /** The person who was asked has the device. */
  async takeSeat() {
    await this.given.recovery.run(() => this.sit());
  }

  /** Only now the hidden part is fetched. */
  async sit() {
    const resumed = this.given.curtain.reason === "hidden";
    const { seat } = this.given.eyes;
    const ticket = this.given.phases.ticket();
    const { view, history } = await this.given.table.look(seat);
    if (!ticket.isValid || (this.given.isHidden() && this.given.eyes.needsCurtain)) return;
    this.given.eyes.confirm();
    this.given.screen.uncover(view, history);
    this.given.screen.catchUp(resumed ? [] : stepsSince(history, seat));
    this.given.phases.enter(view.over ? "over" : "playing");
  }

  /** A computer decides: shows what the people may see meanwhile. */
  async lookOn() {
    await this.showTo(this.given.eyes.onlooker);
    if (this.given.phases.isAway) return;
    this.given.screen.catchUp([]);
    this.given.phases.enter("computer");
  }

  /** Everything is open at the end: the whole history may be read. */
  async showEnd() {
    await this.showTo(this.given.eyes.seat);
    if (!this.given.phases.isAway) this.given.phases.enter("over");
  }

  /** @param {number} eyes whose knowledge comes onto the screen */
  async showTo(eyes) {
    const { phases } = this.given;
    const ticket = phases.ticket();
    const { view, history } = await this.given.table.look(eyes);
    // Behind a curtain that fell meanwhile a computer goes on before the eyes of nobody.
    if (ticket.isValid || phases.now === "curtain") this.given.screen.uncover(view, history);
  }
}
