/**
 * Times and distances that decide what a press means, on the boards and beside them. Times in milliseconds, distances in
 * css pixels.
 */

/** A finger trembles so far within a tap: browsers allow about as much. */
export const TAP_SLOP_PX = 8;
/** A finger that rests trembles a little more than one that taps. */
export const LONG_PRESS_SLOP_PX = 10;
/** A press on a card or a button that lasts so long only looks; a tap is over by then. */
export const LONG_PRESS_MS = 450;
/** On a board a long press shows what lies there; it is sooner, since nothing else follows from holding still. */
export const BOARD_LONG_PRESS_MS = 350;
/** A press so soon after another one, and so near to it, is the second half of a double tap. */
export const DOUBLE_TAP_MS = 350;
export const DOUBLE_TAP_PX = 24;
/** A double tap on a board zooms: it may be less exact, and has to be quicker, so that two single taps stay what they are. */
export const BOARD_DOUBLE_TAP_MS = 320;
export const BOARD_DOUBLE_TAP_PX = 40;
/** What has come (a window, a bar, a position) is seen for so long before a press can mean it. */
export const FRESH_MS = 600;
/** Quick presses of a key on changing things are dropped for no longer than this. */
export const HASTE_MS = 1000;
/** Time in which a press aimed at the bar of another player's turn may still arrive in one's own. */
export const OWN_TURN_NEWS_MS = 2000;
/** So soon after a scroll a finger stops the scrolling and means nothing else. */
export const SCROLL_STOP_MS = 150;
/** A table that is busy for less than this looks as before; most answers come sooner. */
export const BUSY_SHOWN_MS = 200;
/** An answer can be read for so long, whatever changes on the table meanwhile. */
export const ANSWER_READ_MS = 2000;
/** An answer so soon after a press stands beside the place that was pressed. */
export const ANSWER_BESIDE_MS = 1500;
