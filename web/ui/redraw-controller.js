/** Redraws a lit element whenever something outside it changes, as long as the element is on the page. */
export class RedrawController {
  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {(redraw: () => void) => () => void} listen  calls back at every change; returns what ends that
   */
  constructor(host, listen) {
    this.host = host;
    this.listen = listen;
    /** @type {(() => void) | undefined} */
    this.undo = undefined;
    host.addController(this);
  }

  hostConnected() {
    this.undo = this.listen(() => this.host.requestUpdate());
  }

  hostDisconnected() {
    this.undo?.();
  }
}
