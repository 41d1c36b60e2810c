import { ellipse, roundedBox } from "../../canvas/drawing.js";
import { inked } from "../ink.js";

/** @import { Part } from "../../canvas/drawing.js" */

const LINE = 1.3;
const SKIN = "--art-skin";
const GOLD = "--art-gold";

/** What is worn on the head, about a face whose middle is 24, 22. @type {Record<string, (cloth: string) => Part[]>} */
const HATS = {
  tricorn: (cloth) => [
    inked("M9 15C15 9 18 5 24 5S33 9 39 15C33 13.500 29 17 24 17S15 13.500 9 15Z", cloth, LINE),
    { d: "M11 14.500C16 12 19 15.500 24 15.500S32 12 37 14.5", stroke: GOLD, width: 1.2 },
  ],
  hood: (cloth) => [
    inked(
      "M12 36C9 12 16 4 24 4S39 12 36 36C34 40 31 38 31.500 34C34 16 30 12.500 24 12.500S14 16 16.500 34C17 38 14 40 12 36Z",
      cloth,
      LINE,
    ),
  ],
  veil: (cloth) => [
    inked(
      "M13 33C10 14 15 6.500 24 6.500S38 14 35 33L31 30C32 18 29 14 24 14S16 18 17 30Z",
      "--art-linen",
      LINE,
    ),
    inked("M15 13.500Q24 8 33 13.500L32 17Q24 12 16 17Z", cloth, LINE),
  ],
  corno: (cloth) => [
    inked(
      "M14.500 16C14 8 19 7 25 4C31 1.500 35 5 32.500 9C31 12 34 12 33.500 16Q24 12.500 14.500 16Z",
      cloth,
      LINE,
    ),
    inked("M14 17.500Q24 12.500 34 17.500V14.500Q24 10 14 14.500Z", GOLD, LINE),
  ],
  brim: (cloth) => [
    inked("M6 16.500Q24 10 42 16.500Q24 21 6 16.500Z", cloth, LINE),
    inked("M15 15C15 4 33 4 33 15Q24 18 15 15Z", cloth, LINE),
    { d: "M31 12C36 9 37 4 34 1.5", stroke: "--art-light", width: 3 },
  ],
  cap: (cloth) => [
    inked("M13.500 17C10 8 18 5 25 5.500C34 6 38 10 34.500 17Q24 12.500 13.500 17Z", cloth, LINE),
  ],
  turban: (cloth) => [
    inked("M12.500 16C10 8 17 4 24 4S38 8 35.500 16Q24 20 12.500 16Z", cloth, LINE),
    {
      d: "M13 13C20 15 28 9 33 6.500M14 17C22 17 31 13 35.500 10.5",
      stroke: "--art-light",
      width: 1.2,
    },
    { d: ellipse(24, 11, 2.2), fill: GOLD, stroke: "--art-ink", width: 0.8 },
  ],
  scarf: (cloth) => [
    inked("M13 18C12 8 18 5.500 24 5.500S36 8 35 18Q24 12 13 18Z", cloth, LINE),
    inked("M34 16L40 20 38.500 25 33.500 19Z", cloth, LINE),
  ],
  wreath: (cloth) => [
    { d: "M13.500 16Q24 9 34.500 16", stroke: cloth, width: 3.6 },
    { d: ellipse(16, 14, 2), fill: GOLD },
    { d: ellipse(24, 11.8, 2), fill: GOLD },
    { d: ellipse(32, 14, 2), fill: GOLD },
  ],
};

/** Hair and beards; what lies behind the face comes first. @type {Record<string, {behind: Part[], before: Part[]}>} */
const HEADS = {
  dark: {
    behind: [inked("M14 26C11 12 17 9 24 9S37 12 34 26Z", "--art-hair", LINE)],
    before: [],
  },
  long: {
    behind: [inked("M13 38C9 14 16 8 24 8S39 14 35 38Q24 42 13 38Z", "--art-copper", LINE)],
    before: [],
  },
  fair: {
    behind: [
      inked(
        "M12.500 31C9 12 16 8 24 8S39 12 35.500 31C32 35 30 27 24 27S16 35 12.500 31Z",
        "--art-hair-light",
        LINE,
      ),
    ],
    before: [],
  },
  beard: {
    behind: [inked("M14 24C12 12 18 9 24 9S36 12 34 24Z", "--art-hair", LINE)],
    before: [
      inked(
        "M15.500 24C16 35 20 38 24 38S32 35 32.500 24C30 28.500 27 27 24 27S18 28.500 15.500 24Z",
        "--art-hair",
        LINE,
      ),
      { d: "M21.500 30H26.5", stroke: "--art-blush", width: 1.4 },
    ],
  },
  white: {
    behind: [inked("M13 27C10 12 17 9 24 9S38 12 35 27Z", "--art-wig", LINE)],
    before: [
      inked(
        "M16 25C15 36 19 42 24 42S33 36 32 25C30 29 27 27.500 24 27.500S18 29 16 25Z",
        "--art-wig",
        LINE,
      ),
      { d: "M21.500 30.500H26.5", stroke: "--art-blush", width: 1.4 },
    ],
  },
};

