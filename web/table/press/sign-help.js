/** Whatever has words of its own but is no button: a sign with a title, or a card that lies. */
const ASKED = "[title], [data-city]";
/** What answers to a touch in its own way. */
const LIVE = "button, a, input, select, label, summary, .seat, [data-look]";

/** A touch of a sign says what the mouse reads in its title; with the keyboard it is Enter where the sign has the focus. */
export class SignHelp {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
  }

  /**
   * Listens inside the table's shadow root.
   *
   * @param {EventTarget} root
   */
  attach(root) {
    root.addEventListener("click", ({ target }) => this.asked(target));
    root.addEventListener("keydown", (event) => {
      const { key, target } = /** @type {KeyboardEvent} */ (event);
      if (key === "Enter" && this.asked(target)) event.preventDefault();
    });
  }

  /** @param {EventTarget | null} target @returns {boolean} whether something was answered */
  asked(target) {
    const touched = /** @type {Partial<Element> | null} */ (target);
    const sign = /** @type {HTMLElement | null} */ (touched?.closest?.(ASKED) ?? null);
    if (!sign || sign.closest(LIVE)) return false;
    const { city, key, part } = sign.dataset;
    if (city) this.table.look(sign);
    else this.table.feedback.say(sign.title, part ?? key ?? nameAround(sign));
    return true;
  }
}

/** @param {HTMLElement} sign @returns {string} */
function nameAround(sign) {
  return sign.closest("[data-part]")?.getAttribute("data-part") ?? "";
}
