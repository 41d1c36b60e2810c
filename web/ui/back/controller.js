import { lay } from "./back.js";

/** Lets the browser's Back close what is open in a lit element, step by step. */
export class BackController {
  /**
   * @param {import("lit").ReactiveControllerHost & {isConnected: boolean}} host
   * @param {() => number | boolean} open how many things are
   * @param {() => void} close the innermost of them
   */
  constructor(host, open, close) {
    this.host = host;
    this.open = open;
    this.close = close;
    /** @type {(() => void)[]} */
    this.laid = [];
    host.addController(this);
  }

  hostUpdated() {
    const open = this.host.isConnected ? Number(this.open()) : 0;
    while (this.laid.length < open) this.laid.push(lay(() => this.close()));
    while (this.laid.length > open) this.laid.pop()?.();
  }

  hostDisconnected() {
    for (const closed of this.laid.splice(0)) closed();
  }
}
