import type { Paper } from '../../base/files/paper/paper.ts'
import { type Item, setBalanced } from './columns.ts'
import { BOTTOM, COLUMN, MARGIN, RIGHT } from './measures.ts'
import { SECTION, SECTION_HEIGHT } from './sketch-block.ts'

const TEXT = { font: 'Text', size: 9 } as const
const GAP = 5
/** Longer paragraphs are cut between words, so that each piece has room in a column. */
const PIECE = /.{1,700}(?=\s|$)|.{700}/gs
/** Less room is not worth beginning in. */
const WORTH_BEGINNING = 60

type Paragraph = Item & { text: string }

/**
 * What the dealer writes of a machine, in two columns on as many pages as it takes. Returns where it ends.
 * @param newPage returns where the new page begins
 */
export function drawDescription(
  paper: Paper,
  description: string,
  y: number,
  newPage: () => number,
): number {
  let rest = paragraphsOf(paper, description)
  if (rest.length === 0) return y
  let top = BOTTOM - y < WORTH_BEGINNING ? newPage() : y
  paper.text('H2', 'Beschreibung', SECTION, { x: MARGIN, y: top, width: COLUMN })
  top += SECTION_HEIGHT
  for (;;) {
    const columns = [MARGIN, RIGHT].map((x) => ({ x, top, bottom: BOTTOM }))
    const set = setBalanced(rest, columns, (heading) => heading)
    for (const { item, x, y } of set.placed)
      paper.text('P', item.text, TEXT, { x, y, width: COLUMN })
    rest = set.rest
    if (rest.length === 0) return Math.max(...set.placed.map(({ item, y }) => y + item.height))
    top = newPage()
  }
}

function paragraphsOf(paper: Paper, description: string): Paragraph[] {
  return description
    .split(/\n{2,}/)
    .flatMap((paragraph) => paragraph.match(PIECE) ?? [])
    .map((piece) => piece.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, isHeading: false, height: paper.height(text, TEXT, COLUMN) + GAP }))
}
