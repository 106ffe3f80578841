import { INK } from '../../../../shared/colours.ts'
import type { OfferLine } from '../../../../shared/offers/offer-input.ts'
import type { Element, Paper } from '../../../base/files/paper/paper.ts'
import { type Flow, WORTH_BEGINNING } from './flow.ts'
import { LEFT, WIDTH } from './grid.ts'
import { Position } from './position.ts'
import { LABEL } from './styles.ts'
import { type TableColumns, TOTAL, tableColumns, UNIT_PRICE } from './table-columns.ts'

const HEAD_HEIGHT = 17

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

/** The lines of an offer as a table. Its head is repeated on each page, and no line is parted that fits on one. */
export function drawPositions(flow: Flow, { lines, pictures, title, after, company }: Table): void {
  if (lines.length === 0) return
  const { paper } = flow
  const columns = tableColumns(paper, lines)
  const pictureOf = ({ productId }: OfferLine) =>
    productId === null ? undefined : pictures.get(productId)
  const setting = { columns, hasPictures: lines.some((line) => pictureOf(line) !== undefined) }
  const positions = lines.map(
    (line, index) =>
      new Position(paper, line, { number: after + index + 1, picture: pictureOf(line), setting }),
  )
  const last = positions.length - 1
  const roomOf = (index: number) => {
    const height = positions[index]?.height ?? 0
    const whole = height + (index === last ? company : 0)
    return flow.fitsAPage(HEAD_HEIGHT + whole) ? whole : height
  }
  flow.keepTogether(HEAD_HEIGHT + roomOf(0), HEAD_HEIGHT + WORTH_BEGINNING)

  const table = paper.element('Table')
  drawHead(paper, columns, title, { y: flow.y, table })
  flow.y += HEAD_HEIGHT
  const body = paper.element('TBody', table)
  const rooms = positions.map((_, index) => roomOf(index))
  flow.repeated = {
    height: HEAD_HEIGHT,
    draw: (y) => paper.artifact(() => drawHead(paper, columns, title, { y, table: null })),
  }
  for (const [index, position] of positions.entries()) {
    flow.keepTogether(rooms[index] ?? 0)
    position.draw(flow, body)
    paper.artifact(() => paper.rule(LEFT, flow.y - 0.3, WIDTH))
  }
  flow.repeated = null
}

/** Tagged where it stands first; on the pages that follow it only decorates. */
function drawHead(
  paper: Paper,
  columns: TableColumns,
  title: string,
  { y, table }: { y: number; table: Element | null },
): void {
  const row = table && paper.element('TR', paper.element('THead', table))
  const cells = [
    ['Pos.', columns.number, 'left'],
    [title, columns.title, 'left'],
    ['Menge', columns.quantity, 'right'],
    [UNIT_PRICE, columns.unit, 'right'],
    [TOTAL, columns.total, 'right'],
  ] as const
  for (const [text, column, align] of cells) {
    const draw = () => paper.write(text, { ...LABEL, align }, { ...column, y })
    if (row) paper.tagged('TH', draw, { parent: row, scope: 'Column' })
    else draw()
  }
  const rule = () => paper.rule(LEFT, y + HEAD_HEIGHT - 1, WIDTH, INK, 0.8)
  if (row) paper.artifact(rule)
  else rule()
}
