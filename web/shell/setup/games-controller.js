import { engineService } from "../../core/engine/service.js";

/** @typedef {import("../../core/engine/types.js").GameInfo} GameInfo */

/** Tells an element of the games once, as soon as the engine is there, and as long as the element is on the page. */
export class GamesController {
  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {(infos: GameInfo[]) => void} take
   */
  constructor(host, take) {
    this.take = take;
    this.isTold = false;
    this.ask = () => void this.tell();
    host.addController(this);
  }

  hostConnected() {
    engineService.addEventListener("change", this.ask);
    this.ask();
  }

  hostDisconnected() {
    engineService.removeEventListener("change", this.ask);
  }

  async tell() {
    if (this.isTold || engineService.state.phase !== "ready") return;
    try {
      const infos = await engineService.games();
      this.isTold = true;
      this.take(infos);
    } catch {
      // The start panel says what is wrong and tries again; whoever begins a game asks again, too.
    }
  }
}
