import { categoryTrucks } from '../truck-of-category.ts'
import { lineArt } from './line-art.ts'
import { loadArt } from './load-art.ts'
import { trucks } from './trucks/presets.ts'

const dimensions = false

/** The machines that stand for a category, and the load that stands for every other one, by name. */
export const categoryArt: [name: string, svg: string][] = [
  ['load', loadArt({ dimensions })],
  ...categoryTrucks.map((name): [string, string] => [name, lineArt(trucks[name], { dimensions })]),
]
