/**
 * The order of the rule book: chapters, their sections, and in each section its blocks. The words
 * are in `web/i18n/<language>/rules-*.ftl`: a chapter is `rules-<id>`, a section `rules-<chapter>-<id>`,
 * a paragraph bears the first of its rules, `rules-TT-301`. One outline for all languages, so they
 * cannot differ in what they tell.
 *
 * A block is written as
 *   "TT-301..303 TT-310"        a paragraph that gives these rules
 *   "example EX-104..106"       the same, as an example
 *   "table stacks-south"        a table drawn from the data files (tables.js)
 *   "picture route"             a drawing of our own (pictures/)
 *   "made north GG-728"         what of the data is not the printed game (provenance.js)
 *
 * @typedef {{kind: "rule" | "example", ids: string[]}} Words
 * @typedef {{kind: "table" | "made" | "picture", of: string, ids: string[]}} Drawn
 * @typedef {Words | Drawn} Block
 * @typedef {{id: string, blocks: Block[]}} Section
 * @typedef {{id: string, sections: Section[]}} Chapter
 */

import { MURANO } from "./outline-murano.js";

/** @type {[string, Record<string, string[]>][]} */
const SKETCH = [
  [
    "base",
    {
      aim: ["TT-001", "TT-002", "TT-003..006"],
      map: ["TT-011", "TT-010 TT-007", "TT-012..037", "table cities-south"],
      setup: [
        "TT-101..103",
        "TT-104..106 TT-113",
        "TT-107 TT-108 TT-115",
        "TT-109..111",
        "TT-112 TT-114",
      ],
      turn: ["TT-201", "TT-202", "TT-206", "TT-207"],
      take: [
        "TT-203 TT-210 TT-213",
        "TT-211 TT-212",
        "TT-222..224",
        "TT-214..216",
        "TT-217..219",
        "TT-220 TT-221 TT-225",
      ],
      lay: [
        "TT-204 TT-301",
        "TT-302 TT-303",
        "TT-304 TT-305",
        "TT-306 TT-310..312",
        "TT-307 TT-309 TT-314",
        "TT-308 TT-313",
        "picture route",
        "example EX-101..103",
        "TT-315 TT-316",
        "TT-317 TT-318",
        "TT-319 TT-321 TT-322",
        "TT-320",
        "TT-323 TT-324",
        "TT-325 TT-326",
      ],
      close: ["TT-205 TT-401 TT-402", "TT-403", "TT-404"],
      houses: [
        "TT-405",
        "TT-406",
        "TT-407",
        "TT-408 TT-409 TT-414",
        "picture closing",
        "TT-410 TT-411",
        "TT-412 TT-413",
        "TT-415..417",
        "example EX-104..107",
      ],
      tiles: [
        "TT-501 TT-502 TT-524 TT-525",
        "TT-504..507 TT-511",
        "TT-508..510",
        "TT-512..514 TT-517 TT-008 TT-009",
        "TT-515 TT-516",
        "TT-518..520",
        "TT-521..523",
        "TT-503 TT-537",
        "TT-526..536",
        "table stacks-south",
        "example EX-108",
      ],
      carriages: ["TT-601..604", "TT-605..608", "TT-609", "table carriages", "example EX-109"],
      discards: ["TT-610", "TT-611..613", "TT-614 TT-615"],
      officials: ["TT-208 TT-801", "TT-802 TT-209", "TT-803"],
      postmeister: ["TT-810..812", "TT-813 TT-815", "TT-814"],
      amtmann: ["TT-820 TT-822 TT-824", "TT-821 TT-825", "TT-823 TT-826"],
      postillion: ["TT-830 TT-835", "TT-831 TT-836", "TT-832 TT-833", "TT-834 TT-837"],
      wagner: ["TT-840 TT-842 TT-846", "TT-841 TT-843..845", "TT-847", "TT-848", "example EX-110"],
      end: ["TT-701 TT-702", "TT-703..706", "TT-707"],
      score: ["TT-708..715", "TT-716 TT-717", "TT-718..720", "example EX-111"],
    },
  ],
  [
    "editions",
    { first: ["ED-001", "ED-002..005", "ED-006 ED-007", "ED-008..010", "ED-011", "ED-012"] },
  ],
  [
    "glory",
    {
      setup: [
        "GG-101 GG-102 GG-106 GG-107",
        "GG-104 GG-105 GG-112 GG-113",
        "GG-108 GG-109",
        "GG-111",
        "GG-114",
        "GG-115",
        "table remoteness",
      ],
      lay: [
        "GG-201 GG-202 GG-205",
        "GG-206 GG-209 GG-216",
        "GG-203 GG-204",
        "GG-207",
        "GG-208 GG-221",
        "GG-214 GG-215",
        "GG-210..213",
        "GG-217 GG-219",
        "GG-218 GG-220",
      ],
      close: [
        "GG-301..303",
        "GG-304 GG-305",
        "GG-310 GG-311",
        "GG-306 GG-307 GG-317",
        "GG-308 GG-309",
        "GG-312 GG-313",
        "GG-314..316",
        "example EX-114..116",
      ],
      tiles: [
        "GG-401 GG-402 GG-411",
        "GG-403..405",
        "GG-406 GG-407",
        "GG-408..410",
        "GG-412..421 GG-110",
        "table stacks-north",
      ],
      end: ["GG-501..503", "GG-504..507"],
      base: ["GG-601..604 GG-610", "GG-605..607", "GG-608 GG-609 GG-611"],
      map: ["GG-701..703", "GG-704..727 GG-103", "table cities-north", "made north GG-728"],
    },
  ],
  [
    "courier",
    {
      setup: ["KF-101 KF-102", "KF-103", "KF-104 KF-105", "KF-106 KF-107"],
      win: ["KF-201..204", "KF-205 KF-206"],
      use: [
        "KF-301 KF-302",
        "KF-303",
        "KF-304 KF-305 KF-310 KF-311",
        "table letters",
        "KF-306..309",
        "KF-312",
        "KF-313..316",
        "KF-317..319",
        "KF-320 KF-321",
        "example EX-112 EX-113",
      ],
      figure: [
        "KF-401 KF-408 KF-409",
        "KF-402 KF-403 KF-413 KF-414",
        "KF-404..406 KF-410",
        "KF-407 KF-412",
        "KF-411",
      ],
    },
  ],
  [
    "offices",
    {
      setup: ["AW-101..103 AW-109", "AW-104..108", "table offices"],
      take: ["AW-201 AW-203", "AW-202", "AW-204..207"],
      back: [
        "AW-301",
        "AW-302 AW-329 AW-328",
        "AW-303 AW-304",
        "AW-305..307 AW-315",
        "AW-308..311",
        "table rewards",
        "AW-316 AW-317",
        "AW-312..314 AW-330",
        "example EX-118",
      ],
      rewards: ["AW-318..321", "AW-322 AW-323", "AW-324..326", "AW-327 AW-413"],
      end: ["AW-401..404", "AW-331", "AW-405 AW-407 AW-408", "AW-406", "AW-409..412 AW-414"],
    },
  ],
  [
    "audience",
    {
      setup: [
        "AU-101..103 AU-119",
        "AU-104..106",
        "AU-107..109",
        "table coaches",
        "AU-110..112 AU-114",
        "AU-113",
        "AU-115",
        "AU-116..118",
        "table ranks",
      ],
      move: [
        "AU-201 AU-207 AU-311",
        "AU-202..206",
        "AU-208..211",
        "AU-212 AU-213 AU-215",
        "AU-214 AU-216 AU-217",
        "AU-218 AU-219",
        "example EX-120 EX-121",
      ],
      rome: [
        "AU-301 AU-302 AU-308",
        "AU-303..305 AU-307",
        "AU-306",
        "AU-309 AU-310",
        "example EX-122",
      ],
      ways: ["AU-401..418", "table ways", "made rome"],
    },
  ],
  [
    "together",
    {
      which: ["CO-001 CO-008 CO-009", "CO-002", "CO-003", "CO-004", "CO-005", "CO-006 CO-007"],
      "courier-glory": ["CO-101 CO-102 CO-109", "CO-103..106", "CO-107 CO-108"],
      "offices-glory": ["CO-201 CO-202", "CO-203 CO-204", "CO-205 CO-208", "CO-206 CO-207"],
      "courier-offices": ["CO-301..303", "CO-304..307", "CO-308 CO-309", "CO-310"],
      "audience-others": ["CO-401..403", "CO-404..406"],
      all: ["CO-501 CO-502", "CO-503 CO-506", "CO-504 CO-505", "example EX-220"],
    },
  ],
];

