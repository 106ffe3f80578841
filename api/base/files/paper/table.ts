import { INK, STEEL } from '../../../../shared/images/colours.ts'
import type { Flow } from './flow.ts'
import type { Element, Paper, Style } from './paper.ts'

const HEAD: Style = { font: 'Label', size: 8.5, color: STEEL }
export const HEAD_HEIGHT = 17

interface Table {
  x: number
  width: number
  head: readonly { text: string; x: number; width: number; align?: 'left' | 'right' }[]
}

interface Row {
  /** What has to fit on the page on which it begins. */
  room: number
  /** Of a row that can be parted; others are kept whole. */
  height?: number
  draw(body: Element): void
}

/** A table with a rule below each row, on as many pages as it takes. Each of them repeats its head. */
export function drawTable(flow: Flow, table: Table, rows: readonly Row[]): void {
  const { paper } = flow
  const element = paper.element('Table')
  drawHead(paper, table, flow.y, paper.element('TR', paper.element('THead', element)))
  flow.y += HEAD_HEIGHT
  const body = paper.element('TBody', element)
  flow.repeated = {
    height: HEAD_HEIGHT,
    draw: (y) => paper.artifact(() => drawHead(paper, table, y, null)),
  }
  for (const row of rows) {
    flow.keepRow(row)
    row.draw(body)
    paper.artifact(() => paper.rule(table.x, flow.y - 0.3, table.width))
  }
  flow.repeated = null
}

function drawHead(paper: Paper, { x, width, head }: Table, y: number, row: Element | null): void {
  for (const { text, align, ...column } of head) {
    const draw = () => paper.write(text, { ...HEAD, ...(align && { align }) }, { ...column, y })
    if (row) paper.tagged('TH', draw, { parent: row, scope: 'Column' })
    else draw()
  }
  const rule = () => paper.rule(x, y + HEAD_HEIGHT - 1, width, INK, 0.8)
  if (row) paper.artifact(rule)
  else rule()
}
