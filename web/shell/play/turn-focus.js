import { afterPicture } from "../../core/after-picture.js";

/** @typedef {"pointer" | "keys" | "keysInTurn" | "pointerInTurn"} InputState */

/**
 * The input device in use, and the keys pressed since the turn came.
 *
 * | state | last input | keys since the turn came | keydown | pointerdown | turn |
 * |---|---|---|---|---|---|
 * | pointer | pointer | no | keysInTurn | pointer | pointer |
 * | keys | keys | no | keysInTurn | pointer | keys |
 * | keysInTurn | keys | yes | keysInTurn | pointerInTurn | keys |
 * | pointerInTurn | pointer | yes | keysInTurn | pointerInTurn | pointer |
 *
 * @param {InputState} state
 * @param {"keydown" | "pointerdown" | "turn"} event
 * @returns {InputState}
 * @internal
 */
export function nextInput(state, event) {
  if (event === "keydown") return "keysInTurn";
  if (event === "pointerdown") return isInTurn(state) ? "pointerInTurn" : "pointer";
  return isByKeys(state) ? "keys" : "pointer";
}

/** @param {InputState} state @internal */
export function isByKeys(state) {
  return state === "keys" || state === "keysInTurn";
}

/** @param {InputState} state */
function isInTurn(state) {
  return state === "keysInTurn" || state === "pointerInTurn";
}

/** Moves the focus to the prompt when a turn begins, unless the person has moved it already. */
export class TurnFocus {
  /** @type {InputState} */
  #state = "pointer";

  /** @param {import("./table-host.js").StTableHost} host */
  constructor(host) {
    this.host = host;
    host.addController(this);
  }

  hostConnected() {
    for (const type of ["keydown", "pointerdown"]) addEventListener(type, this, { capture: true });
  }

  hostDisconnected() {
    for (const type of ["keydown", "pointerdown"])
      removeEventListener(type, this, { capture: true });
  }

  /** @param {Event} event */
  handleEvent({ type }) {
    this.#state = nextInput(this.#state, /** @type {"keydown" | "pointerdown"} */ (type));
  }

  /** Waits for the next frame, in which the browser computes the layout anyway that a new focus needs. */
  turnCame() {
    const { host } = this;
    this.#state = nextInput(this.#state, "turn");
    void host.updateComplete.then(() =>
      afterPicture(() => {
        const { activeElement } = /** @type {ShadowRoot} */ (host.renderRoot);
        if (!isInTurn(this.#state) || activeElement !== host.table) void this.focus();
      }),
    );
  }

  /**
   * Focuses the prompt, or the table. A reader of the board in words stays there: the turn is announced.
   */
  async focus() {
    const { host } = this;
    await host.updateComplete;
    await host.table?.updateComplete;
    if (host.table?.isRead || host.table?.focusTurn?.(isByKeys(this.#state))) return;
    /** @type {HTMLElement | null} */ (host.renderRoot.querySelector("main, .missing"))?.focus();
  }
}
