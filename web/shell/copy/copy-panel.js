import { html, nothing } from "lit";
import { NAME_LIMIT } from "../../core/settings/own-copy.js";
import { t } from "../../i18n/index.js";
import { written } from "../../table/patch.js";
import { lineField, tick } from "../../ui/fields.js";
import { button } from "../../ui/icons.js";
import { copyText, saveFile } from "../storage/export-window.js";
import { textOfFile } from "./exchange.js";
import { noRoad, splitPlace } from "./facts.js";
import { said } from "./fields.js";
import { GAMES } from "./trial.js";

/** @typedef {import("./copy.js").StCopy} Page */
/** @typedef {import("../../core/engine/schema.gen.d.ts").PatchProblem} Problem */

/** So many problems are told at once. */
const SHOWN = 5;

/** The copy as a whole: its name, whether it can be played, trying it, its file. @param {Page} page */
export function copyPanel(page) {
  const { draft, problems, file, link } = page;
  const count = Object.keys(draft.changes).length;
  const rename = (/** @type {string} */ name) => page.keep({ name: name.trim() });
  return html`<section class="panel" aria-label=${t("copy-yours")} data-part="copy-panel">
    <div class="whole">
      ${lineField(t("copy-name"), draft.name, rename, { part: "copy-name", look: "name", most: NAME_LIMIT, hint: t("copy-name-default") })}
      <p role="status" data-part="copy-state">
        ${t("copy-state", { count, same: draft.same.filter((place) => !(place in draft.changes)).length, state: problems.length > 0 ? "wrong" : count > 0 ? "checked" : "empty" })}
        ${draft.checked ? html`<span class="soft">${t("copy-hash")} <code data-part="copy-hash">${draft.checked.hash}</code></span>` : nothing}
      </p>
      <p class="soft">${t("copy-name-help")}</p>
    </div>
    ${problemList(page, problems.slice(0, SHOWN), true)}
    <div class="row">
      ${count > 0 && problems.length === 0 ? tryButtons(page) : nothing}
      ${
        file
          ? html`${link ? button(t("export-link"), () => copyText(link, t("copy-link-failed")), { part: "copy-link" }) : nothing}
            ${file.shared ? button(t("export-share"), async () => (await file.shared?.share()) || saveFile(file.name, file.text), { part: "copy-share", picture: "share" }) : nothing}
            ${button(t("export-save"), () => saveFile(file.name, file.text), { part: "copy-save", picture: "save" })}`
          : nothing
      }
      ${button(t("copy-bring"), () => /** @type {any} */ (page.renderRoot.querySelector("[type=file]")).click(), { part: "copy-bring" })}
      <input
        hidden
        type="file"
        accept=".json,application/json,text/plain"
        data-part="copy-file"
        @change=${(/** @type {Event} */ event) => {
          const input = /** @type {HTMLInputElement} */ (event.target);
          const [file] = input.files ?? [];
          if (file) void page.bring(textOfFile(file));
          input.value = "";
        }}
      />
    </div>
    ${trialText(page)}
    ${
      page.refused
        ? html`<div role="alert" data-part="copy-refused" @click=${(/** @type {Event} */ event) => event.stopPropagation()}>
            <p class="wrong">${t(`copy-refused-${/** @type {"long" | "form" | "link" | "played" | "game" | "problems"} */ (page.refused.id)}`)}</p>
            ${problemList(page, page.refused.problems.slice(0, SHOWN))}
          </div>`
        : nothing
    }
    ${tick(t("copy-made-only"), !page.all, (isOn) => page.sets("all", !isOn)(), { part: "copy-made-only" })}
  </section>`;
}

/** @param {Page} page */
function tryButtons(page) {
  const isRunning = page.trial?.running;
  return html`${isRunning ? nothing : button(t("copy-play"), () => page.playWith(), { part: "copy-play", look: "primary", picture: "play" })}
    ${button(t(isRunning ? "copy-try-stop" : "copy-try", { count: GAMES }), () => page.tryIt(), { part: "copy-try" })}`;
}

