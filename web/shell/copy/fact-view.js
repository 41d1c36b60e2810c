import { html, nothing } from "lit";
import { NOTE_LIMIT } from "../../core/settings/own-copy.js";
import { t } from "../../i18n/index.js";
import { button } from "../../ui/icons.js";
import { fieldValue } from "../../ui/reactive.js";
import { problemList } from "./copy-panel.js";
import { forms, isMade, noRoad, plain, splitPlace } from "./facts.js";
import { field, said, toggled } from "./fields.js";
import { drawnMap, roadForm, roadOf } from "./road-map.js";

/** @typedef {import("./copy.js").StCopy} Page */
/** @typedef {import("./facts.js").Fact} Fact */
/** @typedef {import("./facts.js").Item} Item */
/** @typedef {import("./facts.js").Part} Part */

/** What cannot be drawn: it can stand nowhere. */
const NOWHERE = ["place", "value", "country"];
/** More things of a part are searched through. */
const MANY = 12;

/** The facts of a game, part by part. @param {Page} page @param {readonly Part[]} parts */
export function factParts(page, parts) {
  return parts.map((part) => {
    const facts = part.items.flatMap((item) => item.facts);
    const shown = facts.filter((fact) => isAsked(page, fact));
    if (shown.length === 0) return nothing;
    const done = shown.filter(({ place }) => stateOf(page, place) !== "open").length;
    const isOpen = page.unfolded.has(part.id);
    const toggle = (/** @type {Event} */ { currentTarget }) => {
      const { open } = /** @type {HTMLDetailsElement} */ (currentTarget);
      if (open === page.unfolded.has(part.id)) return;
      page.wanted = "";
      if (open) page.unfolded.add(part.id);
      else page.unfolded.delete(part.id);
      page.requestUpdate();
      void page.keepInView(`[data-part=copy-part-${part.id}]`);
    };
    return html`<details class="panel part" data-part="copy-part-${part.id}" ?open=${isOpen} @toggle=${toggle}>
      <summary><h2>${t(/** @type {import("../../i18n/ids.js").TextId} */ (`copy-part-${part.id}`))}</h2>
        <span class="soft">${t("copy-done", { done, count: shown.length })}</span></summary>
      ${isOpen ? partBody(page, part) : nothing}
    </details>`;
  });
}

/** @param {Page} page @param {Part} part */
function partBody(page, part) {
  const { words } = page;
  const chosen = part.items.find((item) => page.chosen === `${part.id}/${item.id}`);
  const picture = finder(page, part);
  const isSearched = picture === nothing && part.items.length > MANY;
  const items = chosen ? [chosen] : isSearched ? found(page, part) : part.items;
  const showAll = () => {
    page.chosen = "";
    page.open = "";
  };
  return html`<div class="found">${picture}
    <div>${isSearched ? search(page) : nothing}
    ${chosen ? button(t("copy-all"), showAll, { part: "copy-all" }) : nothing}
    <ul class="items">
      ${items.map(({ facts }) => {
        const isAll = chosen || (isSearched && page.wanted.trim() !== "");
        const shown = isAll ? facts : facts.filter((fact) => isAsked(page, fact));
        const [first] = shown;
        return first
          ? html`<li class="item"><h3>${words.item(first.place)}</h3>
              ${shown.map((fact) => factRow(page, fact))}
              ${facts.some(({ kind }) => kind === "rule") ? note(page, first.place) : nothing}</li>`
          : nothing;
      })}
    </ul></div></div>`;
}

/** Finds a thing without a place on a picture by its words. @param {Page} page */
function search(page) {
  return html`<input type="search" autocomplete="off" placeholder=${t("copy-find")} aria-label=${t("copy-find")} data-part="copy-find" .value=${page.wanted} @input=${page.takes("wanted", fieldValue)} />`;
}

/** @param {Page} page @param {Part} part @returns {Item[]} its things that say what is wanted, in our words or in those of the draft */
function found({ words, wanted, draft }, { items }) {
  const said = (/** @type {Fact} */ fact) =>
    `${words.item(fact.place)} ${words.value(fact, fact.value)} ${words.value(fact, draft.changes[fact.place] ?? "")}`;
  const asked = plain(wanted.trim()).toLowerCase();
  // A number alone is that of a card.
  const numbered = items.filter(({ facts }) =>
    facts.some(({ no }) => no > 0 && String(no) === asked),
  );
  if (numbered.length > 0) return numbered;
  return items.filter(({ facts }) => plain(facts.map(said).join()).toLowerCase().includes(asked));
}

