import type { Product } from '../../../shared/product/product.ts'
import type { Flow } from '../../base/files/paper/flow.ts'
import type { Paper } from '../../base/files/paper/paper.ts'
import { drawInColumns, type Item, setBalanced } from './columns.ts'
import { COLUMN, MARGIN } from './measures.ts'
import type { SheetWords } from './sheet-words.ts'
import { SECTION, SECTION_HEIGHT } from './sketch-block.ts'

const TEXT = { font: 'Text', size: 9 } as const
const GAP = 5
/** Longer paragraphs are cut between words, so that each piece has room in a column. */
const PIECE = /.{1,700}(?=\s|$)|.{700}/gs
/** Less room is not worth beginning in. */
const WORTH_BEGINNING = 60

type Paragraph = Item & { text: string }

/** What the dealer writes of a machine, in two columns on as many pages as it takes. */
export function drawDescription(
  flow: Flow,
  product: Product,
  { heading, text }: SheetWords['description'],
): void {
  const { paper } = flow
  const paragraphs = paragraphsOf(paper, text(product))
  if (paragraphs.length === 0) return
  if (flow.room < WORTH_BEGINNING) flow.newPage()
  paper.text('H2', heading(product), SECTION, { x: MARGIN, y: flow.y, width: COLUMN })
  flow.y += SECTION_HEIGHT
  drawInColumns(flow, paragraphs, {
    set: (rest, columns) => setBalanced(rest, columns, (heading) => heading),
    draw: (placed) => {
      for (const { item, x, y } of placed) paper.text('P', item.text, TEXT, { x, y, width: COLUMN })
    },
  })
}

function paragraphsOf(paper: Paper, description: string): Paragraph[] {
  return description
    .split(/\n{2,}/)
    .flatMap((paragraph) => paragraph.match(PIECE) ?? [])
    .map((piece) => piece.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, isHeading: false, height: paper.height(text, TEXT, COLUMN) + GAP }))
}
