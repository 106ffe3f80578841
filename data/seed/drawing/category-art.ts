import { lineArt } from '../../../shared/drawing/line-art.ts'
import { loadArt } from '../../../shared/drawing/load-art.ts'
import { trucks } from '../../../shared/drawing/trucks/presets.ts'
import { categoryTrucks } from '../../../shared/product/truck-of-category.ts'

const dimensions = false

/** A drawing for each category that has a typical machine, and `load` for all other categories. */
export const categoryArt: [name: string, svg: string][] = [
  ['load', loadArt({ dimensions })],
  ...categoryTrucks.map((name): [string, string] => [name, lineArt(trucks[name], { dimensions })]),
]
