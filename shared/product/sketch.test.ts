import { expect, it } from 'vitest'
import { type Dimensions, sketchSvg } from '../drawing/index.ts'
import { shownSketchInEnglish } from './english-sketch.ts'
import { describeSketch, dimensionsOf, listedFigures, shownSketch, sketchNote } from './sketch.ts'

const category = { id: 4, name: 'Schubmaststapler', slug: 'reach', icon: '' }

it('takes the figures that are known and leaves out the others', () => {
  const figures = { liftHeight: 8420, closedHeight: 3560 }
  const dimensions = dimensionsOf({ category, figures })
  expect(dimensions).toMatchObject({ liftHeight: 8420, closedHeight: 3560, construction: 'reach' })
  expect(dimensions?.forkLength).toBeUndefined()
})

it('has no sketch for a machine of a category that no drawing fits', () => {
  const other = { ...category, slug: 'hubwagen' }
  const figures = { closedHeight: 1230, length: 1540 }
  expect(dimensionsOf({ category: other, figures })).toBeNull()
})

const sketched = (dimensions: Dimensions) => {
  const sketch = sketchSvg(dimensions)
  if (!sketch) throw new Error('no sketch')
  return sketch
}

it('says in German what a sketch shows, for those who cannot see it', () => {
  const sketch = sketched({ closedHeight: 2175, length: 3815, wheelbase: 1700 })
  expect(listedFigures(sketch)).toEqual([
    { label: 'Bauhöhe', value: '2.175\u00a0mm' },
    { label: 'Gesamtlänge', value: '3.815\u00a0mm' },
    { label: 'Radstand', value: '1.700\u00a0mm' },
  ])
  expect(describeSketch(sketch)).toMatch(/^Seitenansicht, maßstäblich: Bauhöhe 2\.175.mm, /)
  expect(sketchNote(sketch)).toContain('Maßstäblich aus den Angaben dieser Maschine')
})

it('says of a sketch that stands for its construction type that it does', () => {
  const sketch = sketched({ closedHeight: 2175 })
  expect(describeSketch(sketch)).toMatch(/^Beispielhafte Seitenansicht: Bauhöhe/)
  expect(sketchNote(sketch)).toContain('Beispielhafte Darstellung der Bauart')
})

it('shows a sketch in the words of its page', () => {
  const product = { category, figures: { liftHeight: 8420, closedHeight: 3560 } }
  expect(shownSketch(product)).toMatchObject({
    heading: 'Maßskizze',
    figures: [
      { label: 'Hubhöhe', value: '8.420\u00a0mm' },
      { label: 'Bauhöhe', value: '3.560\u00a0mm' },
    ],
  })
  const english = shownSketchInEnglish(product)
  expect(english).toMatchObject({
    heading: 'Dimensional sketch',
    figures: [{ value: '8,420\u00a0mm' }, { value: '3,560\u00a0mm' }],
  })
  expect(english?.svg).toContain('>8,420\u00a0mm</text>')
  expect(shownSketch({ category, figures: {} })).toBeNull()
})
