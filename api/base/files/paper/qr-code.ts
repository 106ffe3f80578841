import { encode } from 'uqr'
import { INK } from '../../../../shared/images/colours.ts'
import type { Element, Paper } from './paper.ts'

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
