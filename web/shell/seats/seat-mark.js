import { html, svg } from "lit";
import { t } from "../../i18n/index.js";
import seatColors from "../../table/frame/seat-colors.css";
import { PageElement } from "../../ui/reactive.js";
import markStyles from "./seat-mark.css";

const SHAPES = {
  circle: svg`<circle cx="12" cy="12" r="5" />`,
  diamond: svg`<path d="M12 5.5L18.5 12 12 18.5 5.5 12z" />`,
  square: svg`<rect x="7.2" y="7.2" width="9.6" height="9.6" rx="0.6" />`,
  triangle: svg`<path d="M12 5.8l6.4 11.2H5.6z" />`,
};

/** A seat's sign: its colour with its symbol, so colours need not be told apart. */
class SeatMark extends PageElement {
  static properties = { color: { reflect: true }, symbol: {}, label: { type: Boolean } };

  static styles = [seatColors, markStyles];

  constructor() {
    super();
    /** @type {import("../../table/types.js").SeatColor} */
    this.color = "blue";
    /** @type {import("../../table/types.js").SeatSymbol} */
    this.symbol = "circle";
    /** Speak colour and symbol; off where a name stands beside the mark. */
    this.label = false;
  }

  render() {
    const words = this.label ? `${t(`color-${this.color}`)}, ${t(`symbol-${this.symbol}`)}` : "";
    return html`<svg
      class="seat-${this.color}"
      viewBox="0 0 24 24"
      role=${this.label ? "img" : "presentation"}
      aria-label=${words}
      aria-hidden=${this.label ? "false" : "true"}
    >
      <rect class="field" x="1.2" y="1.2" width="21.6" height="21.6" rx="5.5" />
      <g class="shape">${SHAPES[this.symbol]}</g>
    </svg>`;
  }
}

customElements.define("st-seat-mark", SeatMark);
