import { INK } from '../../../../shared/images/colours.ts'
import type { OfferLine } from '../../../../shared/offers/offer-input.ts'
import { lineAmounts, lineNotes, writtenQuantity } from '../../../../shared/offers/wording.ts'
import {
  blocksOf,
  drawTable,
  type Flow,
  HEAD_HEIGHT,
  heightOfBlocks,
  setBlocks,
  WORTH_BEGINNING,
} from '../../../base/files/paper/flow.ts'
import { readable } from '../../../base/files/paper/fonts.ts'
import type { Element, Paper } from '../../../base/files/paper/paper.ts'
import { drawPicture } from '../../../base/files/paper/pictures.ts'
import { AMOUNT, LABEL, LEFT, SMALL, WIDTH } from './din-5008.ts'
import type { PaperWords } from './words.ts'

/** So many rows stand on the page of the sums, of a table that has more. */
const BESIDE_SUMS = 2

interface Table {
  lines: readonly OfferLine[]
  pictures: ReadonlyMap<number, string>
  /** What the lines are. */
  title: string
  /** The number before the first line's. */
  after: number
  /** The height of what has to stand on the page of the last line. */
  company: number
  words: PaperWords
}

/** The lines of an offer as a table. Its head is repeated on each page, and no line is parted but a high one. */
export function drawPositions(
  flow: Flow,
  { lines, pictures, title, after, company, words }: Table,
): void {
  if (lines.length === 0) return
  const { paper } = flow
  const columns = tableColumns(paper, lines, words)
  const pictureOf = ({ productId }: OfferLine) =>
    productId === null ? undefined : pictures.get(productId)
  const hasPictures = lines.some((line) => pictureOf(line) !== undefined)
  const positions = lines.map((line, index) => {
    const number = after + index + 1
    return positionRow(flow, line, {
      number,
      picture: pictureOf(line),
      columns,
      hasPictures,
      words,
    })
  })
  const last = positions.length - 1
  const firstBesideSums = positions.length > BESIDE_SUMS ? positions.length - BESIDE_SUMS : last
  const roomOf = (index: number) => {
    const height = positions[index]?.height ?? 0
    if (index < firstBesideSums) return height
    const rest = positions.slice(index).reduce((sum, row) => sum + row.height, company)
    return flow.fitsAPage(HEAD_HEIGHT + rest) ? rest : height
  }
  const first = { room: HEAD_HEIGHT + roomOf(0), height: HEAD_HEIGHT + (positions[0]?.height ?? 0) }
  flow.keepRow(first, HEAD_HEIGHT + WORTH_BEGINNING)
  const head = [
    { text: words.columns.number, ...columns.number },
    { text: title, ...columns.title },
    { text: words.columns.quantity, ...columns.quantity, align: 'right' },
    { text: words.columns.unit, ...columns.unit, align: 'right' },
    { text: words.columns.total, ...columns.total, align: 'right' },
  ] as const
  const rows = positions.map(({ height, draw }, index) => ({ room: roomOf(index), height, draw }))
  drawTable(flow, { x: LEFT, width: WIDTH, head }, rows)
}

const TITLE = { font: 'Label', size: 10.5, lineGap: 1 } as const
const NOTE = { ...SMALL, color: INK } as const
const NUMBER = { ...AMOUNT, align: 'left' } as const
const PICTURE = { width: 68, height: 51, gap: 10 } as const
const PADDING = 6

interface Position {
  number: number
  picture: string | undefined
  columns: TableColumns
  /** Whether the titles leave room for pictures at their left. */
  hasPictures: boolean
  words: PaperWords
}

/** A line of the offer as a row of its table. */
function positionRow(
  flow: Flow,
  line: OfferLine,
  { number, picture, columns, hasPictures, words }: Position,
): { height: number; draw: (table: Element) => void } {
  const { paper } = flow
  const indent = hasPictures ? PICTURE.width + PICTURE.gap : 0
  const title = [
    // Nothing is left of a title whose letters no font has.
    { text: readable(line.title).trim() || words.kinds[line.kind], style: TITLE, above: 0 },
    ...notesOf(line, words).map((text) => ({ text, style: NOTE, above: 1.5 })),
    ...blocksOf(line.description, SMALL).map((block, index) =>
      index === 0 ? { ...block, above: 3 } : block,
    ),
  ]
  const blocks = setBlocks(paper, title, columns.title.width - indent)

  /** Below a long description its other cells are found where the row begins. */
  function draw(table: Element): void {
    const row = paper.element('TR', table)
    const page = paper.pageIndex
    const top = flow.y + PADDING
    paper.text('TD', String(number), NUMBER, { ...columns.number, y: top + 1 }, row)
    const cell = paper.element('TD', row)
    const frame = { x: columns.title.x, y: top, ...PICTURE }
    if (picture) drawPicture(paper, picture, line.title, frame, cell)
    flow.y = top
    flow.write(blocks, { x: columns.title.x + indent, parent: cell })
    const isOnOnePage = paper.pageIndex === page
    const least = picture && isOnOnePage ? top + PICTURE.height : 0
    flow.y = Math.max(flow.y, least) + PADDING
    paper.onPage(page, () => {
      const { unit, total } = lineAmounts(line, words)
      const y = top + 1
      paper.text('TD', writtenQuantity(line, words), AMOUNT, { ...columns.quantity, y }, row)
      paper.text('TD', unit, AMOUNT, { ...columns.unit, y }, row)
      paper.text('TD', total, AMOUNT, { ...columns.total, y }, row)
    })
  }
  const height = Math.max(heightOfBlocks(blocks), picture ? PICTURE.height : 0)
  return { height: 2 * PADDING + height, draw }
}

function notesOf(line: OfferLine, words: PaperWords): string[] {
  const { priceKind, kind } = line
  return [
    ...lineNotes(line, words),
    ...(priceKind === 'margin' && kind !== 'tradeIn' ? [words.marginNote] : []),
  ]
}

const COLUMN_GAP = 12
const NUMBER_WIDTH = 24
const LEAST_QUANTITY = 28
const LEAST_AMOUNT = 58

type TableColumns = ReturnType<typeof tableColumns>

/** Amounts get as much room as the longest of them takes, and what they are for gets the rest. */
function tableColumns(paper: Paper, lines: readonly OfferLine[], words: PaperWords) {
  const amounts = lines.map((line) => lineAmounts(line, words))
  const quantities = lines.map((line) => writtenQuantity(line, words))
  const heads = words.columns
  const widest = (texts: readonly string[], head: string, least = LEAST_AMOUNT) =>
    Math.ceil(
      Math.max(least, paper.width(head, LABEL), ...texts.map((text) => paper.width(text, AMOUNT))) +
        1,
    )
  const unit = widest(
    amounts.map(({ unit }) => unit),
    heads.unit,
  )
  const total = widest(
    amounts.map(({ total }) => total),
    heads.total,
  )
  const quantity = widest(quantities, heads.quantity, LEAST_QUANTITY)
  const right = LEFT + WIDTH
  const unitLeft = right - total - COLUMN_GAP - unit
  const quantityLeft = unitLeft - COLUMN_GAP - quantity
  const titleLeft = LEFT + NUMBER_WIDTH
  return {
    number: { x: LEFT, width: NUMBER_WIDTH },
    title: { x: titleLeft, width: quantityLeft - COLUMN_GAP - titleLeft },
    quantity: { x: quantityLeft, width: quantity },
    unit: { x: unitLeft, width: unit },
    total: { x: right - total, width: total },
  }
}
