/**
 * @typedef {[number, number]} Point  a place in the units of a drawing: x to the right, y downwards
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 */

export {};
