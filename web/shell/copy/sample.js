import { html, nothing } from "lit";
import { engineService } from "../../core/engine/service.js";
import { listed, t } from "../../i18n/index.js";
import { ruleTerm } from "../../table/words/rule-words.js";
import base from "../../ui/base.css";
import buttons from "../../ui/buttons.css";
import { button } from "../../ui/icons.js";
import { elementWith } from "../../ui/reactive.js";
import styles from "./sample.css";

/** Where a rule is tried out, and what it brings there by the engine's own count. */
class StCopySample extends elementWith({
  game: "",
  /** Of the rule. */
  place: "",
  /** @type {unknown} */
  rule: null,
  seed: 0,
  /** @type {import("./facts.js").Words | null} */
  words: null,
  /** @type {import("../../table/types.js").PrintedSample | null} */
  sample: null,
}) {
  static styles = [base, buttons, styles];

  /** What was asked last. */
  asked = "";

  async updated() {
    const { game, place, rule: value, seed } = this;
    const asked = JSON.stringify([game, place, value, seed]);
    if (asked === this.asked) return;
    this.asked = asked;
    const params = { game, place, value, seed };
    const sample = await engineService.call("patchSample", params).catch(() => null);
    if (asked === this.asked) this.sample = sample;
  }

  render() {
    const { sample, words } = this;
    if (!sample || !words) return nothing;
    const counts = sample.counts.map(
      ({ count, ...term }) => `${count} ${ruleTerm("many", term, count)}`,
    );
    return html`${words.printed?.sample?.(sample)}
      <div>
        <p role="status"><strong data-part="copy-sample">${t("copy-sample", { points: sample.points })}</strong></p>
        <p class="soft">${t("copy-sample-there", { list: listed(counts) })}</p>
        ${button(t("copy-sample-next"), this.sets("seed", sample.seed + 1), { part: "copy-sample-next" })}
      </div>`;
  }
}

customElements.define("st-copy-sample", StCopySample);
