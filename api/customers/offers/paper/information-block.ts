import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { isDraft } from '../../../../shared/offers/wording.ts'
import type { Paper } from '../../../base/files/paper/paper.ts'
import { INFORMATION, LABEL } from './look.ts'
import type { PaperWords } from './words.ts'

const VALUE = { font: 'Text', size: 8.5 } as const
const LABEL_WIDTH = 62
const GAP = 3.4

function factsOf(
  content: SentOffer,
  { facts: names, day, phone }: PaperWords,
): [name: string, value: string][] {
  const { number, issued, validUntil, receipt, author, dealer } = content
  const facts: [name: string, value: string][] = [
    [names.number, isDraft(content) ? '' : number],
    [names.issued, day(issued)],
    [names.validUntil, day(validUntil)],
    [names.receipt, receipt],
    [names.contact, author],
    [names.phone, phone(dealer.phone.label)],
    [names.email, dealer.email],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** Number, dates and whom to ask, beside the recipient. Returns where it ends. */
export function drawInformation(paper: Paper, content: SentOffer, words: PaperWords): number {
  const { x, width } = INFORMATION
  const valueWidth = width - LABEL_WIDTH
  const list = paper.element('L')
  let y: number = INFORMATION.y
  for (const [name, value] of factsOf(content, words)) {
    const item = paper.element('LI', list)
    paper.text('Lbl', name, LABEL, { x, y: y + 0.4, width: LABEL_WIDTH }, item)
    const place = { x: x + LABEL_WIDTH, y, width: valueWidth }
    y = paper.text('LBody', value, VALUE, place, item) + GAP
  }
  return y
}
