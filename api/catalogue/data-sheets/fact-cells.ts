import { INK, STEEL } from '../../../shared/images/colours.ts'
import type { Paper, Place } from '../../base/files/paper/paper.ts'
import type { Fact } from './facts.ts'

const PADDING = 5
const NAME = { font: 'Label', size: 8, color: STEEL } as const
const VALUE = { font: 'Text', size: 9.5 } as const

/** Names over values in cells, as in the title block of a drawing. Returns where they end. */
export function drawFacts(
  paper: Paper,
  facts: readonly Fact[],
  { x, y, width, columns }: Place & { columns: number },
): number {
  const list = paper.element('L')
  const cell = width / columns
  const inner = cell - 2 * PADDING
  let top = y
  for (let first = 0; first < facts.length; first += columns) {
    const row = facts.slice(first, first + columns)
    const heights = row.map(
      ([name, value]) => paper.height(name, NAME, inner) + paper.height(value, VALUE, inner),
    )
    const height = Math.max(...heights) + 2 * PADDING
    for (const [index, [name, value]] of row.entries()) {
      const left = x + index * cell
      // The last one takes what is left of its row.
      const right = index === row.length - 1 ? x + width : left + cell
      paper.artifact(() =>
        paper.doc
          .rect(left, top, right - left, height)
          .lineWidth(0.6)
          .stroke(INK),
      )
      const place = { x: left + PADDING, width: inner }
      const item = paper.element('LI', list)
      const end = paper.text('Lbl', name, NAME, { ...place, y: top + PADDING }, item)
      paper.text('LBody', value, VALUE, { ...place, y: end }, item)
    }
    top += height
  }
  return top
}
