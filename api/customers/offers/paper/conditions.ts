import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { payableTo, taxNotes } from '../../../../shared/offers/wording.ts'
import { blocksOf, type Flow, heightOfBlocks, setBlocks } from '../../../base/files/paper/flow.ts'
import { LABEL, LEFT, SMALL, TEXT, WIDTH } from './look.ts'
import type { PaperWords } from './words.ts'

const NAME_WIDTH = 78
const VALUE = { ...TEXT, size: 9 } as const
const GAP = 3
const BELOW_NOTES = 7
const ABOVE_TERMS = 5

/** The conditions of the offer: taxes, validity, delivery, payment, terms; and how high they are. */
export function conditionsOf(
  flow: Flow,
  content: SentOffer,
  words: PaperWords,
): { height: number; draw: () => void } {
  const { paper } = flow
  const { binding, deliveryTime, paymentTerms, validUntil } = content
  const notes = setBlocks(
    paper,
    taxNotes(content, words).flatMap((note) => blocksOf(note, VALUE)),
    WIDTH,
  )
  const named: readonly [name: string, text: string][] = [
    [
      words.facts.validUntil,
      `${words.day(validUntil)} · ${binding ? words.binding : words.notBinding}`,
    ],
    [words.facts.deliveryTime, deliveryTime],
    [words.facts.paymentTerms, paymentTerms],
    [words.facts.account, payableTo(content)],
  ]
  const facts = named
    .map(([name, text]) => ({
      name,
      value: setBlocks(paper, blocksOf(text, VALUE), WIDTH - NAME_WIDTH),
    }))
    .filter(({ value }) => value.length > 0)
  const terms = setBlocks(paper, blocksOf(words.terms, SMALL), WIDTH)

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
