/**
 * The words of a board file as the drawing needs them, and of the state that the table hands to the map.
 *
 * @typedef {import("../canvas/types.js").Point} Point  x to the east, y to the south, map height = 1000
 * @typedef {import("../canvas/types.js").Box} Box
 *
 * @typedef {import("../art/types.js").Country} Country
 * @typedef {import("../art/types.js").City} City
 * @typedef {import("../art/types.js").Road} Road
 * @typedef {import("../art/types.js").Stack} Stack
 * @typedef {import("../art/types.js").Board} Board
 * @typedef {import("../art/types.js").PieceSymbol} PieceSymbol
 * @typedef {import("../art/types.js").SeatColour} SeatColour
 * @typedef {import("../art/types.js").SeatLook} SeatLook
 *
 * @typedef {object} MapState
 * @property {Record<string, number[]>} [houses]  seats with a house, by city
 * @property {string[]} [route]  the route under construction of the current seat
 * @property {number} [routeSeat]  whose route that is (0 when left out)
 * @property {{seat: number, cities: string[]}[]} [otherRoutes]
 * @property {{id: string, values: number[]}[]} [stacks]  what is left of each stack, top first
 * @property {{stack: string, cities: string[]}} [tilesAt]  tiles of a stack that still lie at cities
 * @property {Record<string, number>} [letters]  letters lying at a city
 * @property {string[]} [lit]  towns that may be chosen now
 * @property {string[]} [marked]  towns to ring
 * @property {{city: string, seat: number}[]} [preview]  houses that would be placed
 * @property {SeatLook[]} [seats]
 *
 * @typedef {object} Terrain
 * @property {{name: string, width: number, course: Point[]}[]} rivers
 * @property {{name: string, shore: Point[]}[]} lakes
 * @property {{name: string, shore: Point[]}[]} [seas]  rings that reach beyond the sheet
 * @property {{name: string, height: number, spread: number, step: number, spine: Point[]}[]} ranges
 * @property {{name: string, at: Point, spread: number, trees: number}[]} woods
 */

export {};
