/**
 * The chapters of Murano, written as in `outline.js`.
 *
 * @type {[string, Record<string, string[]>][]}
 */
export const MURANO = [
  [
    "murano",
    {
      aim: [
        "MU-001 MU-002",
        "MU-003..009",
        "MU-010 MU-011 MU-012 MU-013 MU-014",
        "MU-015 MU-016 MU-017 MU-018",
      ],
      setup: [
        "MU-101 MU-109..117",
        "MU-102..104",
        "MU-105..108",
        "MU-118..122",
        "MU-123..126",
        "MU-127..130",
      ],
      turn: [
        "MU-201..203",
        "MU-204..208",
        "MU-209..212 MU-215 MU-230",
        "MU-213 MU-214 MU-216",
        "MU-217 MU-218 MU-222",
        "picture ring",
        "MU-219..221",
        "MU-223..229",
        "example MX-101 MX-102 MX-110 MX-201 MX-202",
      ],
      buying: [
        "MU-301 MU-302 MU-309",
        "MU-303..305 MU-308",
        "MU-306 MU-307",
        "MU-310..313",
        "MU-314 MU-315",
        "example MX-205",
      ],
      building: [
        "MU-401..403 MU-413",
        "MU-404..408 MU-423",
        "picture island",
        "MU-410..412 MU-414 MU-415 MU-417",
        "MU-416 MU-409",
        "MU-418..422",
        "example MX-103 MX-216",
      ],
      specials: [
        "MU-501 MU-502 MU-505..507",
        "MU-503 MU-504 MU-508",
        "MU-S01..15",
        "table specials",
      ],
      characters: [
        "MU-601 MU-602",
        "MU-603..605 MU-609",
        "MU-606..608 MU-610 MU-611",
        "MU-612..616",
        "MU-C01..35",
        "table characters",
        "example MX-106 MX-107",
      ],
      income: ["MU-701..706", "MU-707 MU-708", "example MX-104"],
      production: [
        "MU-711..714 MU-717..719",
        "MU-715 MU-716 MU-720",
        "MU-721..728",
        "example MX-105 MX-203 MX-204",
      ],
      gondoliers: ["MU-801..806", "MU-807..813", "example MX-209 MX-210"],
      end: [
        "MU-901..905 MU-913 MU-914",
        "MU-906..912",
        "MU-915..921 MU-928 MU-929",
        "MU-922..924",
        "MU-925..927",
        "example MX-108 MX-109 MX-206..208 MX-211..213",
      ],
      variants: [
        "MU-V01 MU-V02",
        "MU-V03 MU-V04 MU-V08",
        "MU-V05..07",
        "MU-V09",
        "example MX-214 MX-215",
      ],
      table: [
        "MU-U01 MU-U12",
        "MU-U05 MU-U07 MU-U08 MU-U10 MU-U11",
        "MU-U04 MU-U06 MU-U13",
        "MU-U02 MU-U03 MU-U14 MU-U15",
        "MU-U09",
      ],
      board: ["MU-B01..08 MU-B12", "MU-B09 MU-B10", "table ring", "MU-B11"],
    },
  ],
];
