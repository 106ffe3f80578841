import type { Flow } from '../../../base/files/paper/flow.ts'
import type { Paper } from '../../../base/files/paper/paper.ts'
import { drawQrCode } from '../../../base/files/paper/qr-code.ts'
import { LEFT, WIDTH } from './look.ts'
import type { PaperWords } from './words.ts'

const QR = 50
const GAP = 14
const PADDING = 8
const ABOVE = 14
const HEADING = { font: 'Display', size: 10 } as const
const SENTENCE = { font: 'Text', size: 8.5, lineGap: 1.4 } as const

const X = LEFT + QR + GAP
const TEXT_WIDTH = WIDTH - QR - GAP

/** With the space above it. */
export const answerHeight = (paper: Paper, address: string): number =>
  ABOVE + PADDING + Math.max(QR, 30 + paper.height(address, SENTENCE, TEXT_WIDTH))

/** Where the customer answers: the offer's page as a link and as a QR code. */
export function drawAnswerBlock(flow: Flow, address: string, words: PaperWords): void {
  const { paper } = flow
  const [x, width] = [X, TEXT_WIDTH]
  flow.keepTogether(answerHeight(paper, address))
  flow.y += ABOVE
  const top = flow.y + PADDING
  paper.artifact(() => {
    paper.rule(LEFT, flow.y, WIDTH)
    paper.rule(LEFT, flow.y - 0.9, 72, paper.accent, 2.4)
  })
  drawQrCode(paper, address, words.qrCode, { x: LEFT, y: top, size: QR })
  let end = paper.text('H2', words.answer, HEADING, { x, y: top, width }) + 3
  end = paper.text('P', words.answerText, SENTENCE, { x, y: end, width }) + 2
  end = paper.link(address, SENTENCE, { x, y: end, width }, paper.element('P'))
  flow.y = Math.max(end, top + QR)
}
