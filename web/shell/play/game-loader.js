import { withYou } from "../../core/seats/seats.js";
import { GameWords } from "../../core/session/game-words.js";
import { setPrefs } from "../../core/settings/prefs.js";
import { store } from "../../core/storage/store.js";
import { gameModule } from "../../games/index.js";
import { onLanguage, t } from "../../i18n/index.js";
import { announce } from "../../ui/announcer.js";
import { BackController } from "../../ui/back/back.js";
import { reloadFresh } from "../../ui/browser.js";
import { showRules } from "../../ui/router.js";
import { showToast } from "../../ui/toasts.js";
import { Review } from "../after/review.js";
import { bringBack } from "../storage/removal.js";
import { Coach } from "./coach.js";
import { ComputerPlayers } from "./computer-players.js";
import { Hints } from "./hints.js";
import { Study } from "./study.js";
import { coachText } from "./table-overlays.js";
import { TurnFlow } from "./turn-flow.js";

/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */
/** @typedef {import("../../table/types.js").GameModule} GameModule */
/** @typedef {import("./open-game.js").OpenGame} OpenGame */
/** @typedef {import("./table-element.js").TableElement} TableElement */
/** @typedef {import("./table-notices.js").Absence} Absence */

/**
 * The parts of an open game after its table was loaded.
 *
 * @typedef {object} Loaded
 * @property {GameModule} module
 * @property {GameWords} words
 * @property {TableElement} table
 * @property {TurnFlow} flow
 * @property {ComputerPlayers} computers
 * @property {Hints} hints
 * @property {Review} review
 * @property {Study} study
 * @property {Coach} coach
 * @property {() => void} close ends what goes on by itself
 */

/**
 * Loads the table of a game.
 *
 * @param {OpenGame} game
 * @param {boolean} isKnown true after the database has answered
 * @returns {Promise<Loaded | Absence>}
 */
export async function loadTable(game, isKnown) {
  const { id, session } = game;
  const { saved } = session;
  if (!saved) return store.broken(id) ?? { reason: store.whyMissing(id, isKnown) };
  /** @type {GameModule | null} */
  let module;
  try {
    module = await gameModule(saved.game);
  } catch (error) {
    // The script did not arrive, or is damaged.
    console.warn("table", error);
    return { reason: "part" };
  }
  if (session.closed) return { reason: "missing" };
  if (!module) return { reason: "unknown", text: JSON.stringify(saved.record) };
  // A kept game has no view yet, but its record names the board.
  const options = /** @type {import("../../core/engine/types.js").OptionValues} */ (
    session.view?.observation.options ?? saved.record.options ?? {}
  );
  const words = new GameWords(module, saved.seats, options);
  const redraw = () => game.host.requestUpdate();
  const flow = new TurnFlow(session, (events) => words.describe(events), {
    playEvents: game.play,
    answer: (text) => table.feedback.say(text, "prompt"),
    note: (text) => table.feedback.note(text, "prompt"),
  });
  flow.addEventListener("change", redraw);
  const study = new Study(session);
  study.addEventListener("change", redraw);
  const table = wiredTable(module.tag, game, flow, study, words);
  const computers = new ComputerPlayers(session, flow);
  computers.addEventListener("stuck", redraw);
  const hints = new Hints(session);
  hints.addEventListener("change", redraw);
  const review = new Review(session);
  // The slider of the replay bears its lines.
  review.addEventListener("change", () => game.replay && redraw());
  const coach = new Coach(session, (step) => table.guide.isLed(step));
  coach.addEventListener("change", () => {
    if (coach.note) announce(coachText(coach.note, words));
    redraw();
  });
  // Who plays alone is called "you" in each language.
  const unheard = onLanguage(() => {
    if (!session.saved) return;
    const seats = withYou(session.saved.seats);
    session.keeper.note({ ...session.saved, seats });
    words.context.seats = seats;
  });
  const close = () => {
    unheard();
    computers.close();
    hints.close();
    review.stop();
    study.again();
    coach.stop();
  };
  return { module, words, table, flow, computers, hints, review, study, coach, close };
}

/** Tries to get a missing game back, and opens it again. @param {OpenGame} game */
export async function findAgain({ absence, host, id, session }) {
  if (absence?.reason === "part") return reloadFresh();
  if (absence?.reason === "aside") await bringBack(id);
  else await store.retry();
  if (host.isConnected && !session.closed) host.openGame();
}

/**
 * Makes the element of a game's table; the open game answers its events.
 *
 * @param {string} tag
 * @param {OpenGame} game
 * @param {TurnFlow} flow
 * @param {Study} study
 * @param {GameWords} words
 * @returns {TableElement}
 */
function wiredTable(tag, game, flow, study, words) {
  const { session } = game;
  const table = /** @type {TableElement} */ (document.createElement(tag));
  table.setAttribute("data-part", "table");
  table.show({
    ctx: {
      whyNot: (meant) =>
        question(session, "whyNot", typeof meant === "string" ? { text: meant } : { parts: meant }),
      called: (action) => words.action(action),
      // What an action would bring is what a riddle asks.
      preview: async (text) =>
        session.lesson?.task ? null : question(session, "preview", { text }),
      describe: flow.describe,
      showRule: (id) => showRules(table, id),
    },
  });
  table.addEventListener("table-act", ({ detail }) => {
    if (game.replay) return;
    game.passRecap();
    const held = study.held(detail.actions);
    if (held) return void showToast({ text: t(held), urgent: true });
    if (session.lesson) void study.judge(detail.actions);
    else void flow.act(detail.actions);
  });
  table.addEventListener("table-undo", ({ detail }) => {
    // The position is another one then.
    if (session.lesson) study.end();
    void flow.undo(detail.steps);
  });
  table.addEventListener("table-pref", ({ detail }) => setPrefs(detail));
  table.addEventListener("table-news", () => game.tellNews());
  table.addEventListener("table-went-on", () => game.passRecap());
  table.addEventListener("table-greeted", () => game.recap?.greeted());
  new BackController(
    table,
    () => table.windows.depth,
    () => table.windows.leave(),
  );
  return table;
}

/**
 * @param {GameSession} session
 * @param {string} method
 * @param {{text: string} | {parts: import("../../core/engine/types.js").ActionParts}} action
 */
async function question(session, method, action) {
  if (session.phase !== "playing") return null;
  const ticket = session.ticket();
  try {
    const answer = await session.table.ask(method, { ...action, seat: session.seat });
    return ticket.isValid ? answer : null;
  } catch (error) {
    console.warn(method, error);
    return null;
  }
}
