/**
 * The words of a board file as the drawing needs them, and of the state that the table hands to the map.
 *
 * @typedef {import("../canvas/types.js").Point} Point  x to the east, y to the south, map height = 1000
 * @typedef {import("../canvas/types.js").Box} Box
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
