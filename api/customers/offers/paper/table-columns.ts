import type { OfferLine } from '../../../../shared/offers/offer-input.ts'
import { lineAmounts, writtenQuantity } from '../../../../shared/offers/wording.ts'
import type { Paper } from '../../../base/files/paper/paper.ts'
import { AMOUNT, LABEL, LEFT, WIDTH } from './look.ts'
import type { PaperWords } from './words.ts'

const GAP = 12
const NUMBER_WIDTH = 24
const LEAST_QUANTITY = 28
const LEAST_AMOUNT = 58

export type TableColumns = ReturnType<typeof tableColumns>

/** Amounts get as much room as the longest of them takes, and what they are for gets the rest. */
export function tableColumns(paper: Paper, lines: readonly OfferLine[], words: PaperWords) {
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
  const unitLeft = right - total - GAP - unit
  const quantityLeft = unitLeft - GAP - quantity
  const titleLeft = LEFT + NUMBER_WIDTH
  return {
    number: { x: LEFT, width: NUMBER_WIDTH },
    title: { x: titleLeft, width: quantityLeft - GAP - titleLeft },
    quantity: { x: quantityLeft, width: quantity },
    unit: { x: unitLeft, width: unit },
    total: { x: right - total, width: total },
  }
}
