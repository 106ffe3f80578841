import { drawDataSection } from './data-section.ts'
import { drawDescription } from './description.ts'
import type { SheetContent } from './sheet-content.ts'
import { beginSheet, endSheet } from './sheet-frame.ts'
import type { SheetWords } from './sheet-words.ts'
import { drawSummary } from './summary.ts'

/** Draws a machine's data sheet on as many pages as it takes. */
export function drawDataSheet(
  content: SheetContent,
  photo: Buffer | null,
  logo: Buffer | null,
  words: SheetWords,
): Promise<Buffer> {
  const { product } = content
  const flow = beginSheet(content, logo, words.frame)
  flow.y = drawSummary(flow.paper, { content, words }, photo, flow.y + 16) + 16
  drawDescription(flow, product, words.description)
  flow.y += 10
  drawDataSection(flow, product, words)
  return endSheet(flow.paper, content, words.frame)
}
