import { engineService, isFatal } from "../../engine/service.js";
import { forgetAnnouncements } from "../../ground/announcer.js";
import { askToPersist } from "../keeping/persist.js";
import { SavedElsewhere } from "../keeping/saved-elsewhere.js";
import { store } from "../keeping/store.js";
import { computersAt, levelsFor, seatsFor } from "../seats/levels.js";
import { positionOf } from "./position.js";
import { SessionState } from "./session-state.js";

/** @typedef {import("../../engine/types.js").View} View */
/** @typedef {import("../keeping/types.js").SavedGame} SavedGame */
/** @typedef {import("../../engine/types.js").GameRecord} GameRecord */
/** @typedef {import("./session-state.js").CurtainReason} CurtainReason */

/** Keeps a game safe: in the store before it is shown, behind the curtain, through a broken engine, between tabs. */
export class SafeSession extends SessionState {
  /** Hands the record to the engine; afterwards `view` is the public picture of the position. */
  async load() {
    const saved = /** @type {SavedGame} */ (this.saved);
    const seat = saved.status.current ?? 0;
    const { view, open } = await this.table.load(saved.record, seat);
    const infos = await engineService.games();
    this.levels = levelsFor(infos.find(({ id }) => id === saved.game));
    const seats = [...seatsFor(saved.seats, this.levels)];
    await this.table.computers(computersAt(seats));
    this.events = [];
    this.openView = open;
    this.view = open;
    // A game that came as a bare record has no picture yet, and the curtain tells what is to be decided.
    this.remember({ ...saved, seats, ...positionOf(open), updated: saved.updated });
    this.passTo(view.current ?? seat);
  }

  /** @param {CurtainReason} reason */
  raiseCurtain(reason) {
    if (!this.view || this.view.over) return;
    forgetAnnouncements();
    this.curtainReason = reason;
    this.view = this.openView;
    this.history = [];
    this.since = [];
    this.events = [];
    this.setPhase("curtain");
  }

  /** @param {number} eyes whose knowledge comes onto the screen */
  async showTo(eyes) {
    const view = await this.table.view(eyes);
    this.history = await this.table.history(eyes);
    this.view = view;
  }

  /**
   * Writes the record. A full storage is reported by the store and play goes on in memory; a
   * game that another tab has saved since becomes read-only here.
   *
   * @param {GameRecord} record
   * @param {View} open
   */
  keep(record, open) {
    const saved = /** @type {SavedGame} */ (this.saved);
    const turnEnded = open.current !== saved.status.current;
    this.openView = open;
    this.write({ ...saved, record, ...positionOf(open) });
    if (turnEnded) askToPersist();
  }

  /** @param {SavedGame} next */
  write(next) {
    const result = store.save(next);
    if (!result.ok && result.problem === "conflict") {
      this.watch();
      throw new SavedElsewhere();
    }
    this.remember(next);
  }

  /** Another tab plays this game: show its picture, change nothing. */
  watch() {
    this.claim.letGo();
    this.table.loaded = false;
    this.canTakeOver = false;
    this.refresh();
    this.openView = this.saved?.view ?? this.openView;
    this.view = this.openView;
    this.history = [];
    this.since = [];
    this.setPhase("watching");
    this.claim.onFree(() => {
      this.canTakeOver = true;
      this.changed();
    });
  }

  otherTabSaved() {
    const latest = store.load(this.id);
    if (!latest || latest.revision === this.saved?.revision) return;
    if (this.phase === "watching") {
      this.remember(latest);
      this.openView = latest.view ?? this.openView;
      this.view = this.openView;
      this.changed();
    } else if (!store.unsaved.has(this.id)) {
      this.watch();
    }
  }

  /**
   * Runs one conversation with the engine. If the engine breaks, a new one replays the record and
   * the same seat goes on; nothing that was done is lost.
   *
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T | null>}
   */
  async guarded(work) {
    if (this.busy) return null;
    this.setBusy(true);
    try {
      if (!this.table.loaded) await this.load();
      return await work();
    } catch (error) {
      if (this.closed) return null;
      if (isFatal(error)) await this.recover();
      else this.complain(error);
      return null;
    } finally {
      this.setBusy(false);
    }
  }

  async recover() {
    const { phase, seat } = this;
    this.table.loaded = false;
    this.setPhase("loading");
    try {
      await this.load();
      if (phase === "computer") {
        await this.showTo(this.onlooker);
      } else if (phase === "playing" && this.seat === seat && !document.hidden) {
        await this.showTo(seat);
      }
      this.setPhase(this.view?.over ? "over" : phase);
      const hidden = phase === "playing" && this.view?.seat === null;
      if (phase === "curtain" || hidden) this.raiseCurtain("opened");
      this.dispatchEvent(new Event("recovered"));
    } catch (error) {
      this.trouble = error;
      this.changed();
    }
  }
}
