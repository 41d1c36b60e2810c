/** Keeps the screen from going dark while an element is on the page: people think longer than a tablet waits. */
export class Awake {
  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    /** @type {WakeLockSentinel | null} */
    this.lock = null;
    this.wanted = false;
    this.look = () => void this.keep();
    host.addController(this);
  }

  hostConnected() {
    this.wanted = true;
    // The browser lets go of it when another page comes into view.
    document.addEventListener("visibilitychange", this.look);
    void this.keep();
  }

  hostDisconnected() {
    this.wanted = false;
    document.removeEventListener("visibilitychange", this.look);
    void this.lock?.release();
    this.lock = null;
  }

  async keep() {
    if (!this.wanted || document.visibilityState !== "visible") return;
    if (this.lock && !this.lock.released) return;
    try {
      const lock = await navigator.wakeLock?.request("screen");
      if (!lock) return;
      // The page may have left meanwhile, or have asked twice.
      if (this.wanted && (this.lock?.released ?? true)) this.lock = lock;
      else await lock.release();
    } catch {
      // A low battery, or a browser that does not want to: the screen goes dark as ever.
    }
  }
}
