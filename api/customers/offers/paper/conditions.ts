import { BINDING, NOT_BINDING, type SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { payableTo, TERMS_NOTE, taxNotes } from '../../../../shared/offers/wording.ts'
import { blocksOf, type Flow, heightOfBlocks, setBlocks } from '../../../base/files/paper/flow.ts'
import { LEFT, WIDTH } from './grid.ts'
import { dayOf } from './information-block.ts'
import { LABEL, SMALL, TEXT } from './styles.ts'

const NAME_WIDTH = 78
const VALUE = { ...TEXT, size: 9 } as const
const GAP = 3

/** The conditions of the offer: taxes, validity, delivery, payment, terms. */
export function drawConditions(flow: Flow, content: SentOffer): void {
  const { paper } = flow
  const notes = taxNotes(content).flatMap((note) => blocksOf(note, VALUE))
  if (notes.length > 0) {
    flow.writeTogether(setBlocks(paper, notes, WIDTH), { x: LEFT })
    flow.y += 7
  }
  const { binding, deliveryTime, paymentTerms, validUntil } = content
  const list = paper.element('L')
  const facts = [
    ['Gültig bis', `${dayOf(validUntil)} · ${binding ? BINDING : NOT_BINDING}`],
    ['Lieferzeit', deliveryTime],
    ['Zahlung', paymentTerms],
    ['Konto', payableTo(content)],
  ] as const
  for (const [name, text] of facts) {
    const value = setBlocks(paper, blocksOf(text, VALUE), WIDTH - NAME_WIDTH)
    if (value.length === 0) continue
    flow.keepTogether(heightOfBlocks(value))
    const { y } = flow
    const item = paper.element('LI', list)
    paper.text('Lbl', name, LABEL, { x: LEFT, y: y + 0.4, width: NAME_WIDTH }, item)
    flow.write(value, { x: LEFT + NAME_WIDTH, parent: paper.element('LBody', item) })
    flow.y += GAP
  }
  flow.y += 5
  flow.writeTogether(setBlocks(paper, blocksOf(TERMS_NOTE, SMALL), WIDTH), { x: LEFT })
}
