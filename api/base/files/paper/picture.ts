import type sharp from 'sharp'
import { HAIRLINE, PAPER } from '../../../../shared/images/colours.ts'
import type { Element, Paper, Place } from './paper.ts'

/** A stored picture as JPEG, which PDF knows; null if its file is missing or damaged. */
export const readPicture = (
  decoders: typeof sharp,
  file: string,
  { edge, quality }: { edge: number; quality: number },
): Promise<Buffer | null> =>
  decoders(file)
    .resize({ width: edge, height: edge, fit: 'inside' })
    .flatten({ background: '#fff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
    .catch(() => null)

export function drawPicture(
  paper: Paper,
  picture: Buffer | string,
  alt: string,
  { x, y, width, height }: Place & { height: number },
  parent?: Element,
): void {
  const { doc } = paper
  paper.artifact(() => doc.rect(x, y, width, height).fill(PAPER))
  const draw = () =>
    doc.image(picture, x, y, { fit: [width, height], align: 'center', valign: 'center' })
  paper.tagged('Figure', draw, { parent, alt })
  paper.artifact(() => doc.rect(x, y, width, height).lineWidth(0.5).stroke(HAIRLINE))
}