/** @param {Page} page */
function trialText(page) {
  const { trial } = page;
  if (!trial) return nothing;
  const { played, broken, running, leads } = trial;
  const state = running ? (leads ? "first" : "running") : played < GAMES ? "stopped" : "done";
  const text =
    broken !== null
      ? t("copy-try-broken", { played, broken })
      : t("copy-try-played", { played, count: GAMES, state });
  return html`<div role="status" data-part="copy-trial">
    <p class=${broken === null ? "" : "wrong"}>${text}</p>
    ${running ? html`<progress max=${GAMES} value=${played} aria-label=${t("copy-try", { count: GAMES })}></progress>` : nothing}
  </div>`;
}

/**
 * What speaks against a draft, with the place.
 *
 * @param {Page} page
 * @param {readonly Problem[]} problems
 * @param {boolean} [leads] whether a press leads there
 * @param {"wrong" | "soft"} [look]
 */
export function problemList(page, problems, leads = false, look = "wrong") {
  const { words } = page;
  if (problems.length === 0) return nothing;
  const said = (/** @type {Problem} */ problem) =>
    leads && words.facts.has(problem.place)
      ? html`<button type="button" class="button quiet danger" data-part="copy-lead" @click=${() => page.lead(problem.place)}>${words.problem(problem)}</button>`
      : words.problem(problem);
  return html`<ul class="problems">
    ${problems.map((problem) => html`<li class=${look} data-part="copy-problem" data-id=${problem.id}>${said(problem)}</li>`)}
  </ul>`;
}

/** What a file says beside ours and mine, before any of it is taken over. @param {Page} page */
export function comparison(page) {
  const { theirs, words, own, draft, gameId } = page;
  if (theirs?.game !== gameId) return nothing;
  const order = own.map(({ place }) => place);
  const changes = Object.entries(theirs.changes)
    .filter(([place, value]) => written(value) !== written(draft.changes[place]))
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const notes = Object.entries(theirs.notes).filter(([at, note]) => note !== draft.notes[at]);
  const same = theirs.same.filter((place) => !draft.same.includes(place));
  const take = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    page.take(new FormData(form).getAll("place").map(String));
  };
  const cell = (/** @type {"ours" | "theirs" | "mine"} */ whose, /** @type {unknown} */ text) =>
    html`<td><span class="whose">${t(`copy-${whose}`)}</span> ${text}</td>`;
  /** @param {string} place @param {string} title @param {[unknown, unknown, unknown]} values */
  const row = (place, title, [our, their, mine]) => {
    const isOther = mine !== "–";
    return html`<tr data-place=${place}>
    <th scope="row">
      <label class="choice"
        ><input type="checkbox" name="place" value=${place} ?checked=${!isOther} />
        <span>${title}${isOther ? html` <strong data-part="copy-conflict">${t("copy-conflict")}</strong>` : nothing}</span></label
      >
    </th>
    ${cell("ours", our)} ${cell("theirs", their)} ${cell("mine", mine)}
  </tr>`;
  };
  return html`<section class="panel" aria-labelledby="theirs" data-part="copy-theirs">
    <h2 id="theirs">${t("copy-theirs-title", { name: theirs.name })}</h2>
    <form @submit=${take}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("copy-what")}</th>
            <th scope="col">${t("copy-ours")}</th>
            <th scope="col">${t("copy-theirs")}</th>
            <th scope="col">${t("copy-mine")}</th>
          </tr>
        </thead>
        <tbody>
          ${changes.map(([place, value]) => {
            const fact = own.find((one) => one.place === place) ?? noRoad(place);
            const { aspect } = splitPlace(place);
            return row(place, `${words.item(place)}: ${words.word("aspect", aspect)}`, [
              said(words, fact, fact.value),
              said(words, fact, value),
              place in draft.changes
                ? said(words, fact, draft.changes[place])
                : draft.same.includes(place)
                  ? t("copy-as-ours")
                  : "–",
            ]);
          })}
          ${notes.map(([place, note]) =>
            row(place, `${words.item(`${place}/`)}: ${t("copy-note")}`, [
              "–",
              note,
              draft.notes[place] ?? "–",
            ]),
          )}
          ${same.length > 0 ? row("same", t("copy-same-there", { count: same.length }), ["–", t("copy-as-ours"), "–"]) : nothing}
        </tbody>
      </table>
      ${changes.length + notes.length + same.length > 0 ? nothing : html`<p>${t("copy-theirs-nothing")}</p>`}
      <div class="row end">
        ${button(t("cancel"), () => page.leave(), { part: "copy-leave" })}
        <button class="button primary" data-part="copy-take">${t("copy-take")}</button>
      </div>
    </form>
  </section>`;
}
