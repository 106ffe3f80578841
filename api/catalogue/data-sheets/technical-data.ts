import { INK, STEEL } from '../../../shared/images/colours.ts'
import type { Element, Paper } from '../../base/files/paper/paper.ts'
import type { Item, Setting } from './columns.ts'
import { COLUMN } from './measures.ts'
import type { SheetWords } from './sheet-words.ts'

const HEADING = { font: 'Display', size: 9 } as const
const HEADING_ABOVE = 6
const NAME = { font: 'Label', size: 8.5, color: STEEL } as const
const VALUE = { font: 'Text', size: 8.5 } as const
/** Points above and below a row: as it reads best, and where a few rows would not fit on the page otherwise. */
export const paddings = [1.6, 1, 0.5] as const
const NAME_WIDTH = COLUMN * 0.42
const VALUE_LEFT = COLUMN * 0.45
const VALUE_WIDTH = COLUMN - VALUE_LEFT

/** A heading, or a name with its value. */
export type Entry = Item & { name: string; value: string; padding: number }

/** A machine's technical data as the page of the machine groups them, ready to be set in columns. */
export function entriesOf(
  paper: Paper,
  groups: ReturnType<SheetWords['data']['groups']>,
  padding: number,
): Entry[] {
  return groups.flatMap(({ heading, lines }) => [
    {
      name: heading,
      value: '',
      isHeading: true,
      padding,
      height: HEADING_ABOVE + paper.height(heading, HEADING, COLUMN) + 3,
    },
    ...lines.map(([name, value]) => ({
      name,
      value,
      isHeading: false,
      padding,
      height:
        2 * padding +
        Math.max(paper.height(name, NAME, NAME_WIDTH), paper.height(value, VALUE, VALUE_WIDTH)),
    })),
  ])
}

/** The heading above what a column break has parted from it, with what says so behind it. */
export const continuedBy =
  (mark: string) =>
  (heading: Entry): Entry => ({ ...heading, name: heading.name.replace(mark, '') + mark })

/** Draws entries where they were set; each heading begins a list of its own. */
export function drawEntries(paper: Paper, placed: Setting<Entry>['placed']): void {
  let list: Element | null = null
  for (const { item, x, y } of placed) {
    const { name, value, height, padding } = item
    if (item.isHeading || !list) {
      const place = { x, y: y + HEADING_ABOVE, width: COLUMN }
      paper.text('H3', name, HEADING, place)
      paper.artifact(() => paper.rule(x, y + height - 0.8, COLUMN, INK, 0.8))
      list = paper.element('L')
      continue
    }
    const parent = paper.element('LI', list)
    const top = y + padding
    paper.text('Lbl', name, NAME, { x, y: top, width: NAME_WIDTH }, parent)
    paper.text('LBody', value, VALUE, { x: x + VALUE_LEFT, y: top, width: VALUE_WIDTH }, parent)
    paper.artifact(() => paper.rule(x, y + height - 0.5, COLUMN, undefined, 0.5))
  }
}
