import guideCardCss from "../guide/guide-card.css";
import hintMarksCss from "../guide/hint-marks.css";
import spotlightCss from "../guide/spotlight.css";
import actionsCss from "../panels/actions-list.css";
import forecastCss from "../panels/forecast.css";
import playersCss from "../panels/players.css";
import promptCss from "../panels/prompt.css";
import toldCss from "../told/told-board.css";
import bubbleCss from "./bubble.css";
import dialogCss from "./dialog.css";
import forcedCss from "./forced.css";
import frameCss from "./frame.css";
import layoutCss from "./layout.css";
import seatColors from "./seat-colors.css";
import shared from "./shared.css";

/**
 * The style sheets of a table.
 *
 * @param {readonly import("lit").CSSResult[]} panels of the game
 * @param {readonly import("lit").CSSResult[]} layout where each region lies
 */
export function stylesOf(panels, layout) {
  const common = [
    seatColors,
    shared,
    frameCss,
    promptCss,
    playersCss,
    bubbleCss,
    actionsCss,
    toldCss,
  ];
  const over = [guideCardCss, spotlightCss, dialogCss, forecastCss, hintMarksCss];
  return [...common, ...over, ...panels, layoutCss, ...layout, forcedCss];
}
