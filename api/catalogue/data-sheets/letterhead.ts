import { INK, STEEL } from '../../../shared/colours.ts'
import { textOn } from '../../../shared/dealer/contrast.ts'
import { fittingSize, type Paper } from './paper.ts'
import type { SheetDealer } from './sheet-content.ts'

const MARK = 28

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

/** How much of the width the dealer's name may take. */
const NAME_SHARE = 0.4

/** Who offers the machine, and how to reach him, above a rule. Returns where it ends. */
export function drawLetterhead(
  paper: Paper,
  dealer: SheetDealer,
  logo: Buffer | null,
  { x, y, width, site }: { x: number; y: number; width: number; site: string },
): number {
  const { name, street, postalCode, city, phone, email } = dealer
  const address = `${street}, ${postalCode} ${city}`
  const contact = [
    // A logo takes the place of the name.
    logo ? `${name} · ${address}` : `${address} · ${phone.label}`,
    `${logo ? `${phone.label} · ` : ''}${email} · ${site}`,
  ]
  const small = { font: 'Text', size: 8, color: STEEL, align: 'right' } as const
  const right = { x: x + width * NAME_SHARE, width: width * (1 - NAME_SHARE) }
  paper.artifact(() => {
    paper.rule(x, y + MARK + 10, width, INK, 1)
    paper.rule(x, y + MARK + 9, 72, paper.accent, 3)
  })
  if (logo) drawLogo(paper, logo, name, { x, y, width: right.x - x - 20, height: MARK })
  else drawName(paper, name, { x, y, end: right.x })
  let end = y + 3
  for (const line of contact) end = paper.text('P', line, small, { ...right, y: end }) + 2
  return y + MARK + 11
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

function drawName(
  paper: Paper,
  name: string,
  { x, y, end }: { x: number; y: number; end: number },
) {
  const left = x + MARK + 10
  const room = { width: end - left, lines: 1 }
  const size = fittingSize(paper, name, 'Display', room, [14, 12, 10, 8])
  paper.artifact(() => drawMark(paper, x, y, MARK))
  paper.text('P', name, { font: 'Display', size }, { x: left, y: y + 6, width: room.width })
}
