import { INK, STEEL } from '../../../shared/images/colours.ts'
import { storedImageName } from '../../../shared/images/image-address.ts'
import type { Product } from '../../../shared/product/product.ts'
import type { Paper, Place, Style } from '../../base/files/paper/paper.ts'
import { drawPicture } from '../../base/files/paper/pictures.ts'
import { drawFacts } from './fact-cells.ts'
import { COLUMN, MARGIN, RIGHT, WIDTH } from './measures.ts'
import type { SheetContent } from './sheet-content.ts'
import type { PriceLine, SheetWords } from './sheet-words.ts'

const PHOTO_HEIGHT = (COLUMN * 3) / 4
const PADDING = 5
const SMALL = { font: 'Text', size: 8, color: STEEL } as const

interface Said {
  content: Pick<SheetContent, 'product' | 'dealer'>
  words: SheetWords
}

/** Photo, master data and price side by side; without a photo the data take the whole width. Returns where it ends. */
export function drawSummary(paper: Paper, said: Said, photo: Buffer | null, y: number): number {
  const { product } = said.content
  const facts = said.words.facts(product)
  if (!photo) {
    const end = drawFacts(paper, facts, { x: MARGIN, y, width: WIDTH, columns: 4 })
    return drawPrice(paper, said, { x: MARGIN, y: end + 12, width: WIDTH })
  }
  drawPhoto(paper, product, said.words.picture, photo, y)
  const end = drawFacts(paper, facts, { x: RIGHT, y, width: COLUMN, columns: 2 })
  const priceEnd = drawPrice(paper, said, { x: RIGHT, y: end + 10, width: COLUMN })
  return Math.max(y + PHOTO_HEIGHT, priceEnd)
}

function drawPhoto(
  paper: Paper,
  product: Product,
  { alt, kind }: SheetWords['picture'],
  photo: Buffer,
  y: number,
): void {
  const image = product.images.find((address) => storedImageName(address) !== null) ?? ''
  const frame = { x: MARGIN, y, width: COLUMN, height: PHOTO_HEIGHT }
  drawPicture(paper, photo, alt(image, product.title), frame)
  const artwork = kind(image)
  const place = { x: MARGIN + PADDING, y: y + PADDING, width: COLUMN }
  if (artwork) paper.text('P', artwork, SMALL, place)
}

const LOOKS: Record<PriceLine['look'], Style> = {
  amount: { font: 'Display', size: 20 },
  usual: { ...SMALL, color: INK, size: 9 },
  small: SMALL,
  struck: { ...SMALL, size: 10, isStruck: true },
  fine: { ...SMALL, size: 7.5 },
}
/** Above what closes the lines about a price. */
const ABOVE_LAST = 3

function drawPrice(
  paper: Paper,
  { content: { product, dealer }, words }: Said,
  { x, y, width }: Place,
): number {
  const lines = words.price(product, dealer)
  return lines.reduce((top, { text, look }, index) => {
    const isLast = index > 0 && index === lines.length - 1
    return paper.text('P', text, LOOKS[look], { x, y: top + (isLast ? ABOVE_LAST : 0), width })
  }, y)
}
