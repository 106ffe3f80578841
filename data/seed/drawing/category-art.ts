import { decoration } from '../../../shared/drawing/core/decoration.ts'
import { lines } from '../../../shared/drawing/core/lines.ts'
import { moved, OUTLINE, type Part } from '../../../shared/drawing/core/shape.ts'
import type { Truck } from '../../../shared/drawing/core/truck.ts'
import { lineArt } from '../../../shared/drawing/line-art.ts'
import { loadArt } from '../../../shared/drawing/load-art.ts'
import { carriage, forks } from '../../../shared/drawing/parts/forks.ts'
import { load } from '../../../shared/drawing/parts/load.ts'
import { drawTruck } from '../../../shared/drawing/trucks/draw-truck.ts'
import { trucks } from '../../../shared/drawing/trucks/presets.ts'
import { categoryTrucks } from '../../../shared/figures/truck-of-category.ts'
import { PAPER } from '../../../shared/images/colours.ts'

const dimensions = false

/** A drawing for each category that has a typical machine, and `load` for all other categories. */
export const categoryArt: [name: string, svg: string][] = [
  ['load', loadArt({ dimensions })],
  ...categoryTrucks.map((name): [string, string] => [name, lineArt(trucks[name], { dimensions })]),
]

/** How much bolder the lines of a drawing are that is as small as a letter. */
const BOLD = 5
const MARGIN = 60

const iconOf = (parts: readonly Part[], left: number, top: number, right: number) =>
  decoration(
    [left - MARGIN, top + MARGIN, right + MARGIN, -MARGIN],
    `<g fill="var(--sheet,${PAPER})" stroke-width="${6 * BOLD}">${lines(parts, { prefix: 'icon', weight: BOLD, from: OUTLINE })}</g>`,
  )

const truckIcon = (truck: Truck) =>
  iconOf(drawTruck(truck), -truck.fork, Math.max(truck.mast.closed, truck.guard), truck.length)

const FORK = 1150
/** So far before the carriage and above the forks that all three can be told apart. */
const [APART, RAISED] = [460, 110]
const loadIcon = iconOf(
  [...carriage(), ...forks(FORK), moved(-APART, RAISED, ...load(FORK))],
  -FORK - APART,
  1140 + RAISED,
  250,
)

/** The same as an icon. */
export const categoryIcons: [name: string, svg: string][] = [
  ['load', loadIcon],
  ...categoryTrucks.map((name): [string, string] => [name, truckIcon(trucks[name])]),
]
