import BEARDS from "spieltisch:drawings/art/murano/beards";
import HAIR from "spieltisch:drawings/art/murano/hair";
import HATS from "spieltisch:drawings/art/murano/hats";
import { roundedBox } from "../../board/canvas/drawing.js";
import { inked } from "../ink.js";
import { repainted } from "../repainted.js";
import PERSON from "./person.svg";

/** @import { Part } from "../../board/canvas/drawing.js" */

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
  const ground = GROUNDS[Object.keys(PEOPLE).indexOf(id) % GROUNDS.length] ?? "--art-sky";
  /** @param {Part[] | undefined} worn @param {string} colour */
  const dyed = (worn = [], colour) => repainted(worn, { "--art-red": `--art-${colour}` });
  return [
    inked(roundedBox(1, 1, 46, 50, 5), ground, 1.4),
    ...(HAIR[hair] ?? []),
    ...dyed(PERSON, coat),
    ...(BEARDS[hair] ?? []),
    ...dyed(HATS[hat], cloth),
  ];
}
