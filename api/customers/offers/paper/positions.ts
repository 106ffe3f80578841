import type { OfferLine } from '../../../../shared/offers/offer-input.ts'
import { type Flow, WORTH_BEGINNING } from '../../../base/files/paper/flow.ts'
import { drawTable, HEAD_HEIGHT } from '../../../base/files/paper/table.ts'
import { LEFT, WIDTH } from './grid.ts'
import { positionRow } from './position.ts'
import { QUANTITY, TOTAL, tableColumns, UNIT_PRICE } from './table-columns.ts'

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
}

/** The lines of an offer as a table. Its head is repeated on each page, and no line is parted but a high one. */
export function drawPositions(flow: Flow, { lines, pictures, title, after, company }: Table): void {
  if (lines.length === 0) return
  const { paper } = flow
  const columns = tableColumns(paper, lines)
  const pictureOf = ({ productId }: OfferLine) =>
    productId === null ? undefined : pictures.get(productId)
  const hasPictures = lines.some((line) => pictureOf(line) !== undefined)
  const positions = lines.map((line, index) => {
    const number = after + index + 1
    return positionRow(flow, line, { number, picture: pictureOf(line), columns, hasPictures })
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
    { text: 'Pos.', ...columns.number },
    { text: title, ...columns.title },
    { text: QUANTITY, ...columns.quantity, align: 'right' },
    { text: UNIT_PRICE, ...columns.unit, align: 'right' },
    { text: TOTAL, ...columns.total, align: 'right' },
  ] as const
  const rows = positions.map(({ height, draw }, index) => ({ room: roomOf(index), height, draw }))
  drawTable(flow, { x: LEFT, width: WIDTH, head }, rows)
}
