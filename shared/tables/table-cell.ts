import {
  LONGEST_NUMBER,
  type Marks,
  type Numeral,
  numeralsOf,
  withoutCurrency,
} from '../writing/german-number.ts'

export const tableFormats = ['csv', 'xlsx', 'json'] as const
export type TableFormat = (typeof tableFormats)[number]

/** A day that a spreadsheet keeps as a date: `{ day: '2026-11-30' }`. */
export interface Day {
  day: string
}

/** What a cell of a table holds. Empty ones are null. */
export type Cell = string | number | boolean | Day | null

/**
 * A number or a day that a spreadsheet shows otherwise than by its digits: 123 as `00123`, 0.5 as `50 %`, a day
 * as `Nov 26`. A text field takes what is shown, a number field what is stored; `cellFor` says which.
 */
interface Formatted {
  /** In German. */
  shown: string
  stored: number | Day
}

/** What a cell of a table that comes in holds. */
export type IncomingCell = Cell | Formatted

export const isDay = (cell: IncomingCell): cell is Day =>
  typeof cell === 'object' && cell !== null && 'day' in cell

export const isFormatted = (cell: IncomingCell): cell is Formatted =>
  typeof cell === 'object' && cell !== null && 'shown' in cell

/** What its spreadsheet keeps in a cell. */
export const storedCell = (cell: IncomingCell): Cell => (isFormatted(cell) ? cell.stored : cell)

/** What its spreadsheet shows in a cell. */
export const shownCell = (cell: IncomingCell): Cell => (isFormatted(cell) ? cell.shown : cell)

export const isText = (cell: IncomingCell | undefined): cell is string => typeof cell === 'string'

/** A cell as a German table shows it, with the digits that a spreadsheet keeps of a number: `28500,5`, `ja`, `2026-11-30`. */
export function cellText(cell: IncomingCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return numberText(cell)
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nein'
  if (typeof cell === 'string') return cell
  return isFormatted(cell) ? cell.shown : cell.day
}

/** Without what binary fractions leave behind the digits that count: `16039.300000000001`. */
const numberText = (value: number) =>
  String(Number.isInteger(value) ? value : Number(value.toPrecision(15))).replace('.', ',')

/** Whether two cells say the same. Programs change how a line ends and drop blanks around a text. */
export const sameCell = (one: Cell, other: Cell) => plainText(one) === plainText(other)

const plainText = (cell: Cell) => cellText(cell).replace(/\r\n?/g, '\n').trim()

export const isEmptyCell = (cell: IncomingCell) => cell === null || cellText(cell).trim() === ''

/** How people write into a list that they have nothing to say: keine Angabe, nicht bekannt, ohne Angabe. */
const NOTHING =
  /^(?:[-–—?]+|[ko]\.? ?a\.?|n\. ?b\.?|n[./] ?a\.?|(?:keine|ohne) angaben?|(?:un|nicht )bekannt)$/i

/** What databases and programs write for a cell without a value. */
const NO_VALUE = /^(?:null|<null>|\(null\)|none|nan|nil|undefined|\\n|\(leer\))$/i

/** Whether a cell holds nothing but a program's word for nothing: `NULL`, `\N`, `(leer)`. */
export const isNoValue = (cell: IncomingCell): boolean => isText(cell) && NO_VALUE.test(cell.trim())

/** Whether a cell is empty, or says in words that nothing is known. */
export const saysNothing = (cell: Cell): boolean =>
  isEmptyCell(cell) || isNoValue(cell) || NOTHING.test(cellText(cell).trim())

/** `12'900.00`, `12’900`. */
const SWISS_THOUSANDS = /(?<=\d)['’](?=\d{3}(?!\d))/g

/**
 * A cell of a table that nobody looks at again. Of two numbers that it can mean it is the one with
 * thousands in the marks of its column. Null for anything else, such as `28,500` in a German one.
 */
export function readTableNumber(text: string, marks: Marks = 'german'): number | null {
  if (text.length > LONGEST_NUMBER) return null
  const numerals = numeralsOf(withoutCurrency(text).replace(SWISS_THOUSANDS, ''))
  const isMeant = (numeral: Numeral) => numeral.decimals === 0 && numeral.marks === marks
  return (numerals.length > 1 ? numerals.find(isMeant) : numerals[0])?.value ?? null
}
