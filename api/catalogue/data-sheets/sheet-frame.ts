import { STEEL } from '../../../shared/images/colours.ts'
import { Flow } from '../../base/files/paper/flow.ts'
import { Paper } from '../../base/files/paper/paper.ts'
import { drawQrCode } from '../../base/files/paper/pictures.ts'
import { fittingSize } from '../../base/files/paper/set-text.ts'
import { BOTTOM, FOOT, MARGIN, WIDTH } from './measures.ts'
import type { SheetContent } from './sheet-content.ts'
import { drawSheetHead } from './sheet-head.ts'

/** What the frame of a sheet says, in its language. */
export interface FrameWords {
  /** Of the document, for those who have it read to them. */
  language: string
  /** What it is called. */
  name: string
  /** What the address of the machine's page, beside the QR code, is said to show. */
  source: string
  /** Where the QR code leads. */
  page: string
  /** What kind of machine it is. */
  type(product: SheetContent['product']): string
  /** Before the day of issue. */
  stand: string
  pageOf(page: number, pages: number): string
  demo: string
  phone(label: string): string
}

const TOP = 34
const QR = 64
const TITLE_WIDTH = WIDTH - QR - 24
const SMALL = { font: 'Text', size: 8, color: STEEL } as const

/**
 * Begins a sheet about a machine: A4 upright, tagged, with letterhead and title. What follows goes below them.
 */
export function beginSheet(content: SheetContent, logo: Buffer | null, words: FrameWords): Flow {
  const { product, dealer, address } = content
  const { name } = words
  const paper = new Paper({
    title: `${name} ${product.title}`,
    author: dealer.name,
    accent: dealer.accentColour,
    layout: 'portrait',
    language: words.language,
    date: new Date(product.updatedAt),
  })
  const site = new URL(address).host
  const phone = words.phone(dealer.phone.label)
  const head = { x: MARGIN, y: TOP, width: WIDTH, site, phone }
  const letterhead = drawSheetHead(paper, dealer, logo, head)
  const y = drawTitle(paper, content, words, letterhead + 16)
  return new Flow(paper, { y, followingTop: TOP, bottom: BOTTOM })
}

/** The QR code beside it leads to the same page as the address below. */
function drawTitle(
  paper: Paper,
  { product, address, issued }: SheetContent,
  { name, source, type, stand, page }: FrameWords,
  y: number,
): number {
  const { title } = product
  const place = { x: MARGIN, width: TITLE_WIDTH }
  const eyebrow = { font: 'Label', size: 10, color: STEEL } as const
  const size = fittingSize(paper, title, 'Display', { ...place, lines: 2 }, [26, 22, 18, 15, 12])
  const kind = `${name} · ${type(product)} · ${stand} ${issued}`
  const top = paper.text('P', kind, eyebrow, { ...place, y }) + 3
  const below = paper.text('H1', title, { font: 'Display', size }, { ...place, y: top }) + 4
  const end = paper.text('P', `${source}: ${address}`, SMALL, { ...place, y: below })
  drawQrCode(paper, address, page, {
    x: MARGIN + WIDTH - QR,
    y: y + 1,
    size: QR,
  })
  return Math.max(end, y + QR + 1)
}

/** Ends a sheet with the foot of each page. */
export function endSheet(
  paper: Paper,
  { dealer, address, issued }: SheetContent,
  { demo, phone, stand, pageOf }: FrameWords,
): Promise<Buffer> {
  const shortAddress = address.replace(/^https?:\/\//, '')
  const left = dealer.isDemo ? demo : `${dealer.name}, ${phone(dealer.phone.label)}`
  paper.onEachPage((page, pages) => {
    const right = `${shortAddress} · ${stand} ${issued} · ${pageOf(page, pages)}`
    const [y, half] = [FOOT + 6, WIDTH * 0.42]
    paper.rule(MARGIN, FOOT, WIDTH)
    paper.write(left, { ...SMALL, size: 7.5 }, { x: MARGIN, y, width: half })
    const beside = { x: MARGIN + half, y, width: WIDTH - half }
    paper.write(right, { ...SMALL, size: 7.5, align: 'right' }, beside)
  })
  return paper.bytes()
}
