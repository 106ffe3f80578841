import { sketchOf } from '../../../shared/drawing/index.ts'
import type { Product } from '../../../shared/product/product.ts'
import { dimensionsOf } from '../../../shared/product/sketch.ts'
import type { Flow } from '../../base/files/paper/flow.ts'
import { type Column, drawInColumns, setInColumns, setPage } from './columns.ts'
import { BOTTOM, COLUMN, MARGIN, RIGHT, WIDTH } from './measures.ts'
import type { SheetWords } from './sheet-words.ts'
import { SECTION, SECTION_HEIGHT, SketchBlock } from './sketch-block.ts'
import { continuedBy, drawEntries, type Entry, entriesOf, paddings } from './technical-data.ts'

/** Less room is not worth beginning the data in. */
const WORTH_BEGINNING = 90
/** Between the data and the sketch below them. */
const ABOVE_SKETCH = 20

/**
 * Technical data in two columns and the sketch at the head of the right one. Where one page does not hold both, the
 * sketch follows the data and takes the room that they leave.
 */
export function drawDataSection(
  flow: Flow,
  product: Product,
  { data, sketch: sketchWords }: SheetWords,
): void {
  const { paper } = flow
  const continued = continuedBy(data.continued)
  const fits = (rows: Entry[], from: number, height: number | null) =>
    setInColumns(rows, columnsBeside(from, height), continued).rest.length === 0
  const dimensions = dimensionsOf(product)
  const sketch = dimensions && sketchOf(dimensions)
  const block = sketch && new SketchBlock(paper, sketch, sketchWords)
  const densities = paddings.map((padding) => entriesOf(paper, data.groups(product), padding))
  const [entries = []] = densities
  if (flow.room < WORTH_BEGINNING) flow.newPage()
  const top = flow.y
  const heading = { x: MARGIN, y: top, width: COLUMN }
  paper.text('H2', data.heading, SECTION, heading)
  if (entries.length === 0)
    paper.text('P', data.none, { font: 'Text', size: 9 }, { ...heading, y: top + SECTION_HEIGHT })

  const heights = block?.heights(flow.room) ?? []
  for (const rows of densities) {
    const height = heights.find((height) => fits(rows, top, height))
    if (!block || height === undefined) continue
    drawEntries(paper, setInColumns(rows, columnsBeside(top, height), continued).placed)
    block.draw({ x: RIGHT, y: top, width: COLUMN, height })
    return
  }
  const onePage = densities.find((rows) => fits(rows, top, null))
  drawInColumns(flow, onePage ?? entries, {
    set: (rest, columns) => setPage(rest, columns, continued),
    draw: (placed) => drawEntries(paper, placed),
    above: SECTION_HEIGHT,
  })
  if (!block) return
  flow.y += ABOVE_SKETCH
  if (flow.room < block.lowest) flow.newPage()
  block.draw({ x: MARGIN, y: flow.y, width: WIDTH, height: flow.room })
}

function columnsBeside(top: number, sketchHeight: number | null): [Column, Column] {
  const below = top + SECTION_HEIGHT
  return [
    { x: MARGIN, top: below, bottom: BOTTOM },
    { x: RIGHT, top: sketchHeight === null ? below : top + sketchHeight, bottom: BOTTOM },
  ]
}
