/**
 * A board as its file in the engine describes it, and what the pieces of a seat look like.
 *
 * @typedef {object} Country
 * @property {string} id
 * @property {string} name
 * @property {string} hex
 * @property {string | null} [group]  the stack of bonus tiles that this country counts for
 *
 * @typedef {object} City
 * @property {string} id
 * @property {string} name
 * @property {string | null} country
 * @property {number} x
 * @property {number} y
 * @property {string} label  side of the name: n, ne, e, ...
 *
 * @typedef {{a: string, b: string}} Road
 *
 * @typedef {object} Stack
 * @property {string} id
 * @property {string} kind  route, complete, allCountries, end (an unknown kind is drawn plain)
 * @property {number} [length]
 * @property {string[]} [countries]
 * @property {string[]} [cities]  where its tiles lie, one at each, in the place of a pile
 * @property {number[]} values
 *
 * @typedef {object} Board
 * @property {string} id
 * @property {string} title
 * @property {{aspect: number, frame: {west: number, east: number, north: number, south: number}, node: number}} map
 * @property {Country[]} countries
 * @property {City[]} cities
 * @property {Road[]} roads
 * @property {Stack[]} stacks
 *
 * @typedef {"circle" | "diamond" | "square" | "triangle"} PieceSymbol
 * @typedef {"blue" | "yellow" | "red" | "green"} SeatColour
 * @typedef {{color: SeatColour, symbol: PieceSymbol}} SeatLook
 */

export {};
