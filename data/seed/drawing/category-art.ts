import { lines } from '../../../shared/drawing/core/lines.ts'
import { decoration } from '../../../shared/drawing/core/path.ts'
import { moved, OUTLINE, type Part } from '../../../shared/drawing/core/shape.ts'
import type { Truck } from '../../../shared/drawing/core/truck.ts'
import { lineArt } from '../../../shared/drawing/line-art.ts'
import { loadArt } from '../../../shared/drawing/load-art.ts'
import { carriage, forks, load } from '../../../shared/drawing/parts/forks.ts'
import { drawTruck, trucks } from '../../../shared/drawing/trucks/truck-types.ts'
import { categoryTrucks } from '../../../shared/figures/truck-of-category.ts'

/**
 * A drawing for each category that has a typical machine, and `load` for all other categories.
 * @param sheet the colour behind them
 */
export function categoryArt(sheet: string): [name: string, svg: string][] {
  const look = { dimensions: false, sheet }
  return [
    ['load', loadArt(look)],
    ...categoryTrucks.map((name): [string, string] => [name, lineArt(trucks[name], look)]),
  ]
}

/** How much bolder the lines of a drawing are that is as small as a letter. */
const BOLD = 5
const MARGIN = 60

interface Icon {
  parts: readonly Part[]
  left: number
  top: number
  right: number
}

const iconOf = ({ parts, left, top, right }: Icon, sheet: string) =>
  decoration(
    [left - MARGIN, top + MARGIN, right + MARGIN, -MARGIN],
    `<g fill="${sheet}" stroke-width="${6 * BOLD}">${lines(parts, { prefix: 'icon', weight: BOLD, from: OUTLINE, sheet })}</g>`,
  )

const truckIcon = (truck: Truck): Icon => ({
  parts: drawTruck(truck),
  left: -truck.fork,
  top: Math.max(truck.mast.closed, truck.guard),
  right: truck.length,
})

const FORK = 1150
/** So far before the carriage and above the forks that all three can be told apart. */
const [APART, RAISED] = [460, 110]
const loadIcon: Icon = {
  parts: [...carriage(), ...forks(FORK), moved(-APART, RAISED, ...load(FORK))],
  left: -FORK - APART,
  top: 1140 + RAISED,
  right: 250,
}

/** The same as an icon. */
export const categoryIcons = (sheet: string): [name: string, svg: string][] => [
  ['load', iconOf(loadIcon, sheet)],
  ...categoryTrucks.map((name): [string, string] => [name, iconOf(truckIcon(trucks[name]), sheet)]),
]
