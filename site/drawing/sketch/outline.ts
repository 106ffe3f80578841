import { trucks } from '../trucks/presets.ts'
import type { Truck } from '../trucks/truck.ts'
import type { Construction, Measure } from './figures.ts'

const typical: Record<Construction, Truck> = {
  counterbalance: trucks.diesel,
  compact: trucks.compact,
  reach: trucks.reach,
  stacker: trucks.stacker,
}

type Figures = Partial<Record<Measure, number>>

/** Closed height that a lift usually comes with: half of it for a duplex mast, a good third for a triplex. */
const closedFor = (lift: number) => (lift > 4000 ? lift * 0.34 + 620 : lift * 0.5 + 600)

/** Typical machine of a construction type, drawn to the known figures. */
export function fitted(figures: Figures, construction: Construction): Truck {
  const base = typical[construction]
  const { length: whole, lengthToForkFace: toFace, forkLength } = figures
  const fork = forkLength ?? (whole && toFace && whole > toFace ? whole - toFace : base.fork)
  const length = toFace ?? (whole && whole > fork ? whole - fork : base.length)
  const lift = figures.liftHeight ?? base.mast.lift
  const closed = figures.closedHeight ?? (figures.liftHeight ? closedFor(lift) : base.mast.closed)
  const ratio = length / base.length
  const wheelbase = figures.wheelbase ?? base.wheelbase * (construction === 'stacker' ? 1 : ratio)
  const room = length - wheelbase
  const rear = base.length - base.overhang - base.wheelbase
  const overhang = base.overhang < 0 ? room - rear * ratio : room * (base.overhang / (base.overhang + rear))
  return {
    ...base, fork, length, wheelbase, overhang,
    guard: figures.guardHeight ?? base.guard,
    mast: { stages: closed < lift * 0.5 + 250 ? 3 : 2, closed, lift, extended: figures.extendedHeight ?? Math.max(lift + 640, closed) },
    manner: 'soft', cabin: false, beacon: false, blueSpot: false,
  }
}
