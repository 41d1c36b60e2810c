import { html, LitElement, nothing } from "lit";
import { pictureHere } from "../../core/engine/picture/making.js";
import { isHidden } from "../../core/settings/house.js";
import { askForPromise, thisDevice } from "../../core/storage/device.js";
import { store } from "../../core/storage/store.js";
import { t } from "../../i18n/index.js";
import base from "../../ui/base.css";
import buttons from "../../ui/buttons.css";
import { checkedCopy } from "../../ui/offline-copy.js";
import { internalState, TextController } from "../../ui/reactive.js";
import { showToast } from "../../ui/toasts.js";
import { askToClear } from "../house/house-foot.js";
import { exportAllWindow } from "../storage/export-window.js";
import styles from "./this-device.css";

const MEGA = 1_000_000;

/** The truth about where games lie on this device, and what can be done for them. */
class StThisDevice extends LitElement {
  static properties = { ...internalState("device", "copy", "picture", "busy") };

  static styles = [base, buttons, styles];

  constructor() {
    super();
    /** @type {import("../../core/storage/device.js").Device | null} */
    this.device = null;
    /** Undefined until it is known. @type {import("../offline/copy.js").CopyState | null | undefined} */
    this.copy = undefined;
    /** @type {Awaited<ReturnType<typeof pictureHere>> | null} */
    this.picture = null;
    this.busy = false;
    new TextController(this);
  }

  connectedCallback() {
    super.connectedCallback();
    void this.look();
  }

  async look() {
    this.device = await thisDevice();
    this.picture = await pictureHere();
    this.copy = await checkedCopy(false);
  }

  async promise() {
    if (!(await askForPromise())) showToast({ text: t("device-promise-refused") });
    await this.look();
  }

  async check() {
    this.busy = true;
    this.copy = await checkedCopy(true);
    this.busy = false;
  }

  /** How the copy for playing offline is, in words. */
  get copyWords() {
    const { copy } = this;
    if (copy === undefined || this.busy) return t("device-copy-looking");
    if (copy === null) return t(isSecureContext ? "device-copy-none" : "device-copy-insecure");
    const { files, bad, mended } = copy;
    if (bad === 0) return t("device-copy-whole", { files });
    return bad === mended
      ? t("device-copy-mended", { count: mended })
      : t("device-copy-bad", { count: bad - mended });
  }

  render() {
    const { device } = this;
    if (!device) return html`<p role="status">${t("device-copy-looking")}</p>`;
    const count = store.list().games.length;
    const build = document.querySelector("meta[name=build]")?.getAttribute("content") ?? "";
    return html`<dl data-part="device" data-place=${device.place}>
        <dt>${t("device-games")}</dt>
        <dd>
          ${t("device-count", { count })}
          <span class=${device.place === "disk" ? "" : "warning"}>${t(`device-place-${device.place}`)}</span>
        </dd>
        <dt>${t("device-promise")}</dt>
        <dd data-part="device-promise" data-promise=${String(device.promise)}>
          ${t(device.promise ? "device-promise-yes" : "device-promise-no")}
          ${device.promise ? nothing : html`<span class="warning">${t("device-promise-risk")}</span>`}
        </dd>
        ${
          device.free === null
            ? nothing
            : html`<dt>${t("device-room")}</dt>
                <dd>${t("device-room-left", { used: (device.used ?? 0) / MEGA, room: device.free / MEGA })}</dd>`
        }
        <dt>${t("device-copy")}</dt>
        <dd><span role="status" data-part="device-copy">${this.copyWords}</span></dd>
        ${
          this.picture === null
            ? nothing
            : html`<dt>${t("device-picture")}</dt>
                <dd data-part="device-picture" data-picture=${this.picture}>${t(`device-picture-${this.picture}`)}</dd>`
        }
        <dt>${t("device-version")}</dt>
        <dd>${build}</dd>
      </dl>
      <div class="row">
        ${
          isHidden("export")
            ? nothing
            : html`<button class="button" data-part="device-export" ?disabled=${count === 0} @click=${exportAllWindow}>
                ${t("device-export")}
              </button>`
        }
        <button class="button" data-part="device-check" ?disabled=${this.busy || this.copy === null} @click=${this.check}>
          ${t("device-check")}
        </button>
        ${
          device.promise === false
            ? html`<button class="button" data-part="device-ask" @click=${this.promise}>
                ${t("device-ask")}
              </button>`
            : nothing
        }
        <button class="button quiet danger" data-part="device-clear" @click=${askToClear}>
          ${t("clear-table")}
        </button>
      </div>`;
  }
}

customElements.define("st-this-device", StThisDevice);
