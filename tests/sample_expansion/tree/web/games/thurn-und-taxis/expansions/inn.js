import { html } from "lit";
import { inked } from "../../../art/paints.js";
import { ellipse } from "../../../board/canvas/drawing.js";

/** The Inn, a sample: an official more. @type {import("./part.js").Part} */
export const inn = {
  id: "inn",
  present: (seen) => seen.options.inn === true,

  portraits: { wirt },
  player: ({ t }, { rests = 0 }, seat) =>
    html`<p class="rests" data-part="rests-${seat}">${t("tut-in-rests", { count: rests })}</p>`,

  groups: ["rest"],
};

/** A face under a cap, and a mug. */
function wirt() {
  return [
    inked(ellipse(50, 52, 22), "--art-light", 1.6),
    inked("M28 42C30 26 70 26 72 42Z", "--art-red", 1.6),
    inked("M66 66H86V88H66Z", "--art-gold", 1.4),
  ];
}
