import { BINDING, NOT_BINDING, type SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { payableTo, TERMS_NOTE, taxNotes } from '../../../../shared/offers/wording.ts'
import { blocksOf, type Flow, heightOfBlocks, setBlocks } from '../../../base/files/paper/flow.ts'
import { dayOf } from './information-block.ts'
import { LABEL, LEFT, SMALL, TEXT, WIDTH } from './look.ts'

const NAME_WIDTH = 78
const VALUE = { ...TEXT, size: 9 } as const
const GAP = 3
const BELOW_NOTES = 7
const ABOVE_TERMS = 5

/** The conditions of the offer: taxes, validity, delivery, payment, terms; and how high they are. */
export function conditionsOf(flow: Flow, content: SentOffer): { height: number; draw: () => void } {
  const { paper } = flow
  const { binding, deliveryTime, paymentTerms, validUntil } = content
  const notes = setBlocks(
    paper,
    taxNotes(content).flatMap((note) => blocksOf(note, VALUE)),
    WIDTH,
  )
  const named: readonly [name: string, text: string][] = [
    ['Gültig bis', `${dayOf(validUntil)} · ${binding ? BINDING : NOT_BINDING}`],
    ['Lieferzeit', deliveryTime],
    ['Zahlung', paymentTerms],
    ['Konto', payableTo(content)],
  ]
  const facts = named
    .map(([name, text]) => ({
      name,
      value: setBlocks(paper, blocksOf(text, VALUE), WIDTH - NAME_WIDTH),
    }))
    .filter(({ value }) => value.length > 0)
  const terms = setBlocks(paper, blocksOf(TERMS_NOTE, SMALL), WIDTH)

  function draw(): void {
    if (notes.length > 0) {
      flow.writeTogether(notes, { x: LEFT })
      flow.y += BELOW_NOTES
    }
    const list = paper.element('L')
    for (const { name, value } of facts) {
      flow.keepTogether(heightOfBlocks(value))
      const { y } = flow
      const item = paper.element('LI', list)
      paper.text('Lbl', name, LABEL, { x: LEFT, y: y + 0.4, width: NAME_WIDTH }, item)
      flow.write(value, { x: LEFT + NAME_WIDTH, parent: paper.element('LBody', item) })
      flow.y += GAP
    }
    flow.y += ABOVE_TERMS
    flow.writeTogether(terms, { x: LEFT })
  }
  const heightOfFacts = facts.reduce((sum, { value }) => sum + heightOfBlocks(value) + GAP, 0)
  const height =
    (notes.length > 0 ? heightOfBlocks(notes) + BELOW_NOTES : 0) +
    heightOfFacts +
    ABOVE_TERMS +
    heightOfBlocks(terms)
  return { height, draw }
}
