/**
 * Everything drawn for the panels: lit templates of SVG, hidden from screen readers (whoever shows a picture says in
 * words what it is). Their size is given by the box they stand in: `.art { width: ...; }`.
 */
export { carriage, team } from "./carriages.js";
export { gamePicture, logo } from "./pictures.js";
export { house, symbolMark } from "./pieces.js";
export { officialPortrait } from "./portraits.js";
export { bonusTile } from "./tiles.js";
