/**
 * The words of the board file of Murano as the drawing needs them, and of the state that the table hands in.
 *
 * @typedef {import("../canvas/types.js").Point} Point
 * @typedef {import("../canvas/types.js").Box} Box
 *
 * @typedef {object} Gondola
 * @property {number} no
 * @property {string} colour
 * @property {number[]} cell  column and row in the lagoon
 *
 * @typedef {object} Island
 * @property {string} id
 * @property {string} name
 * @property {number} no
 * @property {number[]} players  numbers of players with whom it can be built on
 * @property {number[]} origin  column and row of its grid in the lagoon
 * @property {string[]} grid  rows of S (street), B (building) and . (nothing)
 * @property {Gondola[]} gondolas
 *
 * @typedef {object} Space
 * @property {number} no
 * @property {string} action
 * @property {boolean} anchor
 * @property {string} edge  left, bottom, right or top
 *
 * @typedef {object} LagoonBoard
 * @property {string} id
 * @property {{cols: number, rows: number, side?: number}} lagoon  `side`: depth of the quays at left and right
 * @property {Island[]} islands
 * @property {{id: string, name: string, origin: number[], size: number[]}} stackIsland
 * @property {{spaces: Space[]}} ring
 * @property {{id: string}[]} playerColours
 *
 * @typedef {{color: string, symbol: import("../map/types.js").PieceSymbol}} SeatLook
 *
 * @typedef {object} SpaceLight  how a space of the ring stands out
 * @property {"open" | "chosen" | "here"} kind
 * @property {number | null} price  gold for the boats, null: nothing to say
 * @property {number} [boats]
 *
 * @typedef {{kind: "space" | "island" | "gondola" | "cell" | "stock" | "pile", id: string}} Place
 *
 * @typedef {object} LagoonState
 * @property {{space: number, red: boolean, lit?: boolean, ready?: boolean}[]} ships  `lit`: chosen; `ready`: may be chosen
 * @property {SeatLook[]} seats
 * @property {Record<string, string>} streets  tile by cell
 * @property {Record<string, {tile: string, owner: number | null}>} buildings  by cell
 * @property {string[]} open  free building spaces beside a street
 * @property {Record<number, {seat: number, used: boolean}>} placed  gondolas with a gondolier
 * @property {string[]} gondolaColours  colour of the four gondolas of each island, in their order
 * @property {Record<string, number>} stock  tiles left by sort
 * @property {{character: number, special: number}} pile
 * @property {number} beads  left in the bag
 * @property {string[]} empty  sorts whose stock is used up
 * @property {boolean} ending  the last round has begun
 * @property {Record<number, SpaceLight>} spaces  by number of the space
 * @property {[number, number][]} journeys  boats that would sail, in order
 * @property {string[]} sites  cells that may be chosen
 * @property {Record<number, number>} berths  gondolas that may be chosen, with their price
 * @property {Place[]} marks  to mark with a hexagon
 */

export {};