/** @type {readonly Chapter[]} */
export const CHAPTERS = [...SKETCH, ...MURANO].map(([id, sections]) => ({
  id,
  sections: Object.entries(sections).map(([section, blocks]) => ({
    id: section,
    blocks: blocks.map(readBlock),
  })),
}));

/**
 * @param {string} words
 * @returns {Block}
 */
function readBlock(words) {
  const [first = "", ...rest] = words.split(" ");
  if (first === "table" || first === "made" || first === "picture") {
    const [of = "", ...ids] = rest;
    return { kind: first, of, ids: ids.flatMap(readIds) };
  }
  if (first === "example") return { kind: "example", ids: rest.flatMap(readIds) };
  return { kind: "rule", ids: [first, ...rest].flatMap(readIds) };
}

/** @param {string} range "TT-301", "TT-301..303" or "MU-C01..40" */
function readIds(range) {
  const found = /^([A-Z]{2}-[A-Z]?)(\d{2,3})(?:\.\.(\d{2,3}))?$/.exec(range);
  if (!found) throw new Error(`no rule: ${range}`);
  const [, letters = "", from = "", to = from] = found;
  const length = Number(to) - Number(from) + 1;
  return Array.from(
    { length },
    (_, i) => `${letters}${String(Number(from) + i).padStart(from.length, "0")}`,
  );
}

/** Every place that an address can name: chapters, sections and rules. @returns {Set<string>} */
export function places() {
  return new Set(
    CHAPTERS.flatMap((chapter) => [
      chapter.id,
      ...chapter.sections.flatMap((section) => [
        `${chapter.id}-${section.id}`,
        ...section.blocks.flatMap((block) => block.ids),
      ]),
    ]),
  );
}
