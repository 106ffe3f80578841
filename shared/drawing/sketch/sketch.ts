import type { Part } from '../core/shape.ts'
import type { Truck } from '../core/truck.ts'
import { mast } from '../parts/mast.ts'
import { drawTruck, trucks } from '../trucks/truck-types.ts'
import { type Annotation, annotations } from './annotations.ts'
import { type Dimensions, type DrawnFigure, drawnFigures, type Figures, known } from './figures.ts'
import { commonSheet, layout, type Plan, type Sheet, sheetFor } from './layout.ts'

/** The dimensional drawing of a product (German: Maßskizze) before it becomes SVG or PDF. */
export interface Sketch {
  /** Height, length and wheelbase are the machine's own; otherwise it stands for its construction type. */
  isToScale: boolean
  /** For readers who do not see the sketch. */
  figures: DrawnFigure[]
  plan: Plan
  machine: Part[]
  /** The mast with the forks at their full height; empty where that is unknown. */
  raised: Part[]
  ground: string
  dimensions: Annotation[]
}

/** Null when neither lift height, closed height nor a length is known. */
export function sketchOf(dimensions: Dimensions): Sketch | null {
  const subject = subjectOf(dimensions)
  return subject && drawn(subject, sheetFor(subject.truck, subject.figures))
}

/** Sketches of several machines on sheets of one size, to one scale and on one ground. */
export function sketchesOf(all: readonly (Dimensions | null)[]): (Sketch | null)[] {
  const subjects = all.map((dimensions) => dimensions && subjectOf(dimensions))
  const outlined = subjects.filter((subject) => subject !== null)
  const sheet = commonSheet(outlined.map(({ truck, figures }) => sheetFor(truck, figures)))
  return subjects.map((subject) => subject && drawn(subject, sheet))
}

/** What there is to draw. */
interface Subject {
  figures: Figures
  truck: Truck
}

function subjectOf(dimensions: Dimensions): Subject | null {
  const figures = known(dimensions)
  const { liftHeight, closedHeight, length, lengthToForkFace } = figures
  if (!liftHeight && !closedHeight && !length && !lengthToForkFace) return null
  return { figures, truck: fitted(figures, dimensions) }
}

function drawn({ figures, truck }: Subject, sheet: Sheet): Sketch {
  const { liftHeight, closedHeight, length, lengthToForkFace, wheelbase } = figures
  const isToScale = Boolean(closedHeight && (length || lengthToForkFace) && wheelbase)
  const plan = layout(truck, figures, sheet)
  return {
    isToScale,
    figures: drawnFigures(figures),
    plan,
    machine: drawTruck(truck),
    raised: liftHeight ? mast(truck, { lift: liftHeight }) : [],
    ...annotations(plan, truck, figures),
  }
}

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
function fitted(figures: Figures, dimensions: Dimensions): Truck {
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
