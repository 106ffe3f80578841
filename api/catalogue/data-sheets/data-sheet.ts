import { drawDataSection } from './data-section.ts'
import { drawDescription } from './description.ts'
import type { SheetContent } from './sheet-content.ts'
import { beginSheet, endSheet } from './sheet-frame.ts'
import { drawSummary } from './summary.ts'

const SOURCE = 'Alle Bilder und der aktuelle Stand'

/** Draws a machine's data sheet on as many pages as it takes. */
export function drawDataSheet(
  content: SheetContent,
  photo: Buffer | null,
  logo: Buffer | null,
): Promise<Buffer> {
  const { product } = content
  const sheet = beginSheet(content, logo, { name: 'Datenblatt', source: SOURCE })
  const { paper, newPage } = sheet
  const summary = drawSummary(paper, content, photo, sheet.y + 16)
  const description = drawDescription(paper, product.description, summary + 16, newPage)
  drawDataSection(paper, product, description + 10, newPage)
  return endSheet(paper, content)
}
