import PDFDocument from 'pdfkit'
import { INK } from '../../../../shared/images/colours.ts'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import {
  type Sum,
  signedEuros,
  sumsAfterTradeIn,
  sumsOf,
} from '../../../../shared/offers/wording.ts'
import type { Flow } from '../../../base/files/paper/flow.ts'
import type { Style } from '../../../base/files/paper/paper.ts'
import { AMOUNT, LEFT, WIDTH } from './din-5008.ts'
import { drawPositions } from './positions.ts'
import type { PaperWords } from './words.ts'

/** What is offered and what it comes to; then what is traded in, which comes off at the end. */
export function drawPriced(flow: Flow, content: SentOffer, words: PaperWords): void {
  const pictures = drawablePictures(content)
  const isTradeIn = ({ kind }: SentOffer['lines'][number]) => kind === 'tradeIn'
  const offered = content.lines.filter((line) => !isTradeIn(line))
  const sums = sumsOf(content, words)
  drawPositions(flow, {
    lines: offered,
    pictures,
    title: words.columns.title,
    after: 0,
    company: heightOfSums(sums),
    words,
  })
  drawSums(flow, sums, words)
  const tradedIn = content.lines.filter(isTradeIn)
  if (tradedIn.length === 0) return
  const rest = sumsAfterTradeIn(content, words)
  flow.y += 12
  drawPositions(flow, {
    lines: tradedIn,
    pictures,
    title: words.columns.tradeIn,
    after: offered.length,
    company: heightOfSums(rest),
    words,
  })
  drawSums(flow, rest, words)
}

const ROW = 15
const RESULT_ROW = 23
const ABOVE_SUMS = 8
const BLOCK_WIDTH = WIDTH * 0.58
const X = LEFT + WIDTH - BLOCK_WIDTH
const BEFORE_AMOUNT = 8

/** The height of so many sums. */
const heightOfSums = (sums: readonly Sum[]): number =>
  sums.reduce((height, { isResult }) => height + (isResult ? RESULT_ROW : ROW), ABOVE_SUMS)

/** Sums below each other at the right, the result set off by a rule. */
function drawSums(flow: Flow, sums: readonly Sum[], words: PaperWords): void {
  if (sums.length === 0) return
  const { paper } = flow
  flow.keepTogether(heightOfSums(sums))
  flow.y += ABOVE_SUMS
  const styled = sums.map((sum) => ({ ...sum, ...stylesOf(sum) }))
  const amountWidth = Math.max(
    ...styled.map(
      ({ amount, figure }) => paper.width(signedEuros(amount, words), figure) + BEFORE_AMOUNT,
    ),
  )
  const table = paper.element('Table')
  for (const { label, amount, isResult = false, name, figure } of styled) {
    const row = paper.element('TR', table)
    const y = flow.y + (isResult ? 7 : 0)
    if (isResult) paper.artifact(() => paper.rule(X, flow.y + 1.5, BLOCK_WIDTH, INK, 0.8))
    const write = () => paper.write(label, name, { x: X, y, width: BLOCK_WIDTH - amountWidth })
    paper.tagged('TH', write, { parent: row, scope: 'Row' })
    const place = { x: LEFT + WIDTH - amountWidth, y, width: amountWidth }
    paper.text('TD', signedEuros(amount, words), figure, place, row)
    flow.y += isResult ? RESULT_ROW : ROW
  }
}

function stylesOf({ isResult }: Sum): { name: Style; figure: Style } {
  const name: Style = isResult ? { font: 'Display', size: 10 } : { font: 'Text', size: 9 }
  return { name, figure: { ...AMOUNT, ...name } }
}

/** The pictures that can be drawn, as addresses of their own data, by the number of the machine. */
function drawablePictures({ pictures }: Pick<SentOffer, 'pictures'>): Map<number, string> {
  const scratch = new PDFDocument()
  const isDrawable = (picture: string) => {
    try {
      scratch.image(picture, 0, 0)
      return true
    } catch {
      // Damaged; the offer is as good without it.
      return false
    }
  }
  return new Map(
    Object.entries(pictures)
      .map(([id, base64]) => [Number(id), `data:image/jpeg;base64,${base64}`] as const)
      .filter(([, picture]) => isDrawable(picture)),
  )
}
