import { HAIRLINE, INK, STEEL } from '../../../shared/colours.ts'
import { formatDay } from '../../../shared/dates.ts'
import {
  type Mark,
  markLabels,
  markLegend,
  marks,
  type PartChecked,
} from '../../../shared/product/condition-report.ts'
import type { Element, Paper } from '../../base/files/paper/paper.ts'
import { drawFacts } from './fact-cells.ts'
import { checkedFacts } from './facts.ts'
import { BOTTOM, MARGIN, WIDTH } from './measures.ts'
import type { SheetContent } from './sheet-content.ts'
import { beginSheet, endSheet } from './sheet-frame.ts'

const PADDING = 6
const HEAD = { font: 'Label', size: 8.5, color: STEEL } as const
const HEAD_HEIGHT = 17
const PART = { font: 'Label', size: 10.5 } as const
const NOTE = { font: 'Text', size: 9, lineGap: 1.2 } as const
const SMALL = { font: 'Text', size: 8, color: STEEL } as const
const columns = {
  part: { x: MARGIN, width: 118 },
  mark: { x: MARGIN + 130, width: 138 },
  note: { x: MARGIN + 280, width: WIDTH - 280 },
} as const
/** A scale from 1 to 5 on which the mark is filled. */
const BOX = { size: 11, gap: 2 } as const
const SCALE_WIDTH = marks.length * (BOX.size + BOX.gap) + 5

/** Draws what was checked of a machine as a checklist, part by part. */
export function drawConditionSheet(content: SheetContent, logo: Buffer | null): Promise<Buffer> {
  const { product } = content
  const { conditionReport, conditionAt } = product
  const name = 'Zustandsbericht'
  const { paper, y, newPage } = beginSheet(content, logo, { name, source: 'Mehr dazu' })
  const facts = drawFacts(paper, checkedFacts(product), {
    x: MARGIN,
    y: y + 16,
    width: WIDTH,
    columns: 4,
  })
  const legend = `${conditionAt ? `Geprüft am ${formatDay(conditionAt)}. ` : ''}Noten: ${markLegend}`
  const above = paper.text('P', legend, SMALL, { x: MARGIN, y: facts + 10, width: WIDTH })
  drawParts(paper, conditionReport ?? [], { y: above + 12, newPage })
  return endSheet(paper, content)
}

/** The parts as a table, whose head is repeated on each page. */
function drawParts(
  paper: Paper,
  parts: readonly PartChecked[],
  { y, newPage }: { y: number; newPage: () => number },
): void {
  const table = paper.element('Table')
  let top = drawHead(paper, y, table)
  const body = paper.element('TBody', table)
  for (const part of parts) {
    const height = heightOf(paper, part)
    if (top + height > BOTTOM) top = drawHead(paper, newPage(), null)
    drawPart(paper, part, top, paper.element('TR', body))
    top += height
    const rule = top
    paper.artifact(() => paper.rule(MARGIN, rule - 0.3, WIDTH))
  }
}

/** Tagged where it stands first; on the pages that follow it only decorates. */
function drawHead(paper: Paper, y: number, table: Element | null): number {
  const row = table && paper.element('TR', paper.element('THead', table))
  for (const [text, place] of [
    ['Baugruppe', columns.part],
    ['Note', columns.mark],
    ['Befund und was getan wurde', columns.note],
  ] as const) {
    const draw = () => paper.write(text, HEAD, { ...place, y })
    if (row) paper.tagged('TH', draw, { parent: row, scope: 'Column' })
    else paper.artifact(draw)
  }
  paper.artifact(() => paper.rule(MARGIN, y + HEAD_HEIGHT - 1, WIDTH, INK, 0.8))
  return y + HEAD_HEIGHT
}

const heightOf = (paper: Paper, { part, note }: PartChecked) =>
  2 * PADDING +
  Math.max(
    paper.height(part, PART, columns.part.width),
    note === '' ? 0 : paper.height(note, NOTE, columns.note.width),
    BOX.size + 2,
  )

function drawPart(paper: Paper, { part, mark, note }: PartChecked, y: number, row: Element): void {
  const top = y + PADDING
  paper.text('TD', part, PART, { ...columns.part, y: top }, row)
  paper.artifact(() => drawScale(paper, mark, { x: columns.mark.x, y: top }))
  const words = { x: columns.mark.x + SCALE_WIDTH, width: columns.mark.width - SCALE_WIDTH }
  paper.text('TD', `${mark} ${markLabels[mark]}`, SMALL, { ...words, y: top + 1 }, row)
  paper.text('TD', note, NOTE, { ...columns.note, y: top }, row)
}

function drawScale({ doc }: Paper, mark: Mark, { x, y }: { x: number; y: number }): void {
  for (const one of marks) {
    const box = doc.rect(x + (one - 1) * (BOX.size + BOX.gap), y, BOX.size, BOX.size)
    if (one === mark) box.fill(INK)
    else box.lineWidth(0.6).stroke(HAIRLINE)
  }
}
