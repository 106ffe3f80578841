import { company } from '../../shared/company.ts'
import { AMBER, INK, type Paper, STEEL } from './paper.ts'

const MARK = 28

/** The dealer's mark, as in the head of the site. */
export function drawMark({ doc }: Paper, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 40)
  doc.roundedRect(0, 0, 40, 40, 3).fill(AMBER)
  doc.path('M10 6h3.5v20.5H31v3.5H10zM16.5 9.5h8.5v4h-8.5zM16.5 16h12.5v7.5h-12.5z').fill(INK)
  doc.path('M6 34.5h28').lineWidth(1.5).stroke(INK)
  doc.restore()
}

/** Who offers the machine, and how to reach him, above a rule. Returns where it ends. */
export function drawLetterhead(
  paper: Paper,
  { x, y, width, site }: { x: number; y: number; width: number; site: string },
): number {
  const { name, street, postalCode, city, phone, email } = company
  const contact = [`${street}, ${postalCode} ${city} · ${phone.label}`, `${email} · ${site}`]
  const small = { font: 'Text', size: 8, color: STEEL, align: 'right' } as const
  const left = x + MARK + 10
  paper.artifact(() => {
    drawMark(paper, x, y, MARK)
    paper.rule(x, y + MARK + 10, width, INK, 1)
    paper.rule(x, y + MARK + 9, 72, AMBER, 3)
  })
  paper.tagged('P', () => {
    paper.write(
      name,
      { font: 'Display', size: 14 },
      { x: left, y: y + 6, width: width * 0.42 - MARK },
    )
  })
  let end = y + 3
  for (const line of contact)
    paper.tagged('P', () => {
      end = paper.write(line, small, { x: x + width * 0.42, y: end, width: width * 0.58 }) + 2
    })
  return y + MARK + 11
}
