import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { isDraft, payableTo, taxNotes } from '../../../../shared/offers/wording.ts'
import {
  type Block,
  blocksOf,
  type Flow,
  heightOfBlocks,
  setBlocks,
} from '../../../base/files/paper/flow.ts'
import type { Paper } from '../../../base/files/paper/paper.ts'
import { drawQrCode } from '../../../base/files/paper/pictures.ts'
import { LABEL, LEFT, SMALL, TEXT, WIDTH } from './din-5008.ts'
import type { PaperWords } from './words.ts'

const ABOVE_CLOSING = 10

/**
 * How an offer ends: its conditions, the last words, and where the customer answers.
 * @param address the customer's page, once there is one
 */
export function drawEnding(
  flow: Flow,
  content: SentOffer,
  address: string | null,
  words: PaperWords,
): void {
  const page = isDraft(content) ? null : address
  const conditions = conditionsOf(flow, content, words)
  const closing = closingOf(flow, content, page === null ? 0 : answerHeight(flow.paper, page))
  // A greeting alone on a page would look like one that was left over.
  flow.keepTogether(conditions.height + ABOVE_CLOSING + closing.height)
  conditions.draw()
  flow.y += ABOVE_CLOSING
  closing.draw()
  if (page !== null) drawAnswer(flow, page, words)
}

/** What has its height before it is drawn. */
interface Part {
  height: number
  draw(): void
}

const NAME_WIDTH = 78
const VALUE = { ...TEXT, size: 9 } as const
const BELOW_FACT = 3
const BELOW_NOTES = 7
const ABOVE_TERMS = 5

/** Taxes, validity, delivery, payment, terms. */
function conditionsOf(flow: Flow, content: SentOffer, words: PaperWords): Part {
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
      flow.y += BELOW_FACT
    }
    flow.y += ABOVE_TERMS
    flow.writeTogether(terms, { x: LEFT })
  }
  const heightOfFacts = facts.reduce(
    (sum, { value }) => sum + heightOfBlocks(value) + BELOW_FACT,
    0,
  )
  const height =
    (notes.length > 0 ? heightOfBlocks(notes) + BELOW_NOTES : 0) +
    heightOfFacts +
    ABOVE_TERMS +
    heightOfBlocks(terms)
  return { height, draw }
}

/** So many of the last lines stand on the page of the name below them. */
const BEFORE_SIGNATURE = 2

/**
 * The last words, and who wrote them.
 * @param company the height of what must follow on the same page
 */
function closingOf(flow: Flow, { closing, author, dealer }: SentOffer, company: number): Part {
  const signature: Block = {
    text: [author, dealer.name].filter(Boolean).join(', '),
    style: { ...TEXT, font: 'Label', size: 10.5 },
    above: 9,
  }
  const blocks = setBlocks(flow.paper, [...blocksOf(closing, TEXT), signature], WIDTH)
  const last = blocks.slice(-BEFORE_SIGNATURE - 1)
  const height = heightOfBlocks(blocks) + company

  function draw(): void {
    flow.write(blocks.slice(0, -last.length), { x: LEFT })
    if (blocks.length > last.length) flow.y += last[0]?.above ?? 0
    flow.keepTogether(heightOfBlocks(last) + company)
    flow.write(last, { x: LEFT })
  }
  return { height, draw }
}

const QR = 50
const QR_GAP = 14
const PADDING = 8
const ABOVE = 14
const HEADING = { font: 'Display', size: 10 } as const
const SENTENCE = { font: 'Text', size: 8.5, lineGap: 1.4 } as const

const X = LEFT + QR + QR_GAP
const TEXT_WIDTH = WIDTH - QR - QR_GAP

/** With the space above it. */
const answerHeight = (paper: Paper, address: string): number =>
  ABOVE + PADDING + Math.max(QR, 30 + paper.height(address, SENTENCE, TEXT_WIDTH))

/** Where the customer answers: the offer's page as a link and as a QR code. */
function drawAnswer(flow: Flow, address: string, words: PaperWords): void {
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
