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
  const flow = beginSheet(content, logo, { name: 'Datenblatt', source: SOURCE })
  flow.y = drawSummary(flow.paper, content, photo, flow.y + 16) + 16
  drawDescription(flow, product.description)
  flow.y += 10
  drawDataSection(flow, product)
  return endSheet(flow.paper, content)
}
