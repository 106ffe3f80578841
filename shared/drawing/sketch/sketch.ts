import type { Part } from '../core/shape.ts'
import { mast } from '../parts/mast.ts'
import { machine } from '../trucks/machine.ts'
import { type Annotation, annotations } from './annotations.ts'
import { type Dimensions, known, list } from './figures.ts'
import { layout, type Plan } from './layout.ts'
import { fitted } from './outline.ts'

/** A Maßskizze before it becomes SVG or PDF. */
export interface Sketch {
  /** Height, length and wheelbase are the machine's own; otherwise it stands for its construction type. */
  isToScale: boolean
  /** The drawn figures as text, for readers who do not see the sketch. */
  list: { label: string; value: string }[]
  /** What to read beside it. */
  note: string
  /** The sketch in one sentence. */
  description: string
  plan: Plan
  machine: Part[]
  /** The mast with the forks at their full height; empty where that is unknown. */
  raised: Part[]
  ground: string
  dimensions: Annotation[]
}

/** Null when neither lift height, closed height nor a length is known. */
export function sketchOf(dimensions: Dimensions): Sketch | null {
  const figures = known(dimensions)
  const { liftHeight, closedHeight, length, lengthToForkFace, wheelbase } = figures
  if (!liftHeight && !closedHeight && !length && !lengthToForkFace) return null
  const isToScale = Boolean(closedHeight && (length || lengthToForkFace) && wheelbase)
  const truck = fitted(figures, dimensions)
  const plan = layout(truck, figures)
  const entries = list(figures)
  const values = entries.map(({ label, value }) => `${label} ${value}`).join(', ')
  return {
    isToScale,
    list: entries,
    note: `${isToScale ? 'Maßstäblich aus den Angaben dieser Maschine gezeichnet' : 'Beispielhafte Darstellung der Bauart'}, alle Maße in Millimetern.`,
    description: `${isToScale ? 'Seitenansicht, maßstäblich' : 'Beispielhafte Seitenansicht'}: ${values}`,
    plan,
    machine: machine(truck),
    raised: liftHeight ? mast(truck, { lift: liftHeight }) : [],
    ...annotations(plan, truck, figures),
  }
}
