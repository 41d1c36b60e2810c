import { guideCardCss } from "../guide/guide-card.js";
import { hintMarksCss } from "../guide/hint-marks.js";
import { spotlightCss } from "../guide/spotlight.js";
import { actionsCss } from "../panels/actions-list.js";
import { forecastCss } from "../panels/forecast.js";
import { playersCss } from "../panels/players.js";
import { promptCss } from "../panels/prompt.js";
import { toldCss } from "../told/told-board.js";
import { bubbleCss } from "./bubble.js";
import { dialogCss } from "./dialog-css.js";
import { forcedCss } from "./forced-css.js";
import { frameCss } from "./frame-css.js";
import { layoutCss } from "./layout-css.js";
import { shared } from "./shared-css.js";

/**
 * The style sheets of a table.
 *
 * @param {readonly import("lit").CSSResult[]} panels of the game
 * @param {readonly import("lit").CSSResult[]} layout where each region lies
 */
export function stylesOf(panels, layout) {
  const common = [shared, frameCss, promptCss, playersCss, bubbleCss, actionsCss, toldCss];
  const over = [guideCardCss, spotlightCss, dialogCss, forecastCss, hintMarksCss];
  return [...common, ...over, ...panels, layoutCss, ...layout, forcedCss];
}
