import { STEEL } from '../../../shared/images/colours.ts'
import { drawLetterhead } from '../../base/files/paper/letterhead.ts'
import type { Paper } from '../../base/files/paper/paper.ts'
import type { SheetDealer } from './sheet-content.ts'

/** How much of the width the dealer's name may take. */
const NAME_SHARE = 0.4

/** Who offers the machine, and how to reach them, above a rule. Returns where it ends. */
export function drawSheetHead(
  paper: Paper,
  dealer: SheetDealer,
  logo: Buffer | null,
  {
    x,
    y,
    width,
    site,
    phone,
  }: { x: number; y: number; width: number; site: string; phone: string },
): number {
  const { name, street, postalCode, city, email } = dealer
  const address = `${street}, ${postalCode} ${city}`
  const contact = [
    // A logo takes the place of the name.
    logo ? `${name} · ${address}` : `${address} · ${phone}`,
    `${logo ? `${phone} · ` : ''}${email} · ${site}`,
  ]
  const small = { font: 'Text', size: 8, color: STEEL, align: 'right' } as const
  const nameWidth = width * NAME_SHARE
  const right = { x: x + nameWidth, width: width - nameWidth }
  const rule = drawLetterhead(paper, name, logo, { x, y, width, nameWidth })
  let end = y + 3
  for (const line of contact) end = paper.text('P', line, small, { ...right, y: end }) + 2
  return rule
}
