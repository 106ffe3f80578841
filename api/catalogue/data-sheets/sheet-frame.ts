import { DEMO_NOTICE } from '../../../shared/buying/notices.ts'
import { STEEL } from '../../../shared/images/colours.ts'
import { Flow } from '../../base/files/paper/flow.ts'
import { fittingSize, Paper } from '../../base/files/paper/paper.ts'
import { drawQrCode } from '../../base/files/paper/qr-code.ts'
import { BOTTOM, FOOT, MARGIN, WIDTH } from './measures.ts'
import type { SheetContent } from './sheet-content.ts'
import { drawSheetHead } from './sheet-head.ts'

const TOP = 34
const QR = 64
const TITLE_WIDTH = WIDTH - QR - 24
const SMALL = { font: 'Text', size: 8, color: STEEL } as const

/**
 * Begins a sheet about a machine: A4 upright, tagged, with letterhead and title. What follows goes below them.
 * @param name what it is called
 * @param source what the address of the machine's page, beside the QR code, is said to show
 */
export function beginSheet(
  content: SheetContent,
  logo: Buffer | null,
  { name, source }: { name: string; source: string },
): Flow {
  const { product, dealer, address } = content
  const paper = new Paper({
    title: `${name} ${product.title}`,
    author: dealer.name,
    accent: dealer.accentColour,
    layout: 'portrait',
    date: new Date(product.updatedAt),
  })
  const site = new URL(address).host
  const letterhead = drawSheetHead(paper, dealer, logo, { x: MARGIN, y: TOP, width: WIDTH, site })
  const y = drawTitle(paper, content, { name, source, y: letterhead + 16 })
  return new Flow(paper, { y, followingTop: TOP, bottom: BOTTOM })
}

/** The QR code beside it leads to the same page as the address below. */
function drawTitle(
  paper: Paper,
  { product, address, issued }: SheetContent,
  { name, source, y }: { name: string; source: string; y: number },
): number {
  const { title, category } = product
  const place = { x: MARGIN, width: TITLE_WIDTH }
  const eyebrow = { font: 'Label', size: 10, color: STEEL } as const
  const size = fittingSize(paper, title, 'Display', { ...place, lines: 2 }, [26, 22, 18, 15, 12])
  const kind = `${name} · ${category.name} · Stand ${issued}`
  const top = paper.text('P', kind, eyebrow, { ...place, y }) + 3
  const below = paper.text('H1', title, { font: 'Display', size }, { ...place, y: top }) + 4
  const end = paper.text('P', `${source}: ${address}`, SMALL, { ...place, y: below })
  drawQrCode(paper, address, 'QR-Code zur Seite der Maschine', {
    x: MARGIN + WIDTH - QR,
    y: y + 1,
    size: QR,
  })
  return Math.max(end, y + QR + 1)
}

/** Ends a sheet with the foot of each page. */
export function endSheet(paper: Paper, { dealer, address, issued }: SheetContent): Promise<Buffer> {
  const shortAddress = address.replace(/^https?:\/\//, '')
  const left = dealer.isDemo ? DEMO_NOTICE : `${dealer.name}, ${dealer.phone.label}`
  paper.onEachPage((page, pages) => {
    const right = `${shortAddress} · Stand ${issued} · Seite ${page} von ${pages}`
    const [y, half] = [FOOT + 6, WIDTH * 0.42]
    paper.rule(MARGIN, FOOT, WIDTH)
    paper.write(left, { ...SMALL, size: 7.5 }, { x: MARGIN, y, width: half })
    const beside = { x: MARGIN + half, y, width: WIDTH - half }
    paper.write(right, { ...SMALL, size: 7.5, align: 'right' }, beside)
  })
  return paper.bytes()
}
