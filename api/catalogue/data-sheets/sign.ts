import { B2B_OFFER } from '../../../shared/buying/notices.ts'
import { HAIRLINE, INK, STEEL } from '../../../shared/images/colours.ts'
import { priceParts } from '../../../shared/product/price.ts'
import { drawLogo, drawMark } from '../../base/files/paper/letterhead.ts'
import { A4, Paper, type Style } from '../../base/files/paper/paper.ts'
import { drawQrCode } from '../../base/files/paper/pictures.ts'
import { fittingSize } from '../../base/files/paper/set-text.ts'
import { type Fact, signFacts } from './facts.ts'
import type { SheetContent, SheetDealer } from './sheet-content.ts'

const [PAGE_WIDTH, PAGE_HEIGHT] = [A4.height, A4.width]
const MARGIN = 40
const WIDTH = PAGE_WIDTH - 2 * MARGIN
const HEAD = 64
/** Most logos are made for paper. */
const PLATE = { width: 220, height: 44 }
const QR = 160
const QR_TOP = PAGE_HEIGHT - MARGIN - QR - 16

/** Draws the sign for a machine's windscreen: A4 across, to be read from five metres. */
export async function drawSign(
  { product, dealer, address }: SheetContent,
  logo: Buffer | null,
): Promise<Buffer> {
  const paper = new Paper({
    title: `Aushang ${product.title}`,
    author: dealer.name,
    accent: dealer.accentColour,
    layout: 'landscape',
    date: new Date(product.updatedAt),
  })
  drawHead(paper, dealer, logo)
  drawName(paper, product)
  drawFacts(paper, signFacts(product))
  drawPrice(paper, product)
  const x = PAGE_WIDTH - MARGIN - QR
  drawQrCode(paper, address, 'QR-Code zur Seite der Maschine', { x, y: QR_TOP, size: QR })
  const caption = { font: 'Label', size: 12, align: 'center', color: STEEL } as const
  const below = { x, y: QR_TOP + QR + 8, width: QR }
  paper.text('P', 'Alle Daten und Bilder', caption, below)
  return paper.bytes()
}

/** The dealer on a band of ink, their telephone as large as their name. */
function drawHead(paper: Paper, dealer: SheetDealer, logo: Buffer | null): void {
  const left = MARGIN + 52
  const room = { width: WIDTH * 0.6 - 52, lines: 1 }
  const size = fittingSize(paper, dealer.name, 'Display', room, [25, 21, 17, 13, 10])
  const style: Style = { font: 'Display', size, color: '#fff' }
  const phone: Style = { ...style, size: 25, align: 'right' }
  paper.artifact(() => {
    paper.doc.rect(0, 0, PAGE_WIDTH, HEAD).fill(INK)
    paper.rule(0, HEAD, PAGE_WIDTH, paper.accent, 5)
    if (logo) paper.doc.rect(MARGIN, 10, PLATE.width, PLATE.height).fill('#fff')
    else drawMark(paper, MARGIN, 13, 38)
  })
  if (logo) {
    const inside = { x: MARGIN + 8, y: 15, width: PLATE.width - 16, height: PLATE.height - 10 }
    drawLogo(paper, logo, dealer.name, inside)
  } else paper.text('P', dealer.name, style, { x: left, y: 32 - size * 0.56, width: room.width })
  const place = { x: MARGIN + WIDTH * 0.6, y: 18, width: WIDTH * 0.4 }
  paper.text('P', dealer.phone.label, phone, place)
}

function drawName(paper: Paper, { brand, model }: SheetContent['product']): void {
  const place = { x: MARGIN, width: WIDTH }
  const room = { width: WIDTH, lines: 1 }
  const small = fittingSize(paper, brand, 'Display', room, [40, 32, 24, 16])
  const sizes = [120, 108, 96, 84, 72, 60, 48, 40, 32, 24, 16] as const
  const large = fittingSize(paper, model, 'Display', room, sizes)
  const brandStyle: Style = { font: 'Display', size: small, color: STEEL }
  const end = paper.text('P', brand, brandStyle, { ...place, y: 86 })
  paper.text('H1', model, { font: 'Display', size: large }, { ...place, y: end - large / 20 })
}

/** What a buyer asks first, in cells of equal width. */
function drawFacts(paper: Paper, facts: Fact[]): void {
  const y = 272
  const cell = WIDTH / facts.length
  const room = { width: cell - 20, lines: 1 }
  const sizes = facts.map(([, value]) =>
    fittingSize(paper, value, 'Label', room, [42, 38, 34, 30, 26, 22, 18, 15, 12]),
  )
  const size = Math.min(...sizes)
  const list = paper.element('L')
  paper.artifact(() => {
    paper.rule(MARGIN, y, WIDTH, INK, 1.5)
    paper.rule(MARGIN, y + 88, WIDTH, INK, 1.5)
    for (let index = 1; index < facts.length; index++)
      paper.doc.rect(MARGIN + index * cell, y + 12, 0.8, 64).fill(HAIRLINE)
  })
  for (const [index, [name, value]] of facts.entries()) {
    const place = { x: MARGIN + index * cell + (index === 0 ? 0 : 14), width: cell - 20 }
    const parent = paper.element('LI', list)
    const label: Style = { font: 'Label', size: 17, color: STEEL }
    paper.text('Lbl', name, label, { ...place, y: y + 11 }, parent)
    paper.text('LBody', value, { font: 'Label', size }, { ...place, y: y + 31 }, parent)
  }
}

function drawPrice(paper: Paper, product: SheetContent['product']): void {
  const { amount, note, previous } = priceParts(product)
  const place = { x: MARGIN, width: WIDTH - QR - 36 }
  const sizes = [86, 76, 66, 56, 48, 40] as const
  const size = fittingSize(paper, amount, 'Display', { ...place, lines: 1 }, sizes)
  const notes = [note, B2B_OFFER].filter((text) => text !== null)
  let end = 384
  const write = (text: string, style: Style) => {
    end = paper.text('P', text, style, { ...place, y: end })
  }
  if (previous) write(previous, { font: 'Display', size: 26, color: STEEL, isStruck: true })
  write(amount, { font: 'Display', size })
  for (const text of notes) write(text, { font: 'Label', size: 19, color: STEEL })
}
