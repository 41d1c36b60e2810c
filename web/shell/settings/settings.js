import { html, nothing } from "lit";
import { pictureHere } from "../../core/engine/picture/making.js";
import { me, setMe } from "../../core/seats/me.js";
import { cleanName, NAME_LENGTH } from "../../core/seats/names.js";
import { isHidden } from "../../core/settings/house.js";
import { PREFS, switchesOf } from "../../core/settings/kept-prefs.js";
import { getPrefs, onPrefs, setPrefs } from "../../core/settings/prefs.js";
import { askForPromise, thisDevice } from "../../core/storage/device.js";
import { results } from "../../core/storage/results/results.js";
import { store } from "../../core/storage/store.js";
import { games } from "../../games/index.js";
import { t } from "../../i18n/index.js";
import { LANGUAGES } from "../../i18n/languages.js";
import { ask, windowOf } from "../../ui/dialogs.js";
import { picker, tick } from "../../ui/fields.js";
import { button } from "../../ui/icons.js";
import { elementWith, PageElement, plain, withFields } from "../../ui/reactive.js";
import { showToast } from "../../ui/toasts.js";
import { askToClear } from "../house/clear-table.js";
import { exportAllWindow, leftOut } from "../storage/export-window.js";
import styles from "./settings.css";
import deviceStyles from "./this-device.css";

/** The settings of this device; every change works at once. Fires "st-close". */
class StSettings extends PageElement {
  static styles = [withFields, styles];

  constructor() {
    super();
    this.hear(onPrefs);
  }

  render() {
    return windowOf(
      this,
      t("settings"),
      html`<div class="selects" data-part="settings">
        ${selectField("language")} ${selectField("theme")} ${selectField("animationSpeed")}
        ${selectField("computerPace")} ${selectField("lookFirst")}
      </div>
      <section>
        <h3>${t("settings-table")}</h3>
        ${switchesOf("every", "alone", "none").filter(isOffered).map(switchField)}
        ${games.map(({ id }) => html`<h4>${t(`game-${id}`)}</h4> ${switchesOf(id).map(switchField)}`)}
      </section>
      <section>
        <h3>${t("device")}</h3>
        <st-this-device></st-this-device>
      </section>
      <section>
        <a class="button quiet" href="#/about" data-part="settings-about">${t("about")}</a>
      </section>`,
    );
  }
}

customElements.define("st-settings", StSettings);

/** @typedef {import("../../core/settings/kept-prefs.js").Prefs} Prefs */
/** @typedef {import("../../core/settings/kept-prefs.js").Switch} Switch */

/** @param {Switch} key @returns {boolean} false for what the house has decided */
const isOffered = (key) => (key !== "keepResults" && key !== "ladder") || !isHidden("results");

/** Asks under which name somebody plays on this device. */
export async function askName() {
  const { answer, value } = await ask({
    title: t("results-name"),
    text: t("results-name-text"),
    input: { label: t("results-name-label"), value: me().name, maxLength: NAME_LENGTH },
    answers: [
      { id: "cancel", label: t("cancel") },
      { id: "name", label: t("results-name-take"), kind: "primary" },
    ],
  });
  if (answer === "name" && cleanName(value)) setMe(cleanName(value));
}

/**
 * A yes-or-no setting with a line that explains it.
 *
 * @param {Switch} key
 */
export function switchField(key) {
  const words = html`<span class="name">${t(`pref-${key}`)}</span><span class="hint">${t(`pref-${key}-help`)}</span>`;
  const turn = (/** @type {boolean} */ isOn) => setPrefs({ [key]: isOn });
  return tick(words, getPrefs()[key] === true, turn, { part: `pref-${key}` });
}

/**
 * A setting with a few values.
 *
 * @param {Exclude<keyof Prefs, Switch>} key
 */
export function selectField(key) {
  const values = /** @type {readonly string[]} */ (PREFS[key].values);
  const wordsOf = (/** @type {string} */ value) =>
    key === "language" && value in LANGUAGES
      ? LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (value)].name
      : t(`pref-${key}-${value}`);
  const name = html`<span>${t(`pref-${key}`)}</span>`;
  const change = (/** @type {string} */ value) => setPrefs({ [key]: value });
  const look = { part: `pref-${key}`, look: "select" };
  return picker(name, values, getPrefs()[key], wordsOf, change, look);
}

const MEGA = 1_000_000;

/** The truth about where games lie on this device, and what can be done for them. */
class StThisDevice extends elementWith({
  /** @type {import("../../core/storage/device.js").Device | null} */
  device: null,
  /** Undefined until it is known. @type {import("../offline/copy.js").CopyState | null | undefined} */
  copy: undefined,
  /** @type {Awaited<ReturnType<typeof pictureHere>> | null} */
  picture: null,
  busy: false,
}) {
  static styles = [plain, deviceStyles];

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
    const note = isHidden("export") ? "" : leftOut();
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
      <p class="small further">${t("about-copy")} <a href="#/copy" data-part="device-own-copy">${t("copy")}</a></p>
      ${note ? html`<p class="small" data-part="device-left-out">${note}</p>` : nothing}
      <div class="row">
        ${
          isHidden("export")
            ? nothing
            : button(t("device-export"), exportAllWindow, {
                part: "device-export",
                disabled: count === 0 && results.everything().length === 0,
              })
        }
        ${button(t("device-check"), this.check, { part: "device-check", disabled: this.busy || this.copy === null })}
        ${
          device.promise === false
            ? button(t("device-ask"), this.promise, { part: "device-ask" })
            : nothing
        }
        ${button(t("clear-table"), askToClear, { part: "device-clear", look: "quiet danger" })}
      </div>`;
  }
}

customElements.define("st-this-device", StThisDevice);

/** @typedef {import("../offline/copy.js").CopyState} CopyState */

/** Time in milliseconds after which no answer is expected; a whole copy is read in a second or two. */
const PATIENCE = 60_000;

/**
 * Asks the service worker to look through the copy for playing offline, and to mend it.
 *
 * @param {boolean} deep reads every file; else only asks whether it is there
 * @returns {Promise<CopyState | null>} null where there is no copy
 */
export async function checkedCopy(deep) {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const worker = registration?.active;
  if (!worker) return null;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(null), PATIENCE);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    worker.postMessage({ type: "CHECK", deep }, [port2]);
  });
}
