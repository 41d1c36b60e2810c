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
  constructor({ table, screen, eyes, curtain, phases, recovery, isHidden }) {
    this.table = table;
    this.screen = screen;
    this.eyes = eyes;
    this.curtain = curtain;
    this.phases = phases;
    this.recovery = recovery;
    this.isHidden = isHidden;
  }

  /**
   * Somebody else is to decide, with a turn or in the middle of one.
   *
   * @param {CurtainReason} reason
   */
  async pass(reason) {
    const next = this.screen.view?.current;
    if (next === null || next === undefined) return;
    if (next === this.eyes.seat && this.phases.now === "playing") return;
    this.eyes.passTo(next);
    await this.ask(reason);
  }

  /**
   * Goes on with whoever is to decide.
   *
   * @param {CurtainReason} reason
   */
  async ask(reason) {
    this.curtain.reason = reason;
    // That needs no engine, and waits for none.
    if (this.mustShowUp) this.curtain.fall(reason);
    else await this.recovery.run(() => this.settle());
  }

  get mustShowUp() {
    const { view, openView } = this.screen;
    return !view?.over && !this.eyes.isComputer(openView?.current) && this.eyes.needsCurtain;
  }

  /** Whoever comes next, without asking whether the engine is busy. */
  async settle() {
    if (this.screen.view?.over) await this.showEnd();
    else if (this.eyes.isComputer(this.screen.openView?.current)) await this.lookOn();
    else if (this.mustShowUp) this.curtain.fall(this.curtain.reason);
    else await this.sit();
  }

  /** The person who was asked has the device. */
  async takeSeat() {
    await this.recovery.run(() => this.sit());
  }

  /** Only now the hidden part is fetched. */
  async sit() {
    const resumed = this.curtain.reason === "hidden";
    const { seat } = this.eyes;
    const { view, history } = await this.seenBy(seat);
    if (this.phases.isAway || (this.isHidden() && this.eyes.needsCurtain)) return;
    this.eyes.confirm();
    this.screen.uncover(view, history);
    this.screen.catchUp(resumed ? [] : stepsSince(history, seat));
    this.phases.enter(view.over ? "over" : "playing");
  }

  /** A computer decides: shows what the people may see meanwhile. */
  async lookOn() {
    await this.showTo(this.eyes.onlooker);
    if (this.phases.isAway) return;
    this.screen.catchUp([]);
    this.phases.enter("computer");
  }

  /** Everything is open at the end: the whole history may be read. */
  async showEnd() {
    await this.showTo(this.eyes.seat);
    if (!this.phases.isAway) this.phases.enter("over");
  }

  /** @param {number} eyes whose knowledge comes onto the screen */
  async showTo(eyes) {
    const { view, history } = await this.seenBy(eyes);
    if (!this.phases.isAway) this.screen.uncover(view, history);
  }

  /** @param {number} eyes */
  async seenBy(eyes) {
    const view = await this.table.view(eyes);
    return { view, history: await this.table.history(eyes) };
  }
}