/** @param {Page} page @param {Fact} fact @returns {boolean} whether it is to be compared now */
function isAsked({ all, draft, problems, open }, fact) {
  const { place } = fact;
  const isWrong = problems.some((one) => one.place === place);
  return all || isMade(fact) || place in draft.changes || isWrong || open === place;
}

/** @param {Page} page @param {string} place @returns {"open" | "same" | "changed"} */
function stateOf({ draft }, place) {
  if (place in draft.changes) return "changed";
  return draft.same.includes(place) ? "same" : "open";
}

/** @param {Page} page @param {Fact} fact */
function factRow(page, fact) {
  const { place, value: ours } = fact;
  const { words, draft, problems } = page;
  const { part, item, aspect } = splitPlace(place);
  const state = stateOf(page, place);
  const value = state === "changed" ? draft.changes[place] : ours;
  const isOpen = page.open === place;
  const isHere = (/** @type {{place: string}} */ one) => one.place === place;
  const ring = isMade(fact)
    ? html`<span class="ring" title=${t("copy-ring")}>°<span class="visually-hidden"> (${t("copy-ring")})</span></span>`
    : nothing;
  const turn = () => {
    if (fact.kind === "switch") page.correct(fact, value !== true);
    else page.open = isOpen ? "" : place;
    if (page.open && isOnMap(fact, mapOf(page, { id: part }))) page.chooseOnMap(part, item);
    else void page.keepInView(`.item:has([data-place="${CSS.escape(place)}"])`, place);
  };
  return html`<div class="fact ${state}" data-place=${place} data-state=${state}>
    <p>
      <span class="aspect">${words.word("aspect", aspect)}</span>
      ${
        state === "changed"
          ? html`${fact.kind === "texts" && !words.isOwn(fact) ? html`<b>${words.told(fact)}</b>` : html`<s>${said(words, fact, ours)}</s>`}${ring} <strong data-part="copy-mine">${said(words, fact, value)}</strong>`
          : html`<b>${fact.kind === "texts" ? words.told(fact) : said(words, fact, ours)}</b>${ring}`
      }
    </p>
    <div class="row tools">
      ${
        state === "changed"
          ? button(
              t(aspect === "label" ? "copy-retell" : "copy-back"),
              () => page.correct(fact, ours),
              {
                part: "copy-back",
                look: "quiet",
              },
            )
          : button(t("copy-same"), () => page.attest(fact), {
              part: "copy-same",
              look: "quiet",
              pressed: state === "same",
            })
      }
      ${fact.kind === "switch" && state === "changed" ? nothing : button(t(fact.kind !== "switch" ? (isOpen ? "copy-close" : "copy-correct") : aspect === "roads" ? "copy-road-away" : "copy-turn"), turn, { part: "copy-correct" })}
    </div>
    ${isOpen ? field({ fact, value, words, facts: page.own, forms: forms.get(page.gameId) ?? {}, change: (changed) => page.correct(fact, changed) }) : nothing}
    ${problemList(page, problems.filter(isHere))}
    ${problemList(page, page.doubts.filter(isHere), false, "soft")}
    ${isOpen && fact.kind === "rule" ? html`<st-copy-sample .game=${page.gameId} .place=${place} .rule=${value} .words=${words}></st-copy-sample>` : nothing}
  </div>`;
}

/** What the words of the cards cannot say. @param {Page} page @param {string} fact of the card */
function note(page, fact) {
  const place = fact.slice(0, fact.lastIndexOf("/"));
  const text = page.draft.notes[place] ?? "";
  return html`<details ?open=${text !== ""} data-part="copy-noted">
    <summary>${t("copy-note")}</summary>
    <label
      >${t("copy-note-help")}
      <textarea
        rows="3"
        maxlength=${NOTE_LIMIT}
        data-part="copy-note"
        .value=${text}
        @input=${(/** @type {Event} */ event) => page.note(place, fieldValue(event))}
      ></textarea>
    </label>
  </details>`;
}

