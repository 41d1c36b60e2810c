import { html, LitElement, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { hasText, language, t } from "../../i18n/index.js";
import base from "../../ui/base.css";
import { internalState, PrefsController, TextController } from "../../ui/reactive.js";
import { CHAPTERS } from "./outline.js";
import { picture } from "./pictures/index.js";
import { boardFindings, wayFindings } from "./provenance.js";
import styles from "./rulebook.css";
import { formSwitch, hasShortForm, isShort, shortId } from "./short.js";
import { stackName, TABLES } from "./tables.js";
import { inline, NORTH, ROME, shortIds, words } from "./words.js";

/** @typedef {import("./provenance.js").Finding} Finding */

/** @type {Record<string, () => Finding[]>} */
const FINDINGS = { north: () => boardFindings(NORTH), rome: () => wayFindings(ROME, language()) };

/** Which chapter shows which data. @type {Record<string, string>} */
const MADE_IN = { glory: "north", audience: "rome" };

/**
 * @param {string | undefined} of
 * @returns {boolean} whether anything of these data is our own invention
 */
function hasMade(of) {
  return (FINDINGS[of ?? ""]?.() ?? []).some(({ grade }) => grade === "reconstruction");
}

/**
 * Says plainly what is modelled after the game and what was only inferred.
 *
 * @param {string} of
 */
function madeBlock(of) {
  const findings = FINDINGS[of]?.() ?? [];
  const made = findings.filter(({ grade }) => grade === "reconstruction");
  const inferred = findings.filter(({ grade }) => grade === "inferred");
  if (findings.length === 0) return html`<p>${t("rules-made-nothing")}</p>`;
  return html`${
    made.length > 0
      ? html`<h4>${t("rules-made-title")}</h4>
            <p>${t("rules-made-intro")}</p>
            ${lists(of, made)}`
      : nothing
  }${
    inferred.length > 0
      ? html`<h4>${t("rules-inferred-title")}</h4>
            <p>${t("rules-inferred-intro")}</p>
            ${lists(of, inferred)}`
      : nothing
  }
    <p class="legend">${t("rules-made-correct")}</p>`;
}

/**
 * @param {string} of
 * @param {Finding[]} findings
 */
function lists(of, findings) {
  return html`<dl>
    ${findings.map(({ what, items, total }) => {
      const names =
        what === "values" && of === "north" ? items.map((id) => stackName(NORTH, id)) : items;
      return html`<dt>${t(`rules-made-${what}`, { count: items.length, total })}</dt>
        <dd>${inline(names.filter(Boolean).join(", "))}</dd>`;
    })}
  </dl>`;
}

/** A book page: text in a readable width, rule ids in the margin, contents at the side. */
const rulebookStyles = [base, styles];

/** @typedef {import("./outline.js").Chapter} Chapter */
/** @typedef {import("./outline.js").Block} Block */

/**
 * The whole rule book with its contents, opened at `anchor`: a chapter, a section or a rule. Laid
 * over a screen (`inside`) its links turn the pages without changing the address.
 */
class StRulebook extends LitElement {
  static properties = {
    ...internalState("found"),
    anchor: {},
    inside: { type: Boolean, reflect: true },
  };

  static styles = rulebookStyles;

  constructor() {
    super();
    this.anchor = "";
    this.inside = false;
    /** The place that was last looked up. */
    this.found = "";
    new TextController(this);
    new PrefsController(this);
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has("anchor")) this.found = this.anchor;
  }

  /** @param {Map<string, unknown>} changes */
  updated(changes) {
    if (changes.has("found")) this.show();
  }

  /** The section in which the place lies that was looked up, or the place itself. */
  get section() {
    for (const chapter of CHAPTERS) {
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
      const nav = this.renderRoot.querySelector("nav");
      const here = /** @type {HTMLElement | null} */ (nav?.querySelector("[aria-current]"));
      if (nav && here) nav.scrollTop = here.offsetTop - nav.offsetTop - nav.clientHeight / 3;
    });
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const target = /** @type {Element} */ (event.target);
    const link = target.closest("a");
    // A rule in short is large enough for a finger; its number is not.
    const short = link ? null : target.closest(".short");
    if (short) return short.querySelector("a")?.click();
    const place = link?.getAttribute("href")?.replace(/^#\/rules\/?/u, "");
    if (place === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    this.renderRoot.querySelector("details")?.removeAttribute("open");
    if (this.inside) event.preventDefault();
    if (this.found === place) this.show();
    this.found = place;
  }

  render() {
    // Read, and never changed: a browser may translate it. What it has translated is put down anew in another language.
    return keyed(
      language(),
      html`<div class="book" translate="yes" @click=${this.clicked} data-part="rulebook">
        ${this.inside ? nothing : html`<h1>${t("rules-title")}</h1>`}
        <p class="lead">${t("rules-lead")}</p>
        ${this.renderContents()}
        <div class="text">${CHAPTERS.map((chapter) => this.renderChapter(chapter))}</div>
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
    const list = html`<ol>
      ${CHAPTERS.map(
        ({ id, sections }) =>
          html`<li>
            ${link(id)}
            <ol>
              ${sections.map((section) => html`<li>${link(`${id}-${section.id}`)}</li>`)}
            </ol>
          </li>`,
      )}
    </ol>`;
    return html`<nav aria-label=${t("rules-contents")}>
        <h2>${t("rules-contents")}</h2>
        ${list}
      </nav>
      <details data-part="rules-contents">
        <summary>${t("rules-contents")}</summary>
        ${list}
      </details>`;
  }

  /** @param {Chapter} chapter */
  renderChapter(chapter) {
    const { id, sections } = chapter;
    const made = hasMade(MADE_IN[id]);
    const short = isShort(chapter);
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

  /** The place that is looked up stands there in full, whatever the form. @param {Block} block */
  renderInShort(block) {
    const { ids, kind } = block;
    if (kind === "picture" || ids.includes(this.found)) return this.renderBlock(block);
    const short = shortId(block);
    return hasText(short) ? this.renderText("rule short", ids, t(short)) : nothing;
  }

  /** @param {Block} block */
  renderBlock(block) {
    const { kind, ids } = block;
    const here = ids.includes(this.found) ? "found" : "";
    if (kind === "table") return TABLES[block.of]?.() ?? nothing;
    if (kind === "picture") return picture(block.of);
    if (kind === "made") {
      return html`<div class="made ${here}" data-places=${ids.join(" ")} tabindex="-1" data-part="made-${block.of}">
        ${madeBlock(block.of)}
      </div>`;
    }
    const example = kind === "example" ? html`<b>${t("rules-example")}</b> ` : nothing;
    return this.renderText(`${kind} ${here}`, ids, html`${example}${words(`rules-${ids[0]}`)}`);
  }

  /**
   * A paragraph with the numbers of its rules.
   *
   * @param {string} look
   * @param {string[]} ids
   * @param {unknown} text
   */
  renderText(look, ids, text) {
    return html`<div class="block ${look}" data-places=${ids.join(" ")} tabindex="-1">
      <a class="ids" translate="no" href="#/rules/${ids[0]}" aria-label=${t("rules-rule", { rule: shortIds(ids) })}
        >${shortIds(ids)}</a
      >
      <p>${text}</p>
    </div>`;
  }
}

customElements.define("st-rulebook", StRulebook);
