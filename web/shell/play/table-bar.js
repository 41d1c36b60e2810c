import { html, nothing } from "lit";
import { isHidden } from "../../core/settings/house.js";
import { t } from "../../i18n/index.js";
import { canFillScreen, fillsScreen, toggleFullScreen } from "../../ui/browser.js";
import { icon } from "../../ui/icons.js";

/** A tool that is of no use just now keeps its place: nothing moves under a finger. @typedef {(() => void) | "away" | null} Tool */

/**
 * The slim bar above a table. The recap stands in it as well: there it covers nothing of what is asked, and the table keeps its size
 * when it goes.
 *
 * @param {object} bar
 * @param {unknown} bar.recap what the others did meanwhile, null for nothing
 * @param {string} bar.title
 * @param {number | undefined} bar.round
 * @param {() => void} bar.leave
 * @param {(() => void) | null} bar.sound switches sounds on, as long as that is a question
 * @param {Tool} bar.showEnd
 * @param {Tool} bar.replay
 * @param {Tool} bar.hint
 * @param {Tool} bar.players
 * @param {() => void} bar.rules
 * @param {() => void} bar.settings
 */
export function tableBar(bar) {
  const { recap, title, round, leave, sound, showEnd, replay, hint, players, rules, settings } =
    bar;
  return html`<header class="bar ${recap ? "telling" : ""}">
    ${tool("to-home", "home", leave)}
    <h1><b>${title}</b>${round === undefined ? nothing : html` <span>${t("bar-round", { round })}</span>`}</h1>
    ${recap ?? nothing}
    <div class="tools" role="toolbar" aria-label=${t("bar-tools")} data-group>
      ${sound ? offered(sound) : nothing}
      ${placed("end-show", "trophy", showEnd)} ${placed("hint", "hint", hint)}
      ${placed("players-menu", "people", players)} ${placed("replay", "play", replay)} ${tool("rules-open", "book", rules, "rules")}
      ${canFillScreen() ? fullScreen() : nothing}
      ${isHidden("settings") ? nothing : tool("settings", "gear", settings, "settings", true)}
    </div>
  </header>`;
}

/** Only where the bar has room. */
function fullScreen() {
  const [text, picture] = fillsScreen()
    ? /** @type {const} */ (["full-screen-off", "smaller"])
    : /** @type {const} */ (["full-screen", "larger"]);
  return html`<span class="roomy">${tool(text, picture, toggleFullScreen, "full-screen")}</span>`;
}

/**
 * @param {import("../../i18n/ids.js").TextId} text
 * @param {Parameters<typeof icon>[0]} picture
 * @param {Tool} use
 */
function placed(text, picture, use) {
  if (use === null) return nothing;
  if (use !== "away") return tool(text, picture, use);
  return html`<span class="button quiet icon-only away" aria-hidden="true">${icon(picture)}</span>`;
}

/**
 * @param {import("../../i18n/ids.js").TextId} text
 * @param {Parameters<typeof icon>[0]} picture
 * @param {() => void} press
 * @param {string} [id] where it is not that of the text
 * @param {boolean} [stop] whether the tabulator stops here: from the table it comes to the end of the bar
 */
function tool(text, picture, press, id = text, stop = false) {
  return html`<button
    class="button quiet icon-only"
    title=${t(text)}
    aria-label=${t(text)}
    data-part="bar-${id}"
    ?data-stop=${stop}
    @click=${press}
  >
    ${icon(picture)}
  </button>`;
}

/** @param {() => void} press */
function offered(press) {
  return html`<button
    class="button quiet offer"
    title=${t("sound-offer-about")}
    aria-label=${t("sound-offer-about")}
    data-part="bar-sound"
    @click=${press}
  >
    ${icon("sound")}<span aria-hidden="true">${t("sound-offer")}</span>
  </button>`;
}
