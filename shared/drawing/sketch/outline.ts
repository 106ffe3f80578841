import type { Truck } from '../core/truck.ts'
import { trucks } from '../trucks/presets.ts'
import type { Dimensions, Measure } from './figures.ts'

type Figures = Partial<Record<Measure, number>>

/** A counterbalance truck of unknown drive counts as electric up to this length in millimetres. */
const SHORT = 2350

function typical({ construction = 'counterbalance', drive }: Dimensions, length: number): Truck {
  if (construction !== 'counterbalance') return trucks[construction]
  const electric = drive ? drive === 'electric' : length < SHORT
  return electric ? trucks.electric : trucks.diesel
}

/** The usual closed height for a lift: half of it for a duplex mast, a good third for a triplex mast. */
const closedFor = (lift: number) => (lift > 4000 ? lift * 0.34 + 620 : lift * 0.5 + 600)

/** A typical machine of a construction type, adapted to the known dimensions. */
export function fitted(figures: Figures, dimensions: Dimensions): Truck {
  const { length: whole, lengthToForkFace: toFace, forkLength } = figures
  const base = typical(
    dimensions,
    toFace ?? (whole ? whole - (forkLength ?? 1150) : trucks.diesel.length),
  )
  const fork = forkLength ?? (whole && toFace && whole > toFace ? whole - toFace : base.fork)
  const length = toFace ?? (whole && whole > fork ? whole - fork : base.length)
  const lift = figures.liftHeight ?? base.mast.lift
  const closed = figures.closedHeight ?? (figures.liftHeight ? closedFor(lift) : base.mast.closed)
  const ratio = length / base.length
  const wheelbase = figures.wheelbase ?? base.wheelbase * (base.type === 'stacker' ? 1 : ratio)
  const room = length - wheelbase
  const rear = base.length - base.overhang - base.wheelbase
  const overhang =
    base.overhang < 0
      ? room - rear * ratio
      : Math.max(Math.min(room * (base.overhang / (base.overhang + rear)), length * 0.19), 320)
  const grown =
    base.overhang < 0 ? 1 : Math.min(Math.max(ratio, 0.8), 1.7, (overhang - 90) / base.tyres[0])
  return {
    ...base,
    fork,
    length,
    wheelbase,
    overhang,
    tyres: [base.tyres[0] * grown, base.tyres[1] * grown],
    guard: figures.guardHeight ?? base.guard,
    mast: {
      stages: closed < lift * 0.5 + 250 ? 3 : 2,
      closed,
      lift,
      extended: figures.extendedHeight ?? Math.max(lift + 640, closed),
    },
    manner: 'soft',
    cabin: false,
    beacon: false,
    blueSpot: false,
  }
}
