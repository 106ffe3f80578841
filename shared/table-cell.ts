/** A day that a spreadsheet keeps as a date: `{ day: '2026-11-30' }`. */
export interface Day {
  day: string
}

/** What a cell of a table holds. Empty ones are null. */
export type Cell = string | number | boolean | Day | null

export const isDay = (cell: Cell): cell is Day => typeof cell === 'object' && cell !== null

export const isText = (cell: Cell | undefined): cell is string => typeof cell === 'string'

/** A cell as a German table shows it, with every digit of a number: `28500,5`, `ja`, `2026-11-30`. */
export function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nein'
  return typeof cell === 'string' ? cell : cell.day
}

/** Whether two cells say the same. Programs change how a line ends and drop blanks around a text. */
export const sameCell = (one: Cell, other: Cell) => plainText(one) === plainText(other)

const plainText = (cell: Cell) => cellText(cell).replace(/\r\n?/g, '\n').trim()

export const isEmptyCell = (cell: Cell) => cell === null || cellText(cell).trim() === ''
