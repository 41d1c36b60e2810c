import { html, nothing } from "lit";
import { NAME_LIMIT } from "../../core/settings/own-copy.js";
import { t } from "../../i18n/index.js";
import { button } from "../../ui/icons.js";
import { fieldValue, isTicked } from "../../ui/reactive.js";
import { go } from "../../ui/router.js";
import { copyText, saveFile } from "../storage/export-window.js";
import { textOfFile } from "./exchange.js";
import { noRoad, splitPlace } from "./facts.js";
import { GAMES } from "./trial.js";

/** @typedef {import("./copy.js").StCopy} Page */
/** @typedef {import("../../core/engine/schema.gen.d.ts").PatchProblem} Problem */

/** So many problems are told at once. */
const SHOWN = 5;

/** The copy as a whole: its name, whether it can be played, trying it, its file. @param {Page} page */
export function copyPanel(page) {
  const { draft, problems, file, link } = page;
  const count = Object.keys(draft.changes).length;
  const rename = (/** @type {Event} */ event) => page.keep({ name: fieldValue(event).trim() });
  return html`<section class="panel" aria-label=${t("copy-yours")} data-part="copy-panel">
    <div class="whole">
      <label class="name"
        >${t("copy-name")}
        <input
          type="text"
          maxlength=${NAME_LIMIT}
          autocomplete="off"
          placeholder=${t("copy-name-default")}
          data-part="copy-name"
          .value=${draft.name}
          @input=${rename}
        />
      </label>
      <p role="status" data-part="copy-state">
        ${t("copy-state", { count, same: draft.same.length, state: problems.length > 0 ? "wrong" : count > 0 ? "checked" : "empty" })}
        ${draft.checked ? html`<code data-part="copy-hash" title=${t("copy-hash")}>${draft.checked.hash}</code>` : nothing}
      </p>
    </div>
    ${problemList(page, problems.slice(0, SHOWN))}
    <div class="row">
      ${count > 0 && problems.length === 0 ? tryButton(page) : nothing}
      ${
        file
          ? html`${link ? button(t("export-link"), () => copyText(link, t("copy-link-failed")), { part: "copy-link" }) : nothing}
            ${file.shared ? button(t("export-share"), async () => (await file.shared?.share()) || saveFile(file.name, file.text), { part: "copy-share", picture: "share" }) : nothing}
            ${button(t("export-save"), () => saveFile(file.name, file.text), { part: "copy-save", picture: "save" })}`
          : nothing
      }
      ${button(t("copy-bring"), () => page.fileField?.click(), { part: "copy-bring" })}
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
        ? html`<div role="alert" data-part="copy-refused">
            <p class="wrong">${t(`copy-refused-${/** @type {"long" | "form" | "game" | "problems"} */ (page.refused.id)}`)}</p>
            ${problemList(page, page.refused.problems.slice(0, SHOWN))}
          </div>`
        : nothing
    }
    <label class="choice">
      <input
        type="checkbox"
        data-part="copy-made-only"
        .checked=${!page.all}
        @change=${page.takes("all", (event) => !isTicked(event))}
      />
      <span>${t("copy-made-only")}</span>
    </label>
  </section>`;
}

/** @param {Page} page */
function tryButton(page) {
  return button(t(page.trial?.running ? "copy-try-stop" : "copy-try"), () => page.tryIt(), {
    part: "copy-try",
    picture: page.trial?.running ? "pause" : "play",
  });
}

/** @param {Page} page */
function trialText(page) {
  const { trial } = page;
  if (!trial) return nothing;
  const { played, broken, running } = trial;
  const text =
    broken !== null
      ? t("copy-try-broken", { played, broken })
      : t("copy-try-played", { played, count: GAMES, state: running ? "running" : "done" });
  return html`<div role="status" data-part="copy-trial">
    <p class=${broken === null ? "" : "wrong"}>${text}</p>
    ${!running && broken === null ? button(t("copy-play"), () => go(`/new/${page.gameId}/copy`), { part: "copy-play", look: "primary", picture: "play" }) : nothing}
    ${running ? html`<progress max=${GAMES} value=${played} aria-label=${t("copy-try")}></progress>` : nothing}
  </div>`;
}

/**
 * What speaks against a draft, with the place.
 *
 * @param {Page} page
 * @param {readonly Problem[]} problems
 */
export function problemList({ words }, problems) {
  if (problems.length === 0) return nothing;
  return html`<ul class="problems">
    ${problems.map((problem) => html`<li class="wrong" data-part="copy-problem" data-id=${problem.id}>${words.problem(problem)}</li>`)}
  </ul>`;
}

/** What a file says beside ours and mine, before any of it is taken over. @param {Page} page */
export function comparison(page) {
  const { theirs, words, own, draft } = page;
  if (!theirs) return nothing;
  const ours = new Map(own.map((fact) => [fact.place, fact]));
  const take = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    page.take(new FormData(form).getAll("place").map(String));
  };
  const cell = (/** @type {"ours" | "theirs" | "mine"} */ whose, /** @type {unknown} */ text) =>
    html`<td><span class="whose">${t(`copy-${whose}`)}</span> ${text}</td>`;
  /** @param {string} place @param {string} title @param {[unknown, unknown, unknown]} values */
  const row = (place, title, [our, their, mine]) => {
    const isOther = mine !== "–" && mine !== their;
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
          ${Object.entries(theirs.changes).map(([place, value]) => {
            const fact = ours.get(place) ?? noRoad(place);
            const { aspect } = splitPlace(place);
            return row(place, `${words.item(place)}: ${words.word("aspect", aspect)}`, [
              words.value(fact, fact.value),
              words.value(fact, value),
              place in draft.changes
                ? words.value(fact, draft.changes[place])
                : draft.same.includes(place)
                  ? t("copy-as-ours")
                  : "–",
            ]);
          })}
          ${Object.entries(theirs.notes).map(([place, note]) =>
            row(place, `${words.item(`${place}/`)}: ${t("copy-note")}`, [
              "–",
              note,
              draft.notes[place] ?? "–",
            ]),
          )}
        </tbody>
      </table>
      <div class="row end">
        ${button(t("cancel"), () => page.leave(), { part: "copy-leave" })}
        <button class="button primary" data-part="copy-take">${t("copy-take")}</button>
      </div>
    </form>
  </section>`;
}
