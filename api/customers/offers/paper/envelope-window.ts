import { HAIRLINE, STEEL } from '../../../../shared/images/colours.ts'
import type { Recipient } from '../../../../shared/offers/offer-input.ts'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { readable } from '../../../base/files/paper/fonts.ts'
import { fittingSize, type Paper, type Style } from '../../../base/files/paper/paper.ts'
import { heightOf, type SetText, setText, writeLines } from '../../../base/files/paper/set-text.ts'
import { WINDOW } from './look.ts'
import type { PaperWords } from './words.ts'

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
