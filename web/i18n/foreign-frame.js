/** All that the page says inside a foreign page: the words of a link to itself. */
export const FOREIGN_FRAME = {
  en: "Open Spieltisch in a window of its own",
  de: "Spieltisch in einem eigenen Fenster öffnen",
};
