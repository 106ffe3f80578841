import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { isDraft, noonOf } from '../../../../shared/offers/wording.ts'
import { formatDay } from '../../../../shared/time/dates.ts'
import type { Paper } from '../../../base/files/paper/paper.ts'
import { INFORMATION, LABEL } from './look.ts'

const VALUE = { font: 'Text', size: 8.5 } as const
const LABEL_WIDTH = 62
const GAP = 3.4

/** A day as it stands in a letter: `24.11.2026`. */
export const dayOf = (day: string): string => formatDay(noonOf(day).toISOString())

function factsOf(content: SentOffer): [name: string, value: string][] {
  const { number, issued, validUntil, receipt, author, dealer } = content
  const facts: [name: string, value: string][] = [
    ['Angebot', isDraft(content) ? '' : number],
    ['Datum', dayOf(issued)],
    ['Gültig bis', dayOf(validUntil)],
    ['Ihre Anfrage', receipt],
    ['Ihr Kontakt', author],
    ['Telefon', dealer.phone.label],
    ['E-Mail', dealer.email],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** Number, dates and whom to ask, beside the recipient. Returns where it ends. */
export function drawInformation(paper: Paper, content: SentOffer): number {
  const { x, width } = INFORMATION
  const valueWidth = width - LABEL_WIDTH
  const list = paper.element('L')
  let y: number = INFORMATION.y
  for (const [name, value] of factsOf(content)) {
    const item = paper.element('LI', list)
    paper.text('Lbl', name, LABEL, { x, y: y + 0.4, width: LABEL_WIDTH }, item)
    const place = { x: x + LABEL_WIDTH, y, width: valueWidth }
    y = paper.text('LBody', value, VALUE, place, item) + GAP
  }
  return y
}
