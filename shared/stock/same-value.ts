import { type Cell, cellText, isText, readTableNumber } from '../tables/table-cell.ts'
import { quoted } from './quoted.ts'

const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * What is said where a spreadsheet only writes a text in its own way, because it takes it for a number, a percentage
 * or a day: `123` for `00123`, `85,00 %`, `30.11.26`. Null for what says something else.
 * @param before the text that the machine has
 */
export function respelled(cell: Cell, before: Cell | undefined): string | null {
  if (!isText(before)) return null
  const value = valueSaid(cellText(cell).trim())
  return value !== null && value === valueSaid(before.trim())
    ? `Bleibt ${quoted(before)}; die Tabelle schreibt denselben Wert anders`
    : null
}

function valueSaid(text: string): string | null {
  const [, day, month, year] = DOTTED.exec(text) ?? []
  if (day && month && year) return isoOf(year, month, day)
  const [, first, second, yearAfter] = SLASHED.exec(text) ?? []
  if (first && second && yearAfter) return isoOf(yearAfter, first, second)
  if (ISO.test(text)) return text
  const number = readTableNumber(text.replace(/\s?%$/, ''))
  return number === null ? null : `${number}${text.endsWith('%') ? '%' : ''}`
}

const isoOf = (year: string, month: string, day: string) =>
  `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
