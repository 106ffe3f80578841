import type sharp from 'sharp'
import { textOn } from '../../../shared/dealer/contrast.ts'
import type { Paper } from './paper.ts'

/**
 * A logo as PDFs take it, sharp in print at the size of a letterhead.
 * @param decoders of a process that reads no other formats
 */
export function readLogo(decoders: typeof sharp, logo: Buffer): Promise<Buffer> {
  return decoders(logo, { density: 300 })
    .resize({ height: 240, width: 1600, fit: 'inside' })
    .png()
    .toBuffer()
}

/** The dealer's logo, at the left of its room. */
export function drawLogo(
  paper: Paper,
  logo: Buffer,
  name: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const draw = () => paper.doc.image(logo, x, y, { fit: [width, height], valign: 'center' })
  paper.tagged('Figure', draw, { alt: name })
}

/** The mark of a dealer without a logo, as in the head of the site. */
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
