/**
 * Which room of web/ may know which (docs/architecture.md): what is not listed here is forbidden.
 *
 * Only imports that are left in the running page count. Types in JSDoc and *.d.ts files may look in all directions: they
 * say the shape of what is handed over, and nothing of them arrives in the page.
 */

/**
 * The rooms from the ground up and what each may know besides itself.
 *
 * @type {Record<string, string[]>}
 */
const ROOMS = {
  i18n: ["core/listeners.js"],
  core: ["games/index.js", "i18n"],
  ui: ["core", "i18n"],
  "board/canvas": ["core/ticket.js", "core/listeners.js", "core/press-constants.js"],
  art: ["board/canvas"],
  "board/map": ["art", "board/canvas", "core/listeners.js"],
  "board/lagoon": ["art", "board/canvas", "core/listeners.js"],
  table: ["art", "board/canvas", "core", "i18n", "ui"],
  games: ["art", "board", "core/ticket.js", "i18n", "table", "ui/sound"],
  "shell/offline": ["i18n"],
  "shell/rules": [
    "art",
    "board/canvas",
    "core/settings",
    "core/storage/store.js",
    "i18n",
    "shell/copy/corrections.js",
    "ui",
  ],
};

/** What each room of shell/ may know besides the other rooms of shell/ in its line. */
const BELOW = ["art", "board/canvas", "core", "games/index.js", "i18n", "table", "ui"];

/**
 * The other rooms of web/shell from the ground up: each may know those in its line.
 *
 * @type {Record<string, string[]>}
 */
const SHELL = {
  seats: [],
  storage: [],
  about: ["storage"],
  house: ["offline/brought.js", "storage"],
  settings: ["house", "storage"],
  setup: ["seats", "settings"],
  after: ["settings", "setup/solo.js"],
  daily: ["after/later.js", "settings", "setup", "storage"],
  puzzles: ["setup/rule-options.js"],
  copy: ["storage/export-window.js"],
  results: ["after/later.js", "puzzles/positions.js", "settings", "storage"],
  tournament: ["results/game-sections.js", "settings", "setup", "storage"],
  play: ["after", "puzzles/positions.js", "seats", "storage"],
  home: ["house", "offline/brought.js", "puzzles/positions.js", "seats", "setup", "storage"],
  frame: [
    "about",
    "after",
    "copy/copy.js",
    "daily/daily.js",
    "home",
    "house",
    "offline/brought.js",
    "play",
    "puzzles/puzzles.js",
    "results/own-games.js",
    "rules/rulebook.js",
    "settings",
    "setup",
    "storage",
    "tournament/tournament.js",
  ],
};

/**
 * The rooms of web/core from the ground up: each may know those in its line.
 *
 * @type {Record<string, string[]>}
 */
const CORE = {
  engine: ["ticket.js"],
  settings: ["listeners.js"],
  seats: ["settings/house.js", "settings/remembered.js"],
  storage: ["seats", "ticket.js"],
  results: ["seats", "settings", "storage"],
  session: ["engine", "seats", "settings/prefs.js", "storage", "ticket.js"],
};

/** Where a file of web/ may lie. */
const LISTED = [
  ...Object.keys(ROOMS).map((room) => `${room}/`),
  `shell/(${Object.keys(SHELL).join("|")})/`,
  "(main|early|guard)\\.js$",
];
const GAMES = "^web/games/([^/]+)/";
const BEGINNINGS = "^(web/(main|early|guard|core/engine/worker)|service-worker)\\.js$";

/**
 * One rule for each room: it knows itself and what is listed.
 *
 * @param {string} folder with its slash
 * @param {string} name
 * @param {string[]} known
 * @returns {import("dependency-cruiser").IForbiddenRuleType}
 */
function onlyKnows(folder, name, known) {
  const rooms = [name, ...known].map((room) => (room.endsWith(".js") ? `${room}$` : `${room}/`));
  return {
    name: `${folder.replace("web/", "")}${name} knows ${known.join(", ") || "itself only"}`,
    severity: "error",
    from: { path: `^${folder}${name}/` },
    to: {
      path: `^${folder}`,
      pathNot: `^${folder}(${rooms.join("|").replaceAll(".", "\\.")})`,
    },
  };
}

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    { name: "no circles", severity: "error", from: {}, to: { circular: true } },
    ...Object.entries(ROOMS).map(([name, known]) => onlyKnows("web/", name, known)),
    ...Object.entries(SHELL).map(([name, known]) =>
      onlyKnows("web/", `shell/${name}`, [...BELOW, ...known.map((room) => `shell/${room}`)]),
    ),
    ...Object.entries(CORE).map(([name, known]) => onlyKnows("web/core/", name, known)),
    {
      name: "core draws nothing",
      comment: "What is kept and decided works without a page.",
      severity: "error",
      from: { path: "^web/core/" },
      to: { path: "node_modules/lit" },
    },
    {
      name: "every room is listed here",
      severity: "error",
      from: { path: "^web/", pathNot: `^web/(${LISTED.join("|")})` },
      to: {},
    },
    {
      name: "games do not know each other",
      severity: "error",
      from: { path: GAMES },
      to: { path: "^web/games/", pathNot: "^web/games/$1/" },
    },
    {
      name: "games/index.js knows the light doors only",
      comment:
        "What the page knows of a game before its table is loaded; the door itself loads the rest.",
      severity: "error",
      from: { path: "^web/games/index\\.js$" },
      to: { path: "^web/", pathNot: "^web/games/[^/]+/index\\.js$" },
    },
    {
      name: "games are known through games/index.js",
      severity: "error",
      from: { path: "^web/", pathNot: "^web/games/" },
      to: { path: "^web/games/", pathNot: "^web/games/index\\.js$" },
    },
    {
      name: "a game's light door is known to games/index.js",
      severity: "error",
      from: { path: "^web/", pathNot: "^web/games/index\\.js$" },
      to: { path: "^web/games/[^/]+/index\\.js$" },
    },
    {
      name: "a game's light door loads the table later",
      severity: "error",
      from: { path: "^web/games/[^/]+/index\\.js$" },
      to: { path: "/module\\.js$", dynamic: false },
    },
    {
      name: "nobody knows main.js, early.js and guard.js",
      severity: "error",
      from: {},
      to: { path: "^web/(main|early|guard)\\.js$" },
    },
    {
      name: "of the engine's Python only data",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "^py/", pathNot: "\\.json$" },
    },
    {
      name: "no dead files",
      comment: "Each file is reached from where the page or its worker begins.",
      severity: "error",
      from: { path: BEGINNINGS },
      to: { path: "^web/.*\\.js$", pathNot: BEGINNINGS, reachable: false },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    moduleSystems: ["es6"],
    tsPreCompilationDeps: false,
  },
};
