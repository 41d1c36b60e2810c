import { chapters, findings, tables } from "spieltisch:rulebook";
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { copyName, draftOf } from "../../core/settings/own-copy.js";
import { getPrefs, onPrefs, setPrefs } from "../../core/settings/prefs.js";
import { store } from "../../core/storage/store.js";
import { hasText, language, openTexts, t } from "../../i18n/index.js";
import { elementWith, fieldValue, withFields } from "../../ui/reactive.js";
import { hasMade, madeBlock, picture, table, words } from "./blocks.js";
import styles from "./rulebook.css";
import { hitList, hitsOf } from "./search.js";

/** @import { Block, Chapter } from "spieltisch:rulebook" */

/** What the box says. @type {import("../copy/corrections.js").Book} */
const OURS = { tables, findings, ruled: String, name: "", corrections: nothing };

/**
 * The whole rule book with its contents, opened at `anchor`: a chapter, a section or a rule. Laid
 * over a screen (`inside`) its links turn the pages without changing the address.
 */
class StRulebook extends elementWith(
  {
    anchor: "",
    inside: false,
    /** The place that was last looked up. */
    found: "",
    /** What is searched for. */
    query: "",
    /** The data of the game from which it was opened. @type {() => import("../copy/corrections.js").Book} */
    data: () => OURS,
  },
  "inside",
) {
  static styles = [withFields, styles];

  constructor() {
    super();
    this.hear(onPrefs);
    this.book = OURS;
    void this.loadCorrections();
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has("anchor")) this.found = this.anchor;
  }

  /** @param {Map<string, unknown>} changes */
  updated(changes) {
    if (changes.has("found") || changes.has("data")) this.show();
  }

  /** A game may have corrected what the lists say. */
  async loadCorrections() {
    const saved = store.load(store.openGame ?? "");
    if (!saved || !(copyName(saved.record.options) || draftOf(saved.game).same.length > 0)) return;
    const { bookOf } = await import("../copy/corrections.js");
    this.data = await bookOf(saved.game, /** @type {any} */ (saved.record.options));
  }

  /** The section in which the place lies that was looked up, or the place itself. */
  get section() {
    for (const chapter of chapters) {
      for (const section of chapter.sections) {
        const isIn = section.blocks.some((block) => block.ids.includes(this.found));
        if (isIn) return `${chapter.id}-${section.id}`;
      }
    }
    return this.found;
  }

  /** Brings the place into view and lets screen readers go on from there. */
  show() {
    if (!this.found) {
      if (!this.inside) window.scrollTo(0, 0);
      return;
    }
    const place = this.renderRoot.querySelector(`[data-places~="${CSS.escape(this.found)}"]`);
    // The fonts and the window around need their size first.
    requestAnimationFrame(() => {
      place?.scrollIntoView({ block: "start" });
      /** @type {HTMLElement | null} */ (place)?.focus({ preventScroll: true });
      const list = this.renderRoot.querySelector("nav > .list");
      if (list) showHere(/** @type {HTMLElement} */ (list));
    });
  }

  /** The contents on a phone were opened. @param {Event} event */
  unfolded({ currentTarget }) {
    const list = /** @type {HTMLElement} */ (currentTarget).querySelector(".list");
    if (list) showHere(/** @type {HTMLElement} */ (list));
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const target = /** @type {Element} */ (event.target);
    const link = target.closest("a");
    // A rule in short is large enough for a finger; its number is not.
    const short = link ? null : target.closest(".short");
    if (short) return short.querySelector("a")?.click();
    const [, place] = /^#\/rules\/?(.*)$/u.exec(link?.getAttribute("href") ?? "") ?? [];
    if (place === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    this.renderRoot.querySelector("details")?.removeAttribute("open");
    if (this.inside) event.preventDefault();
    if (this.found === place) this.show();
    this.found = place;
  }

  render() {
    this.toggleAttribute("numbers", getPrefs().ruleNumbers);
    this.book = this.inside ? this.data() : OURS;
    // Read, and never changed: a browser may translate it. What it has translated is put down anew in another language.
    return keyed(
      language(),
      html`<div class="book" translate="yes" @click=${this.clicked} data-part="rulebook">
        ${this.inside ? nothing : html`<h1>${t("rules-title")}</h1>`}
        <p class="lead">${t("rules-lead")}</p>
        ${this.renderContents()}
        <div class="text">${this.book.corrections}${chapters.map((chapter) => this.renderChapter(chapter))}</div>
      </div>`,
    );
  }

  /** Beside the text where there is room, otherwise folded above it. */
  renderContents() {
    const { section: current } = this;
    const link = (/** @type {string} */ id) =>
      html`<a href="#/rules/${id}" aria-current=${id === current ? "location" : nothing}
        >${t(`rules-${id}`)}</a
      >`;
    const contents = html`<ol>
      ${chapters.map(
        ({ id, sections }) =>
          html`<li>
            ${link(id)}
            <ol>${sections.map((section) => html`<li>${link(`${id}-${section.id}`)}</li>`)}</ol>
          </li>`,
      )}
    </ol>`;
    const list = html`${this.renderSearch()}
      <div class="list">${this.query.trim() ? hitList(hitsOf(chapters, this.query)) : contents}</div>`;
    return html`<nav aria-label=${t("rules-contents")}>
        <h2>${t("rules-contents")}</h2>${list}</nav>
      <details data-part="rules-contents" @toggle=${this.unfolded}>
        <summary>${t("rules-contents")}</summary>${list}</details>`;
  }

  /** The field for words or the number of a rule, and what shows the numbers of all. */
  renderSearch() {
    const { ruleNumbers } = getPrefs();
    return html`<div class="search">
      <input
        type="search"
        autocomplete="off"
        placeholder=${t("rules-search")}
        aria-label=${t("rules-search")}
        data-part="rules-search"
        .value=${this.query}
        @input=${(/** @type {Event} */ event) => {
          this.query = fieldValue(event);
          for (const list of this.renderRoot.querySelectorAll(".list")) list.scrollTop = 0;
        }}
      />
      <button type="button" class="button" title=${t("pref-ruleNumbers")} aria-label=${t("pref-ruleNumbers")} aria-pressed=${ruleNumbers} data-part="rules-numbers" @click=${() => setPrefs({ ruleNumbers: !ruleNumbers })}>§</button>
    </div>`;
  }

  /** @param {Chapter} chapter */
  renderChapter(chapter) {
    const { id, sections } = chapter;
    const made = hasMade(chapter, this.book.findings);
    const short = getPrefs().shortRules && hasShortForm(chapter);
    return html`<section>
      <h2 data-places=${id} tabindex="-1">
        ${t(`rules-${id}`)}
        ${
          made
            ? html`<a class="tag" href="#/rules/${id}-${sections.at(-1)?.id}" data-part="made-tag"
                >${t("rules-made-tag")}</a
              >`
            : nothing
        }
      </h2>
      ${this.book.name ? html`<p class="soft" data-part="rules-corrected">${t("copy-corrections", { name: this.book.name })}.</p>` : nothing}
      ${hasShortForm(chapter) ? formSwitch(chapter) : nothing}
      ${sections.map(
        (section) =>
          html`<section>
            <h3 data-places="${id}-${section.id}" tabindex="-1">${t(`rules-${id}-${section.id}`)}</h3>
            ${section.blocks.map((block) => (short ? this.renderInShort(block) : this.renderBlock(block)))}
          </section>`,
      )}
    </section>`;
  }

  /** Shows the short text of a block; a block that was looked up, and a picture, is shown in full. @param {Block} block */
  renderInShort(block) {
    const { kind, ids } = block;
    if (kind === "picture" || ids.includes(this.found)) return this.renderBlock(block);
    const short = shortId(block);
    return hasText(short) ? this.renderText("rule short", block, t(short)) : nothing;
  }

  /** @param {Block} block */
  renderBlock(block) {
    const { kind, ids } = block;
    const here = ids.includes(this.found) ? "found" : "";
    if (kind === "table") return table(this.book.tables[block.of] ?? {}, this.book.ruled);
    if (kind === "picture") return picture(block.of);
    if (kind === "made") {
      return html`<div class="made ${here}" data-places=${ids.join(" ")} tabindex="-1" data-part="made-${block.of}">
        ${madeBlock(this.book.findings[block.of] ?? [])}
      </div>`;
    }
    const example = kind === "example" ? html`<b>${t("rules-example")}</b> ` : nothing;
    return this.renderText(`${kind} ${here}`, block, html`${example}${words(`rules-${ids[0]}`)}`);
  }

  /**
   * A paragraph with the numbers of its rules.
   *
   * @param {string} look
   * @param {Block} block
   * @param {unknown} text
   */
  renderText(look, { ids, label }, text) {
    return html`<div class="block ${look}" data-places=${ids.join(" ")} tabindex="-1">
      <a class="ids" translate="no" href="#/rules/${ids[0]}" aria-label=${t("rules-rule", { rule: label })}
        >${label}</a
      >
      <p>${text}</p>
    </div>`;
  }
}

