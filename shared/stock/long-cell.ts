import { aboutField } from '../product/fields.ts'
import { type Cell, cellText } from '../tables/table-cell.ts'
import { formatNumber } from '../writing/format.ts'
import type { StockColumn } from './columns.ts'

/** Far more than any line of a machine takes, also as HTML. What reads numbers and words would take seconds for more. */
const LONGEST_LINE = 2_000

/** Whether a field may have as much as a cell of a table holds. */
const isLong = (field: StockColumn['field']) =>
  field === 'images' || field === 'conditionReport' || aboutField(field)?.kind === 'text'

/** What is said of a cell that is longer than anything its column holds; null for any other cell. */
export const tooLongFor = ({ field }: StockColumn, cell: Cell): string | null =>
  isLong(field) || cellText(cell).length <= LONGEST_LINE
    ? null
    : `In der Zelle stehen mehr als ${formatNumber(LONGEST_LINE)} Zeichen. Bitte kürzen Sie den Text`
