import {
  type Construction,
  type Dimensions,
  measures,
  type Sketch,
  type SketchSvg,
  sketchSvg,
} from '../drawing/index.ts'
import { figures as registry } from '../figures/registry.ts'
import { type CategoryTruck, truckOfCategory } from '../figures/truck-of-category.ts'
import type { Product } from './product.ts'

const constructions: Record<CategoryTruck, Construction> = {
  diesel: 'counterbalance',
  electric: 'counterbalance',
  compact: 'compact',
  reach: 'reach',
}

export type Measured = Pick<Product, 'category' | 'figures'>

/** The dimensions for a machine's sketch in millimetres; null if its outline is unknown. */
export function dimensionsOf({ category, figures }: Measured): Dimensions | null {
  const truck = truckOfCategory(category.slug)
  if (!truck) return null
  const dimensions: Dimensions = { construction: constructions[truck] }
  for (const key of measures) dimensions[key] = figures[key]
  return dimensions
}

/** A machine's sketch; null if too little is known to draw it. */
export function drawnSketch(product: Measured): SketchSvg | null {
  const dimensions = dimensionsOf(product)
  return dimensions && sketchSvg(dimensions)
}

/** A machine's sketch as its page shows it, in the language of that page. */
export interface ShownSketch {
  heading: string
  note: string
  svg: string
  /** What is drawn, for readers who do not see it. */
  figures: { label: string; value: string }[]
}

/** The sketch of a machine's German page; null if too little is known to draw it. */
export function shownSketch(product: Measured): ShownSketch | null {
  const sketch = drawnSketch(product)
  return (
    sketch && {
      heading: 'Maßskizze',
      note: sketchNote(sketch),
      svg: sketch.svg,
      figures: listedFigures(sketch),
    }
  )
}

/** What is drawn, for readers who do not see it. */
export const listedFigures = ({ figures }: Pick<Sketch, 'figures'>) =>
  figures.map(({ key, text }) => ({ label: registry[key].name, value: text }))

/** What stands beside a sketch. */
export const sketchNote = ({ isToScale }: Pick<Sketch, 'isToScale'>): string =>
  `${isToScale ? 'Maßstäblich aus den Angaben dieser Maschine gezeichnet' : 'Beispielhafte Darstellung der Bauart'}, alle Maße in Millimetern.`

/** A sketch in one sentence. */
export function describeSketch(sketch: Pick<Sketch, 'isToScale' | 'figures'>): string {
  const figures = listedFigures(sketch).map(({ label, value }) => `${label} ${value}`)
  return `${sketch.isToScale ? 'Seitenansicht, maßstäblich' : 'Beispielhafte Seitenansicht'}: ${figures.join(', ')}`
}
