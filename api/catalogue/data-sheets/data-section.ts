import { sketchOf } from '../../../shared/drawing/index.ts'
import { dimensionsOf } from '../../../shared/product/dimensions.ts'
import type { Product } from '../../../shared/product/product.ts'
import { type Column, setBalanced, setInColumns } from './columns.ts'
import { BOTTOM, COLUMN, MARGIN, RIGHT } from './measures.ts'
import type { Paper } from './paper.ts'
import { SECTION, SECTION_HEIGHT, SketchBlock } from './sketch-block.ts'
import { continued, drawEntries, type Entry, entriesOf } from './technical-data.ts'

/** Less room is not worth beginning the data in. */
const WORTH_BEGINNING = 90
const NO_DATA = 'Technische Daten nennen wir Ihnen gern auf Anfrage.'

/**
 * Technical data in two columns and the Maßskizze at the head of the right one, on as many pages as they take.
 * @param newPage returns where the new page begins
 */
export function drawDataSection(
  paper: Paper,
  product: Product,
  y: number,
  newPage: () => number,
): void {
  const dimensions = dimensionsOf(product)
  const sketch = dimensions && sketchOf(dimensions)
  const block = sketch && new SketchBlock(paper, sketch)
  let drawSketch: (() => void) | null = null
  let rest = entriesOf(paper, product)
  let top = BOTTOM - y < WORTH_BEGINNING ? newPage() : y
  const heading = { x: MARGIN, y: top, width: COLUMN }
  paper.text('H2', 'Technische Daten', SECTION, heading)
  if (rest.length === 0)
    paper.text('P', NO_DATA, { font: 'Text', size: 9 }, { ...heading, y: top + SECTION_HEIGHT })

  while (rest.length > 0 || (block && !drawSketch)) {
    const height = drawSketch ? null : chooseHeight(block, rest, top)
    const columns = columnsBeside(top, height)
    const set = (height ? setInColumns : setBalanced)(rest, columns, continued)
    drawEntries(paper, set.placed)
    rest = set.rest
    if (block && height) {
      const page = paper.pageIndex
      const at = top
      drawSketch = () => paper.onPage(page, () => block.draw(RIGHT, at, height))
    }
    if (rest.length > 0 || (block && !drawSketch)) top = newPage()
  }
  // Read after the data, wherever it stands.
  drawSketch?.()
}

/** The largest height at which the data need no further page; the usual one if they do at any. */
function chooseHeight(block: SketchBlock | null, rest: Entry[], top: number): number | null {
  const heights = block?.heights(BOTTOM - top) ?? []
  const fits = (height: number) =>
    setInColumns(rest, columnsBeside(top, height), continued).rest.length === 0
  return heights.find(fits) ?? heights[0] ?? null
}

function columnsBeside(top: number, sketchHeight: number | null): [Column, Column] {
  const below = top + SECTION_HEIGHT
  return [
    { x: MARGIN, top: below, bottom: BOTTOM },
    { x: RIGHT, top: sketchHeight === null ? below : top + sketchHeight, bottom: BOTTOM },
  ]
}
