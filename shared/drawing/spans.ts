import type { Span } from './core/annotate.ts'
import type { Truck } from './core/truck.ts'

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
