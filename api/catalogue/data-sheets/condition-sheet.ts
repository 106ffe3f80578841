import { HAIRLINE, INK, STEEL } from '../../../shared/images/colours.ts'
import { type Mark, marks, type PartChecked } from '../../../shared/product/condition-report.ts'
import { drawTable } from '../../base/files/paper/flow.ts'
import type { Element, Paper } from '../../base/files/paper/paper.ts'
import { drawFacts } from './fact-cells.ts'
import { MARGIN, WIDTH } from './measures.ts'
import type { ReportWords } from './report-words.ts'
import type { SheetContent } from './sheet-content.ts'
import { beginSheet, endSheet } from './sheet-frame.ts'

const PADDING = 6
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
export function drawConditionSheet(
  content: SheetContent,
  logo: Buffer | null,
  words: ReportWords,
): Promise<Buffer> {
  const { product } = content
  const { conditionReport, conditionAt } = product
  const flow = beginSheet(content, logo, words.frame)
  const { paper } = flow
  const facts = drawFacts(paper, words.facts(product), {
    x: MARGIN,
    y: flow.y + 16,
    width: WIDTH,
    columns: 4,
  })
  const place = { x: MARGIN, y: facts + 10, width: WIDTH }
  flow.y = paper.text('P', words.legend(conditionAt), SMALL, place) + 12
  const head = [
    { text: words.head.part, ...columns.part },
    { text: words.head.mark, ...columns.mark },
    { text: words.head.note, ...columns.note },
  ]
  const rows = (conditionReport ?? []).map(({ part, mark, note }) => {
    const row = { part: words.part(part), mark, meaning: words.mark(mark), note }
    const room = heightOf(paper, row)
    const draw = (body: Element) => {
      drawPart(paper, row, flow.y, paper.element('TR', body))
      flow.y += room
    }
    return { room, draw }
  })
  drawTable(flow, { x: MARGIN, width: WIDTH, head }, rows)
  return endSheet(paper, content, words.frame)
}

/** What stands in a line of it. */
interface Row extends PartChecked {
  meaning: string
}

const heightOf = (paper: Paper, { part, note }: Row) =>
  2 * PADDING +
  Math.max(
    paper.height(part, PART, columns.part.width),
    note === '' ? 0 : paper.height(note, NOTE, columns.note.width),
    BOX.size + 2,
  )

function drawPart(paper: Paper, { part, mark, meaning, note }: Row, y: number, row: Element): void {
  const top = y + PADDING
  paper.text('TD', part, PART, { ...columns.part, y: top }, row)
  paper.artifact(() => drawScale(paper, mark, { x: columns.mark.x, y: top }))
  const beside = { x: columns.mark.x + SCALE_WIDTH, width: columns.mark.width - SCALE_WIDTH }
  paper.text('TD', `${mark} ${meaning}`, SMALL, { ...beside, y: top + 1 }, row)
  paper.text('TD', note, NOTE, { ...columns.note, y: top }, row)
}

function drawScale({ doc }: Paper, mark: Mark, { x, y }: { x: number; y: number }): void {
  for (const one of marks) {
    const box = doc.rect(x + (one - 1) * (BOX.size + BOX.gap), y, BOX.size, BOX.size)
    if (one === mark) box.fill(INK)
    else box.lineWidth(0.6).stroke(HAIRLINE)
  }
}
