import { INK } from '../../../../shared/images/colours.ts'
import { type Sum, signedEuros } from '../../../../shared/offers/wording.ts'
import type { Flow } from '../../../base/files/paper/flow.ts'
import type { Style } from '../../../base/files/paper/paper.ts'
import { AMOUNT, LEFT, WIDTH } from './look.ts'
import type { PaperWords } from './words.ts'

const ROW = 15
const RESULT_ROW = 23
const ABOVE_SUMS = 8
const BLOCK_WIDTH = WIDTH * 0.58
const X = LEFT + WIDTH - BLOCK_WIDTH
const GAP = 8

/** The height of so many sums. */
export const heightOfSums = (sums: readonly Sum[]): number =>
  sums.reduce((height, { isResult }) => height + (isResult ? RESULT_ROW : ROW), ABOVE_SUMS)

/** Sums below each other at the right, the result set off by a rule. */
export function drawSums(flow: Flow, sums: readonly Sum[], words: PaperWords): void {
  if (sums.length === 0) return
  const { paper } = flow
  flow.keepTogether(heightOfSums(sums))
  flow.y += ABOVE_SUMS
  const styled = sums.map((sum) => ({ ...sum, ...stylesOf(sum) }))
  const amountWidth = Math.max(
    ...styled.map(({ amount, figure }) => paper.width(signedEuros(amount, words), figure) + GAP),
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
