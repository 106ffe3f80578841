import type sharp from 'sharp'
import { INK, textOn } from '../../../../shared/images/colours.ts'
import type { Paper, Place } from './paper.ts'
import { fittingSize } from './set-text.ts'

const MARK = 28
const LOGO_GAP = 20

interface Head extends Place {
  nameWidth: number
}

export function drawLetterhead(
  paper: Paper,
  name: string,
  logo: Buffer | null,
  { x, y, width, nameWidth }: Head,
): number {
  paper.artifact(() => {
    paper.rule(x, y + MARK + 10, width, INK, 1)
    paper.rule(x, y + MARK + 9, 72, paper.accent, 3)
  })
  if (logo) drawLogo(paper, logo, name, { x, y, width: nameWidth - LOGO_GAP, height: MARK })
  else drawName(paper, name, { x, y, width: nameWidth })
  return y + MARK + 11
}

function drawName(paper: Paper, name: string, { x, y, width }: Place): void {
  const left = x + MARK + 10
  const room = { width: x + width - left, lines: 1 }
  const size = fittingSize(paper, name, 'Display', room, [14, 12, 10, 8])
  paper.artifact(() => drawMark(paper, x, y, MARK))
  paper.text('P', name, { font: 'Display', size }, { x: left, y: y + 6, width: room.width })
}

/** Sharp in print at the size of a letterhead. */
const ROOM = { width: 1600, height: 240 }
const [SVG_DPI, FINEST_DPI] = [72, 2400]

/** A logo as PDFs take it, by decoders of a process that reads no other formats. @throws if it cannot be drawn */
export async function readLogo(decoders: typeof sharp, logo: Buffer): Promise<Buffer> {
  const { width, height } = await decoders(logo).metadata()
  // As large as it is needed: a drawing may have thousands of units.
  const scale = Math.min(ROOM.width / width, ROOM.height / height)
  const density = Math.min(FINEST_DPI, Math.max(1, Math.ceil(SVG_DPI * scale)))
  return decoders(logo, { density })
    .resize({ ...ROOM, fit: 'inside' })
    .png()
    .toBuffer()
}

/** The same of one in Base64; null for none, and for one that cannot be drawn: papers do without it. */
export async function readLogoIfAny(
  decoders: typeof sharp,
  logo: string | null,
): Promise<Buffer | null> {
  return logo === null ? null : readLogo(decoders, Buffer.from(logo, 'base64')).catch(() => null)
}

export function drawLogo(
  paper: Paper,
  logo: Buffer,
  name: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const draw = () => paper.doc.image(logo, x, y, { fit: [width, height], valign: 'center' })
  paper.tagged('Figure', draw, { alt: name })
}

export function drawMark({ doc, accent }: Paper, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 40)
  doc.roundedRect(0, 0, 40, 40, 3).fill(accent)
  doc
    .path('M10 6h3.5v20.5H31v3.5H10zM16.5 9.5h8.5v4h-8.5zM16.5 16h12.5v7.5h-12.5z')
    .fill(textOn(accent))
  doc.path('M6 34.5h28').lineWidth(1.5).stroke(textOn(accent))
  doc.restore()
}
