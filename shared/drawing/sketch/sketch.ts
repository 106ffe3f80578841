import type { Part } from '../core/shape.ts'
import type { Truck } from '../core/truck.ts'
import { mast } from '../parts/mast.ts'
import { drawTruck } from '../trucks/draw-truck.ts'
import { type Annotation, annotations } from './annotations.ts'
import { type Dimensions, type DrawnFigure, drawnFigures, known } from './figures.ts'
import { commonSheet, layout, type Plan, type Sheet, sheetFor } from './layout.ts'
import { fitted } from './outline.ts'

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
  figures: ReturnType<typeof known>
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
