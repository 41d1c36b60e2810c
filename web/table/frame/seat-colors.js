import { unsafeCSS } from "lit";

/** The colours of all seats of all games; web/theme.css says what they are. */
const COLORS = ["blue", "yellow", "red", "green", "white", "brown", "orange", "grey"];

/**
 * What bears a colour's class has it as `--seat`, with `--seat-ink` for what is written on it, and `--seat-line` for a line on
 * paper: white wood needs a darker one there.
 */
export const seatColors = unsafeCSS(
  COLORS.map(
    (color) => `.seat-${color} {
      --seat: var(--seat-${color});
      --seat-ink: var(--seat-${color}-ink);
      --seat-line: var(--seat-${color}-line, var(--seat-${color}));
    }`,
  ).join("\n"),
);
