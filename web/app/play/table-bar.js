import { html, nothing } from "lit";
import { canFillScreen, fillsScreen, toggleFullScreen } from "../../ground/full-screen.js";
import { isHidden } from "../../ground/house.js";
import { icon } from "../../ground/icons.js";
import { t } from "../../i18n/index.js";

/**
 * The slim bar above a table. News stand in it as well: there they cover nothing of what is asked, and the table keeps its size
 * when they go.
 *
 * @param {object} bar
 * @param {unknown} bar.news what the others did meanwhile, null for nothing
 * @param {string} bar.title
 * @param {number | undefined} bar.round
 * @param {() => void} bar.leave
 * @param {(() => void) | null} bar.sound switches sounds on, as long as that is a question
 * @param {(() => void) | null} bar.showEnd
 * @param {(() => void) | null} bar.replay
 * @param {(() => void) | null} bar.hint
 * @param {(() => void) | null} bar.players
 * @param {() => void} bar.rules
 * @param {() => void} bar.settings
 */
export function tableBar(bar) {
  const { news, title, round, leave, sound, showEnd, replay, hint, players, rules, settings } = bar;
  return html`<header class="bar ${news ? "telling" : ""}">
    ${tool("to-home", "home", leave)}
    <h1>${title}${round === undefined ? nothing : html` <span>${t("bar-round", { round })}</span>`}</h1>
    ${news ?? nothing}
    <div class="tools" role="toolbar" aria-label=${t("bar-tools")} data-group>
      ${sound ? offered(sound) : nothing}
      ${showEnd ? tool("end-show", "trophy", showEnd) : nothing}
      ${hint ? tool("hint", "hint", hint) : nothing}
      ${players ? tool("players-menu", "people", players) : nothing}
      ${replay ? tool("replay", "play", replay) : nothing} ${tool("rules-open", "book", rules, "rules")}
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
