/**
 * Forklifts drawn from their figures. This folder imports nothing from outside: colours and words are handed in, or
 * stand beside the drawing. Geometry is in millimetres of the machine, forks to the left,
 * fork face at x = 0, ground at y = 0; everything returned is SVG text without fonts, scripts or links. In a page,
 * surfaces take the colour of the CSS variable `--sheet`, which is that of the ground behind the drawing.
 *
 * - `lineArt(truck, options)`: thin lines in `currentColor`, for use in HTML
 * - `loadArt(options)`: forks and a pallet in the same style, where no truck fits
 * - `sketchSvg(dimensions)`: a sketch to scale from a product's dimensions, and the figures that it shows
 * - `sketchPicture(dimensions)`: the same sketch as a picture of 4:3 that stands alone
 * - `sketchOf(dimensions)`: the same sketch as shapes, for other forms than SVG
 * - `sketchSvgs(dimensions)`: the same for several machines, to one common scale
 * - `trucks`: a typical machine of each construction type
 */
export { DETAIL, isGroup, OUTLINE, type Part, type Shape } from './core/shape.ts'
export type { Truck } from './core/truck.ts'
export { lineArt } from './line-art.ts'
export { loadArt } from './load-art.ts'
export type { Annotation } from './sketch/annotations.ts'
export { type Construction, type Dimensions, measures } from './sketch/figures.ts'
export { type Sketch, sketchOf } from './sketch/sketch.ts'
export { type SketchSvg, sketchPicture, sketchSvg, sketchSvgs } from './sketch/sketch-svg.ts'
export { trucks } from './trucks/truck-types.ts'
