import { STEEL } from '../../../shared/colours.ts'
import { DEMO_NOTICE } from '../../../shared/notices.ts'
import { fittingSize, Paper } from '../../base/paper/paper.ts'
import { drawQrCode } from '../../base/paper/qr-code.ts'
import { drawDataSection } from './data-section.ts'
import { drawDescription } from './description.ts'
import { FOOT, MARGIN, WIDTH } from './measures.ts'
import type { SheetContent } from './sheet-content.ts'
import { drawSheetHead } from './sheet-head.ts'
import { drawSummary } from './summary.ts'

const TOP = 34
const QR = 64
const TITLE_WIDTH = WIDTH - QR - 24
const SMALL = { font: 'Text', size: 8, color: STEEL } as const

/** Draws a machine's data sheet: A4 upright, tagged, as many pages as it takes. */
export async function drawDataSheet(
  content: SheetContent,
  photo: Buffer | null,
  logo: Buffer | null,
): Promise<Buffer> {
  const { product, dealer, address } = content
  const date = new Date(product.updatedAt)
  const title = `Datenblatt ${product.title}`
  const paper = new Paper({
    title,
    author: dealer.name,
    accent: dealer.accentColour,
    layout: 'portrait',
    date,
  })
  const site = new URL(address).host
  const letterhead = drawSheetHead(paper, dealer, logo, { x: MARGIN, y: TOP, width: WIDTH, site })
  const head = drawTitle(paper, content, letterhead + 16)
  const summary = drawSummary(paper, product, photo, head + 16)
  const newPage = () => {
    paper.doc.addPage()
    return TOP
  }
  const description = drawDescription(paper, product.description, summary + 16, newPage)
  drawDataSection(paper, product, description + 10, newPage)
  drawFeet(paper, content)
  return paper.bytes()
}

/** The QR code beside it leads to the same page as the address below. */
function drawTitle(paper: Paper, { product, address, issued }: SheetContent, y: number): number {
  const { title, category } = product
  const place = { x: MARGIN, width: TITLE_WIDTH }
  const eyebrow = { font: 'Label', size: 10, color: STEEL } as const
  const size = fittingSize(paper, title, 'Display', { ...place, lines: 2 }, [26, 22, 18, 15, 12])
  const kind = `Datenblatt · ${category.name} · Stand ${issued}`
  const source = `Alle Bilder und der aktuelle Stand: ${address}`
  const top = paper.text('P', kind, eyebrow, { ...place, y }) + 3
  const below = paper.text('H1', title, { font: 'Display', size }, { ...place, y: top }) + 4
  const end = paper.text('P', source, SMALL, { ...place, y: below })
  drawQrCode(paper, address, 'Seite der Maschine', { x: MARGIN + WIDTH - QR, y: y + 1, size: QR })
  return Math.max(end, y + QR + 1)
}

function drawFeet(paper: Paper, { dealer, address, issued }: SheetContent): void {
  const shortAddress = address.replace(/^https?:\/\//, '')
  const left = dealer.isDemo ? DEMO_NOTICE : `${dealer.name}, ${dealer.phone.label}`
  paper.onEachPage((page, pages) => {
    const right = `${shortAddress} · Stand ${issued} · Seite ${page} von ${pages}`
    const place = { y: FOOT + 6, width: WIDTH / 2 }
    paper.rule(MARGIN, FOOT, WIDTH)
    paper.write(left, { ...SMALL, size: 7.5 }, { ...place, x: MARGIN })
    paper.write(right, { ...SMALL, size: 7.5, align: 'right' }, { ...place, x: MARGIN + WIDTH / 2 })
  })
}
