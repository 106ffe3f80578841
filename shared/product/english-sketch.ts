import type { Sketch, SketchSvg } from '../drawing/index.ts'
import { figureNamesInEnglish } from '../figures/english.ts'
import { drawnSketch, type Measured, type ShownSketch } from './sketch.ts'

/** `3.050 mm` → `3,050 mm`. */
export const englishLength = (text: string): string => text.replaceAll('.', ',')

/** The figures of a sketch's dimension lines with English marks; they are as wide as the German ones. */
const englishSketchSvg = ({ svg }: Pick<SketchSvg, 'svg'>): string =>
  svg.replace(/(?<=<text [^>]*>)[^<]+/g, englishLength)

/** As `shownSketch`. */
export function shownSketchInEnglish(product: Measured): ShownSketch | null {
  const sketch = drawnSketch(product)
  return (
    sketch && {
      heading: 'Dimensional sketch',
      note: englishSketchNote(sketch),
      svg: englishSketchSvg(sketch),
      figures: englishListedFigures(sketch),
    }
  )
}

/** As `listedFigures`. */
const englishListedFigures = ({ figures }: Pick<Sketch, 'figures'>) =>
  figures.map(({ key, text }) => ({
    label: figureNamesInEnglish[key],
    value: englishLength(text),
  }))

/** As `sketchNote`. */
export const englishSketchNote = ({ isToScale }: Pick<Sketch, 'isToScale'>): string =>
  `${isToScale ? 'Drawn to scale from the figures of this machine' : 'An example of this type of truck'}; all dimensions in millimetres.`

/** As `describeSketch`. */
export function describeSketchInEnglish(sketch: Pick<Sketch, 'isToScale' | 'figures'>): string {
  const figures = englishListedFigures(sketch).map(({ label, value }) => `${label} ${value}`)
  return `${sketch.isToScale ? 'Side view, to scale' : 'Side view of an example'}: ${figures.join(', ')}`
}