customElements.define("st-rulebook", StRulebook);

/** Scrolls the contents to the place that is read. @param {HTMLElement} contents places are measured from them */
function showHere(contents) {
  const here = /** @type {HTMLElement | null} */ (contents.querySelector("[aria-current]"));
  if (here) contents.scrollTop = here.offsetTop - contents.clientHeight / 3;
}

/**
 * The rules in short: a paragraph may have a second text, which takes its place where the reader wants it so. Chapters
 * without such texts have one form only.
 *
 * @param {Block} block
 * @returns {string} the id of its short text, if there is one
 */
function shortId({ ids }) {
  return `rules-${ids[0]}-short`;
}

/** @param {Chapter} chapter @returns {boolean} whether it can be read in short */
function hasShortForm({ sections }) {
  return sections.some(({ blocks }) => blocks.some((block) => hasText(shortId(block))));
}

/**
 * The switch between both forms, which this device remembers.
 *
 * @param {Chapter} chapter
 */
function formSwitch(chapter) {
  const { shortRules } = getPrefs();
  return html`<div class="forms">
    <div class="switch" role="group" aria-label=${t("rules-form")}>
      ${[false, true].map((short) => {
        const id = short ? "short" : "full";
        return html`<button
          type="button"
          data-part="${chapter.id}-${id}"
          aria-pressed=${short === shortRules}
          @click=${(/** @type {Event} */ event) => choose(event, short)}
        >
          ${t(`rules-form-${id}`)}
        </button>`;
      })}
    </div>
    <p class="legend">${keyed(shortRules, t(shortRules ? "rules-form-short-help" : "rules-form-full-help"))}</p>
  </div>`;
}

/**
 * What stands above becomes shorter or longer: the reader stays at the switch.
 *
 * @param {Event} event
 * @param {boolean} shortRules
 */
function choose({ currentTarget }, shortRules) {
  setPrefs({ shortRules });
  const button = /** @type {HTMLElement} */ (currentTarget);
  requestAnimationFrame(() => button.scrollIntoView({ block: "nearest" }));
}

/** Loads the words of the book, in the language of the page. Some of its tables are said with words of a game. */
export async function openRules() {
  await Promise.all([openTexts("rules"), openTexts("murano")]);
}
