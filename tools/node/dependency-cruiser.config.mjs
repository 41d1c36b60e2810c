/**
 * Which room of web/ may know which (docs/architecture.md): what is not listed here is forbidden.
 *
 * Only imports that are left in the running page count. Types in JSDoc and *.d.ts files may look in all directions: they
 * say the shape of what is handed over, and nothing of them arrives in the page.
 */

/**
 * The rooms and what each may know besides itself.
 *
 * @type {Record<string, string[]>}
 */
const ROOMS = {
  canvas: [],
  i18n: [],
  engine: [],
  offline: ["i18n"],
  sound: [],
  ground: ["canvas/after-picture.js", "canvas/press-constants.js", "engine", "i18n", "sound"],
  art: ["canvas"],
  map: ["art", "canvas"],
  lagoon: ["art", "canvas"],
  rules: ["art", "canvas", "ground", "i18n"],
  table: [
    "art",
    "canvas/after-picture.js",
    "canvas/held.js",
    "canvas/press-constants.js",
    "ground/announcer.js",
    "ground/back/beside.js",
    "ground/ticket.js",
    "i18n",
  ],
  games: ["art", "canvas", "ground/ticket.js", "i18n", "lagoon", "map", "sound", "table"],
  app: [
    "art",
    "canvas",
    "engine",
    "games/index.js",
    "ground",
    "i18n",
    "offline/brought.js",
    "rules/index.js",
    "table",
  ],
};

/**
 * The rooms of web/app from the ground up: each may know those above it in this list, and only as far as is said.
 *
 * @type {Record<string, string[]>}
 */
const APP = {
  seats: [],
  keeping: ["seats"],
  about: ["keeping"],
  house: ["keeping"],
  settings: ["house", "keeping"],
  session: ["keeping", "seats"],
  setup: ["session", "settings", "seats"],
  after: ["session", "keeping"],
  play: ["after", "session", "keeping", "seats"],
  home: ["house", "setup", "session", "keeping", "seats"],
  frame: ["keeping"],
};

/** Where a file of web/ may lie. */
const LISTED = [
  ...Object.keys(ROOMS).map((room) =>
    room === "app" ? `app/(${Object.keys(APP).join("|")})/` : `${room}/`,
  ),
  "(main|early|guard)\\.js$",
];
const GAMES = "^web/games/([^/]+)/";
const BEGINNINGS = "^(web/(main|early|guard|engine/worker)|service-worker)\\.js$";

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
    ...Object.entries(APP).map(([name, known]) => onlyKnows("web/app/", name, known)),
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
