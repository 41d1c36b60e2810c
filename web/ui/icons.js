import { html, svg } from "lit";

/** Small line drawings for buttons; every button that has one also has a name in words. */
const PATHS = {
  home: svg`<path d="M4 11.5L12 5l8 6.5M6.5 10v9h11v-9M10.5 19v-5h3v5" />`,
  plus: svg`<path d="M12 5v14M5 12h14" />`,
  undo: svg`<path d="M8 5L4 9l4 4M4.5 9H14a5 5 0 0 1 0 10H9" />`,
  restart: svg`<path d="M5 12a7 7 0 1 0 2.3-5.2M5 4v4.5h4.5" />`,
  gear: svg`<circle cx="12" cy="12" r="3" /><path d="M12 3.5v2.3M12 18.2v2.3M3.5 12h2.3M18.2 12h2.3M6 6l1.6 1.6M16.4 16.4L18 18M18 6l-1.6 1.6M7.6 16.4L6 18" />`,
  log: svg`<path d="M6 4h9l3 3v13H6zM9 10h6M9 13.5h6M9 17h4" />`,
  book: svg`<path d="M12 6.5C9.5 4.8 6.8 4.6 4 5v13c2.8-.4 5.5-.2 8 1.5 2.5-1.7 5.2-1.9 8-1.5V5c-2.8-.4-5.5-.2-8 1.5zM12 6.5v13" />`,
  play: svg`<path d="M8 5.5v13l10.5-6.5z" />`,
  pause: svg`<path d="M8.5 6v12M15.5 6v12" />`,
  first: svg`<path d="M6 5.5v13M18 5.5L9.5 12l8.5 6.5z" />`,
  last: svg`<path d="M18 5.5v13M6 5.5l8.5 6.5L6 18.5z" />`,
  previous: svg`<path d="M14.5 6l-6 6 6 6" />`,
  next: svg`<path d="M9.5 6l6 6-6 6" />`,
  up: svg`<path d="M6 14.5l6-6 6 6" />`,
  down: svg`<path d="M6 9.5l6 6 6-6" />`,
  larger: svg`<path d="M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15" />`,
  smaller: svg`<path d="M4.5 9H9V4.5M19.5 9H15V4.5M4.5 15H9v4.5M19.5 15H15v4.5" />`,
  share: svg`<path d="M12 14V3.5M8.5 7L12 3.5 15.5 7M8 10.5H5.5v9h13v-9H16" />`,
  close: svg`<path d="M6 6l12 12M18 6L6 18" />`,
  save: svg`<path d="M12 4v10M8 10.5l4 4 4-4M5 18.5h14" />`,
  load: svg`<path d="M12 15V5M8 8.5l4-4 4 4M5 18.5h14" />`,
  bin: svg`<path d="M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v6M13.7 10.5v6" />`,
  pen: svg`<path d="M5 19l1-4L16 5l3 3L9 18zM14 7l3 3" />`,
  person: svg`<circle cx="12" cy="8" r="3.5" /><path d="M5 19.5c.6-4.3 3-6.5 7-6.5s6.4 2.2 7 6.5" />`,
  people: svg`<circle cx="9" cy="8.5" r="3" /><path d="M3.5 19c.4-4 2.4-6 5.5-6s5.1 2 5.5 6M14.5 6a3 3 0 1 1 1.6 5.6M16.5 13.2c2.4.4 3.8 2.4 4 5.8" />`,
  hint: svg`<path d="M9.5 18h5M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.2 1 2.1h5c0-.9.3-1.5 1-2.1A6 6 0 0 0 12 3z" />`,
  sound: svg`<path d="M4 10v4h3.5L12 18V6l-4.5 4zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />`,
  chart: svg`<path d="M4 4v16h16M7 15l4-5 3.5 3L20 7" />`,
  trophy: svg`<path d="M8 4h8v5a4 4 0 0 1-8 0zM8 5.5H4.5c0 3 1.3 4.5 3.7 4.5M16 5.5h3.5c0 3-1.3 4.5-3.7 4.5M12 13v4M8.5 20h7M9.5 20c0-2 1-3 2.5-3s2.5 1 2.5 3" />`,
};

/**
 * @param {keyof typeof PATHS} name
 * @returns {import("lit").TemplateResult}
 */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${PATHS[name]}</svg>`;
}
