import { HAIRLINE, STEEL } from '../../../../shared/images/colours.ts'
import type { Recipient } from '../../../../shared/offers/offer-input.ts'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { isDraft } from '../../../../shared/offers/wording.ts'
import { readable } from '../../../base/files/paper/fonts.ts'
import { A4, mm, type Paper, type Style } from '../../../base/files/paper/paper.ts'
import {
  fittingSize,
  heightOf,
  type SetText,
  setText,
  writeLines,
} from '../../../base/files/paper/set-text.ts'
import type { PaperWords } from './words.ts'

/** A business letter by DIN 5008, form B. Its measures are in points from the left upper corner. */
export const LEFT = mm(25)
export const WIDTH = mm(165)
export const TOP = mm(12)
/** Where the text of a following page begins. */
export const FOLLOWING_TOP = mm(24)
export const FOOT_END = A4.height - mm(8)

/** The letter's text. */
export const TEXT = {
  font: 'Text',
  size: 9.5,
  lineGap: 2.2,
  isTabular: true,
} as const satisfies Style
export const SMALL = {
  font: 'Text',
  size: 8,
  color: STEEL,
  lineGap: 1.4,
} as const satisfies Style
/** Names of columns and facts. */
export const LABEL = { font: 'Label', size: 8.5, color: STEEL } as const satisfies Style
export const AMOUNT = {
  font: 'Text',
  size: 9,
  align: 'right',
  isTabular: true,
} as const satisfies Style

/** Where the text of the first page begins at the earliest. */
export const TEXT_TOP = mm(98.5)

/** What shows in the window of an envelope; the sender stands at the foot of its upper zone. */
const WINDOW = {
  x: LEFT,
  width: mm(80),
  sender: { top: mm(45), height: mm(17.7) },
  recipient: { top: mm(62.7), height: mm(27.3) },
} as const

/** Who sends it, in small above the address, where the envelope's window shows both. */
export function drawSender(paper: Paper, { dealer }: SentOffer, { town }: PaperWords): void {
  const { name, street } = dealer
  const sender = `${name} · ${street} · ${town(dealer)}`
  const { x, width } = WINDOW
  const size = fittingSize(paper, sender, 'Text', { width, lines: 1 }, [7, 6.5, 6, 5.5, 5])
  const style: Style = { font: 'Text', size, color: STEEL }
  const line = shortened(setText(paper, sender, style, width), 1)
  const y = WINDOW.sender.top + WINDOW.sender.height - 4
  writeLines(paper, 'P', line, { x, y: y - line.lineHeight - 1.5 })
  paper.artifact(() => paper.rule(x, y, width, HAIRLINE, 0.5))
}

/** The recipient as the post reads it: a country of its own in capitals, below the town. */
function addressLines(recipient: Recipient, words: PaperWords): string[] {
  const { company, name, street, postalCode, city, country } = recipient
  const abroad = country === 'DE' ? '' : words.country(country).toLocaleUpperCase(words.language)
  return [company, name, street, `${postalCode} ${city}`, abroad]
    .map((line) => readable(line).trim())
    .filter((line) => line !== '')
}

const SMALLEST = 6
const SIZES = [10, 9, 8, 7, SMALLEST]

export function drawRecipient(paper: Paper, { recipient }: SentOffer, words: PaperWords): void {
  const lines = addressLines(recipient, words)
  const { x, width } = WINDOW
  const { top, height } = WINDOW.recipient
  const inSize = (size: number) =>
    lines.map((line) => setText(paper, line, { font: 'Text', size, lineGap: size * 0.12 }, width))
  const fits = (parts: SetText[]) => parts.reduce((sum, part) => sum + heightOf(part), 0) <= height
  const parts = SIZES.map(inSize).find(fits) ?? inSize(SMALLEST).map((part) => shortened(part, 2))
  let y: number = top
  for (const part of parts) y = writeLines(paper, 'P', part, { x, y })
}

/** Its first lines, and a sign that there are more. */
function shortened(text: SetText, most: number): SetText {
  if (text.lines.length <= most) return text
  const lines = text.lines.slice(0, most)
  return { ...text, lines: lines.map((line, i) => (i < most - 1 ? line : `${line.slice(0, -2)}…`)) }
}

/** Number, dates and whom to ask, right of the window. */
const INFORMATION = { x: mm(125), y: mm(50), width: mm(65) } as const

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

/** Where the sheet is folded, and in between where it is punched. */
const MARKS = [
  { y: mm(105), length: mm(5) },
  { y: mm(148.5), length: mm(7) },
  { y: mm(210), length: mm(5) },
] as const

export function drawMarks(paper: Paper): void {
  for (const { y, length } of MARKS) paper.rule(mm(5), y, length, HAIRLINE, 0.5)
}
