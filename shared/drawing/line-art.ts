import { annotate, type Span } from './core/dimension-lines.ts'
import { lines, PAGE_COLOURS } from './core/lines.ts'
import { decoration, line } from './core/path.ts'
import { DETAIL } from './core/shape.ts'
import type { Pose, Truck } from './core/truck.ts'
import { drawTruck } from './trucks/truck-types.ts'

export interface LineArt {
  pose?: Pose
  /** Whether to draw dimension lines; on by default. */
  dimensions?: boolean
  /** A prefix for ids, needed if a page contains two drawings. */
  id?: string
  /** The colour behind the drawing. Surfaces are filled with it, to hide what lies behind them. */
  sheet?: string
}

/**
 * A machine as thin lines in `currentColor`, as an inline SVG that is hidden from screen readers.
 */
export function lineArt(
  truck: Truck,
  { pose = {}, dimensions = true, id = 'la', sheet = PAGE_COLOURS.sheet }: LineArt = {},
): string {
  const lift = pose.lift ?? 0
  const top = Math.max(truck.mast.closed + lift / 2, truck.guard, lift ? lift + 1300 : 0) + 140
  const [left, right] = [-truck.fork - 120, truck.length + (dimensions ? 470 : 120)]
  const ground = `<path d="${line(left, 0, right, 0)}" stroke-width="9"/>`
  const dimensionLines = dimensions
    ? `<g class="dimensions" stroke-width="5" fill="none">${annotate(lift ? spans(truck).slice(0, 2) : spans(truck), 84)}</g>`
    : ''
  return decoration(
    [left, top, right, dimensions ? -560 : -60],
    `<g fill="${sheet}" stroke-width="6">${lines(drawTruck(truck, pose), { prefix: id, weight: 1.5, from: DETAIL, sheet })}</g>${ground}${dimensionLines}`,
  )
}

/** The dimension lines of a machine with lowered forks. */
export function spans(truck: Truck): Span[] {
  const { fork, length, overhang, wheelbase, guard, mast } = truck
  const right = length + 330
  const rows: Span[] = [
    { along: 'x', from: -fork, to: 0, offset: -210, reach: -30 },
    { along: 'x', from: 0, to: length, offset: -420, reach: -30 },
    { along: 'y', from: 0, to: mast.closed, offset: Math.min(-280, overhang - 330), reach: 60 },
  ]
  if (overhang > 0)
    rows.push({ along: 'x', from: overhang, to: overhang + wheelbase, offset: -210, reach: -30 })
  if (truck.type !== 'stacker')
    rows.push({ along: 'y', from: 0, to: guard, offset: right, reach: length - 160 })
  return rows
}