/** By what the things of a part are found on a picture of it. @param {Page} page @param {Part} part */
function finder(page, part) {
  const [file = "", kind = ""] = part.id.split("-");
  if (kind === "roads") return road(page, file);
  const map = mapOf(page, part);
  if (!map) return nothing;
  const asked = part.items.flatMap(({ facts }) => facts).find(({ place }) => place === page.open);
  if (asked && isOnMap(asked, map)) return chooser(page, asked, map);
  // Of what has no place on it, the map shows where something else is.
  if (kind === "carriages") return nothing;
  const items = part.items.map(({ id, facts }) => ({
    id,
    name: nameOf(page, facts),
    mark: facts.some((fact) => fact.kind === "switch" && page.now(fact) === true) ? "⚓" : "",
  }));
  const choose = (/** @type {string} */ id) => {
    page.chosen = `${part.id}/${id}`;
  };
  const [, chosen = ""] = page.chosen.split("/");
  if (kind !== "ring")
    return html`<div class="map"><p class="soft">${t("copy-city-help")}</p>${drawnMap({ map, cities: items, chosen: [chosen], choose })}</div>`;
  return html`<div class="map"><p class="soft">${t("copy-ring-help")}</p>
    <st-copy-ring
      .map=${map}
      .items=${items}
      .chosen=${chosen}
      @st-swap=${(/** @type {CustomEvent} */ { detail }) => page.swap(part, detail)}
      @st-choose=${(/** @type {CustomEvent} */ { detail }) => choose(detail)}
    ></st-copy-ring></div>`;
}

/** @param {Fact} fact @param {import("../../table/types.js").PrintedMap | undefined} map @returns {boolean} whether what can be chosen is on it */
function isOnMap({ choices }, map) {
  return map?.spots.some(({ id }) => choices.includes(id)) ?? false;
}

/** A map on which the towns of a fact are touched. @param {Page} page @param {Fact} fact @param {import("../../table/types.js").PrintedMap} map */
function chooser(page, fact, map) {
  const { words, draft } = page;
  const { file, item } = splitPlace(fact.place);
  const value = page.now(fact);
  const isList = fact.kind === "choices" && Array.isArray(value);
  const towns = map.spots.map(({ id }) => {
    const name = draft.changes[`${file}/towns/${id}/name`] ?? words.word("start", id);
    return { id, name: String(name) };
  });
  const choose = (/** @type {string} */ id) => {
    if (id !== item && fact.choices.includes(id))
      page.correct(fact, isList ? toggled(fact, value, id) : id);
  };
  return html`<div class="map"><p class="soft">${t(isList ? "copy-exits-help" : "copy-town-help", { town: words.item(fact.place) })}</p>${drawnMap({ map, cities: towns, chosen: isList ? value : [String(value)], from: item, choose })}</div>`;
}

/** @param {Page} page @param {Pick<Part, "id">} part @returns {import("../../table/types.js").PrintedMap | undefined} its picture, as it is corrected */
function mapOf({ printed, draft, problems }, { id }) {
  const [file] = id.split("-");
  const wrong = problems.flatMap(({ id, place }) => (NOWHERE.includes(id) ? place : []));
  const changed = Object.entries(draft.changes).filter(
    ([place]) => place.startsWith(`${file}/`) && !wrong.includes(place),
  );
  return printed?.map?.(id, Object.fromEntries(changed));
}

/** @param {Page} page @param {readonly Fact[]} facts of a thing @returns {string} what is chosen for it, or its name */
function nameOf(page, facts) {
  const fact = facts.find(({ kind }) => kind === "choice") ?? facts[0];
  return fact ? page.words.value(fact, page.now(fact)) : "";
}

/** A road that is chosen by its cities. @param {Page} page @param {string} file */
function road(page, file) {
  const { own } = page;
  const [first = "", second = ""] = page.road;
  const place = `${file}/roads/${roadOf(first, second)}`;
  const fact = own.find((one) => one.place === place) ?? noRoad(place);
  const isThere = page.now(fact) === true;
  const cities = own.flatMap((one) => {
    const { part: of, item, aspect } = splitPlace(one.place);
    const isName = of === `${file}-cities` && aspect === "name";
    return isName ? [{ id: item, name: String(page.now(one)) }] : [];
  });
  return roadForm({
    map: mapOf(page, { id: `${file}-roads` }),
    cities: cities.sort((a, b) => a.name.localeCompare(b.name)),
    chosen: page.road.filter((id) => cities.some((city) => city.id === id)),
    isThere,
    choose: (chosen) => {
      page.road = chosen;
    },
    turn: () => {
      page.correct(fact, !isThere);
      page.road = [];
    },
  });
}
