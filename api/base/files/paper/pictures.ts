import type sharp from 'sharp'
import { encode } from 'uqr'
import { HAIRLINE, INK, PAPER } from '../../../../shared/images/colours.ts'
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

const OPTIONS = { ecc: 'M', border: 0 } as const

export const qrModules = (address: string): number => encode(address, OPTIONS).size

/** Is read from a distance or from a folded sheet. The ground around it stays white. */
export function drawQrCode(
  paper: Paper,
  address: string,
  name: string,
  { x, y, size }: { x: number; y: number; size: number },
  parent?: Element,
): void {
  const code = encode(address, OPTIONS)
  const module = size / code.size
  const draw = () => {
    for (const [row, modules] of code.data.entries())
      for (const [column, isDark] of modules.entries())
        if (isDark) paper.doc.rect(x + column * module, y + row * module, module, module)
    // As one shape, so that no light shows between its squares.
    paper.doc.fill(INK)
  }
  paper.tagged('Figure', draw, { parent, alt: `${name}: ${address}` })
}