/** Each character: what is on the head, its cloth, the hair, the coat. @type {Record<string, [string, string, string, string]>} */
const PEOPLE = {
  "shop-red": ["cap", "red", "beard", "linen"],
  "shop-blue": ["cap", "blue", "dark", "linen"],
  "shop-grey": ["cap", "iron", "white", "linen"],
  "customer-red": ["veil", "red", "long", "red"],
  "customer-blue": ["tricorn", "blue-deep", "dark", "blue"],
  "customer-grey": ["hood", "iron", "white", "iron"],
  "few-red-blue": ["hood", "walnut", "beard", "blue"],
  "few-red-grey": ["hood", "red-deep", "dark", "iron"],
  "few-blue-grey": ["hood", "blue-deep", "fair", "iron"],
  "bead-red": ["scarf", "red", "dark", "leather"],
  "bead-green": ["scarf", "green", "beard", "leather"],
  "bead-blue": ["scarf", "blue", "fair", "leather"],
  "bead-each": ["wreath", "green", "long", "paper-shade"],
  palace: ["corno", "red", "white", "gold"],
  shop: ["turban", "terracotta", "beard", "green"],
  "own-and-others": ["tricorn", "walnut", "beard", "brick"],
  glass: ["scarf", "fire", "white", "leather"],
  special: ["corno", "gold", "dark", "red"],
  "glass-equals-shops": ["turban", "green", "dark", "leather"],
  "palaces-equal-shops": ["turban", "gold", "white", "red-deep"],
  "all-three-equal": ["turban", "blue", "beard", "gold"],
  "shops-equal-crests": ["brim", "red-deep", "dark", "green-deep"],
  "glass-equals-crests": ["brim", "blue-deep", "fair", "leather"],
  "sole-glass": ["cap", "fire", "beard", "black-cloth"],
  "sole-shop": ["cap", "green", "fair", "black-cloth"],
  crests: ["corno", "blue", "beard", "blue-deep"],
  kinds: ["brim", "black-cloth", "white", "paper-shade"],
  "no-glass": ["veil", "iron", "fair", "walnut"],
  "sacca-mattia-mixed": ["tricorn", "red", "fair", "red"],
  "sacca-mattia-most": ["veil", "gold", "dark", "red-deep"],
  "san-donato-mixed": ["tricorn", "green", "dark", "green"],
  "san-donato-most": ["veil", "green", "long", "green-deep"],
  "navagero-mixed": ["brim", "blue", "beard", "blue"],
  "navagero-most": ["wreath", "blue", "fair", "blue-deep"],
  "san-pietro-martire-mixed": ["tricorn", "black-cloth", "white", "black-cloth"],
  "san-pietro-martire-most": ["wreath", "red", "dark", "brick"],
  "santo-stefano-mixed": ["brim", "walnut", "long", "terracotta"],
  "santo-stefano-most": ["veil", "terracotta", "white", "terracotta"],
  "sacca-serenella-mixed": ["tricorn", "gold-deep", "long", "gold"],
  "sacca-serenella-most": ["wreath", "gold-deep", "long", "gold-deep"],
};

/** What stands behind somebody: sky, evening, wall, sea. */
const GROUNDS = ["--art-sky", "--art-blush", "--art-stucco", "--art-water"];

/**
 * The portrait of a character, in a box of 48 by 52.
 *
 * @param {string} id
 * @returns {Part[]}
 */
export function portrait(id) {
  const looks = PEOPLE[id];
  if (!looks) return [];
  const [hat, cloth, hair, coat] = looks;
  const head = HEADS[hair];
  const ground = GROUNDS[Object.keys(PEOPLE).indexOf(id) % GROUNDS.length] ?? "--art-sky";
  return [
    inked(roundedBox(1, 1, 46, 50, 5), /** @type {"--art-sky"} */ (ground), 1.4),
    ...(head?.behind ?? []),
    inked("M4 51C4 42 12 38.500 24 38.500S44 42 44 51Z", `--art-${coat}`, LINE),
    inked("M19 31V39.500Q24 45 29 39.500V31Z", SKIN, LINE),
    { d: "M12 41.500Q24 54 36 41.5", stroke: GOLD, width: 1.8 },
    inked(ellipse(24, 23.5, 8.6, 10.4), SKIN, LINE),
    { d: ellipse(20.6, 22.6, 1), fill: "--art-ink" },
    { d: ellipse(27.4, 22.6, 1), fill: "--art-ink" },
    { d: "M24 23 23.200 26.500H24.8", stroke: "--art-skin-shade", width: 1.1 },
    { d: "M21.500 29.500Q24 31 26.500 29.5", stroke: "--art-blush", width: 1.4 },
    ...(head?.before ?? []),
    ...(HATS[hat]?.(`--art-${cloth}`) ?? []),
  ];
}
