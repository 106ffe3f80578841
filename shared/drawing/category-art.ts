import { categoryTrucks } from '../product/truck-of-category.ts'
import { lineArt } from './line-art.ts'
import { loadArt } from './load-art.ts'
import { trucks } from './trucks/presets.ts'

const dimensions = false

/** A drawing for each category that has a typical machine, and `load` for all other categories. */
export const categoryArt: [name: string, svg: string][] = [
  ['load', loadArt({ dimensions })],
  ...categoryTrucks.map((name): [string, string] => [name, lineArt(trucks[name], { dimensions })]),
]
