import {
  LEASING_NOTE,
  leasingTerms,
  leasingText,
  rateOfEuro,
} from '../../../shared/buying/leasing.ts'
import { B2B_OFFER } from '../../../shared/buying/notices.ts'
import { warrantyLine } from '../../../shared/buying/warranty.ts'
import { INK, STEEL } from '../../../shared/images/colours.ts'
import { artworkOf, imageAlt, storedImageName } from '../../../shared/images/image-address.ts'
import { priceParts, rentText } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import type { Paper, Place, Style } from '../../base/files/paper/paper.ts'
import { drawPicture } from '../../base/files/paper/picture.ts'
import { drawFacts } from './fact-cells.ts'
import { masterData } from './facts.ts'
import { COLUMN, MARGIN, RIGHT, WIDTH } from './measures.ts'
import type { SheetContent } from './sheet-content.ts'

const PHOTO_HEIGHT = (COLUMN * 3) / 4
const PADDING = 5
const SMALL = { font: 'Text', size: 8, color: STEEL } as const

type Sold = Pick<SheetContent, 'product' | 'dealer'>

/** Photo, master data and price side by side; without a photo the data take the whole width. Returns where it ends. */
export function drawSummary(
  paper: Paper,
  { product, dealer }: Sold,
  photo: Buffer | null,
  y: number,
): number {
  if (!photo) {
    const end = drawFacts(paper, masterData(product), { x: MARGIN, y, width: WIDTH, columns: 4 })
    return drawPrice(paper, { product, dealer }, { x: MARGIN, y: end + 12, width: WIDTH })
  }
  drawPhoto(paper, product, photo, y)
  const end = drawFacts(paper, masterData(product), { x: RIGHT, y, width: COLUMN, columns: 2 })
  const priceEnd = drawPrice(paper, { product, dealer }, { x: RIGHT, y: end + 10, width: COLUMN })
  return Math.max(y + PHOTO_HEIGHT, priceEnd)
}

function drawPhoto(paper: Paper, product: Product, photo: Buffer, y: number): void {
  const image = product.images.find((address) => storedImageName(address) !== null) ?? ''
  const frame = { x: MARGIN, y, width: COLUMN, height: PHOTO_HEIGHT }
  drawPicture(paper, photo, imageAlt(image, product.title), frame)
  const kind = artworkOf(image)?.kind
  const place = { x: MARGIN + PADDING, y: y + PADDING, width: COLUMN }
  if (kind) paper.text('P', kind, SMALL, place)
}

function drawPrice(paper: Paper, { product, dealer }: Sold, { x, y, width }: Place): number {
  const { amount, note, previous } = priceParts(product)
  const rent = rentText(product.rent)
  const rate = leasingText(product, rateOfEuro(dealer.leasing))
  const warranty = warrantyLine(product, dealer.warranty)
  let end = y
  const write = (text: string, style: Style) => {
    end = paper.text('P', text, style, { x, y: end, width })
  }
  if (product.status === 'sold') {
    write('Verkauft', { font: 'Display', size: 20 })
    return end
  }
  if (previous) {
    write('Früherer Preis', SMALL)
    write(previous, { ...SMALL, size: 10, isStruck: true })
  }
  write(amount, { font: 'Display', size: 20 })
  if (note) write(note, { ...SMALL, color: INK, size: 9 })
  if (rent) write(`Miete: ${rent}, zzgl. MwSt.`, { ...SMALL, color: INK, size: 9 })
  if (rate && dealer.leasing) {
    write(`Leasing ab ${rate}`, { ...SMALL, color: INK, size: 9 })
    write(`${leasingTerms(dealer.leasing)}; ${LEASING_NOTE}`, { ...SMALL, size: 7.5 })
  }
  if (warranty) write(warranty, { ...SMALL, color: INK, size: 9 })
  end += 3
  write(`${B2B_OFFER}. Irrtum und Zwischenverkauf vorbehalten.`, { ...SMALL, size: 7.5 })
  return end
}
