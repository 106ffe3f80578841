import { readTypedYear } from '../figures/read-date.ts'
import { plainStockNumber } from '../product/field-rules.ts'
import { readPrice } from '../product/typed-price.ts'
import { type Cell, cellText, isDay, isEmptyCell, readTableNumber } from '../tables/table-cell.ts'
import { keysOf } from '../values/records.ts'
import { formatNumber, formatPrice } from '../writing/format.ts'
import type { Marks } from '../writing/german-number.ts'
import { spellOut, wholeWords } from '../writing/search-text.ts'
import { asLine, isOneLine, plainLine } from '../writing/text-rules.ts'
import { htmlAsText } from './html-text.ts'
import { quoted, readAs } from './quoted.ts'
import { lostDigits } from './spreadsheet-cell.ts'

interface Read {
  value: unknown
  /** A sentence about what was understood, where that is not what stands in the cell. */
  hint?: string
  /** What the cell says about other fields. */
  also?: Record<string, unknown>
}

/** What a cell says, for the schema to check, or a sentence that says why it cannot be read. */
export type Reading = Read | { problem: string }

/** How a field reads its cell. `undefined` leaves the field to its default. */
export type ReadCell = (cell: Cell, isNew: boolean, marks?: Marks) => Reading

/** Spreadsheets take some texts for a date, `3.4` for instance, and what was typed is lost. */
const asDate = (cell: Cell): Reading => ({
  problem: `${quoted(cellText(cell))} steht als Datum in der Tabelle. Bitte formatieren Sie die Zelle als Text oder Zahl`,
})

export const readText: ReadCell = (cell) =>
  isDay(cell) ? asDate(cell) : textOf(cell, (text) => text)

/** As `readText`, for what is one line. Spreadsheets break long words of a cell by hand. */
export const readLine: ReadCell = (cell) => {
  if (isDay(cell)) return asDate(cell)
  const { value, hint } = textOf(cell, asLine)
  return hint || isOneLine(plainLine(cellText(cell)))
    ? { value, ...(hint && { hint }) }
    : { value, hint: `Steht in einer Zeile: ${quoted(value)}` }
}

/** A text as its field has it, with a hint where it came as HTML or may have lost digits. */
export function textOf(cell: Cell, inField: (text: string) => string) {
  const typed = cellText(cell)
  const value = inField(htmlAsText(typed))
  const hint =
    value === inField(typed) ? lostDigits(cell) : `Das HTML ist als Text gelesen: ${quoted(value)}`
  return { value, ...(hint && { hint }) }
}

/** A number; none for an empty cell. */
export const readNumberCell: ReadCell = (cell, _isNew, marks) => {
  if (isEmptyCell(cell)) return { value: null }
  if (typeof cell === 'number') return { value: cell }
  if (isDay(cell)) return asDate(cell)
  const value = typeof cell === 'string' ? readTableNumber(cell, marks) : null
  return value === null ? noNumber(cell) : { value, ...hintOf(cell, value) }
}

const noNumber = (cell: Cell) => ({
  problem: `${quoted(cellText(cell))} ist keine eindeutige Zahl`,
})

/** Says what was read where it is another number by itself than in its column: `7,450` beside `12,900.00`. */
const hintOf = (cell: Cell, value: number) =>
  readTableNumber(cellText(cell)) === value
    ? {}
    : { hint: readAs(cellText(cell), formatNumber(value)) }

/** A price, perhaps with words beside it. A price on request leaves the amount to what it was. */
export const readPriceCell: ReadCell = (cell, isNew, marks) => {
  if (typeof cell !== 'string' || isEmptyCell(cell)) return readNumberCell(cell, isNew, marks)
  const price = readPrice(cell, (text) => readTableNumber(text, marks))
  if (!price) return noNumber(cell)
  const { amount, isNegotiable } = price
  if (amount === null) return { value: undefined, also: { priceKind: 'onRequest' } }
  const isPlain = !isNegotiable && readPrice(cell, readTableNumber)?.amount === amount
  return isPlain
    ? { value: amount }
    : { value: amount, hint: `${quoted(cell)}: Als Preis zählt ${formatPrice(amount)}` }
}

/** Programs whose machines need a year write `0` where nobody knows it. */
const noYear = (cell: Cell): Reading => ({ value: null, hint: readAs(cellText(cell), 'unbekannt') })

/** A year, perhaps with its month or in two digits. A day that a spreadsheet has made of it is in that year. */
export const readYearCell: ReadCell = (cell) => {
  const value = isDay(cell) ? Number(cell.day.slice(0, 4)) : readTypedYear(cellText(cell))
  if (value === null)
    return /^0+$/.test(cellText(cell).trim()) ? noYear(cell) : readNumberCell(cell, false)
  const isSaid = !isDay(cell) && cellText(cell).includes(String(value))
  return isSaid ? { value } : { value, hint: `Als Jahr zählt ${value}` }
}

export const readStockNumber: ReadCell = (cell) => {
  if (isDay(cell)) return asDate(cell)
  const typed = cellText(cell).trim()
  const value = plainStockNumber(typed)
  const hint =
    value === typed ? lostDigits(cell) : `Die Lagernummer wird als ${quoted(value)} geführt`
  return { value, ...(hint && { hint }) }
}

const flags = new Map([
  ...['ja', 'wahr', 'true', 'x', '1', 'j', 'yes'].map((word) => [word, true] as const),
  ...['nein', 'falsch', 'false', '0', 'n', 'no', ''].map((word) => [word, false] as const),
])

export const readFlag: ReadCell = (cell) => {
  const value = flags.get(cellText(cell).trim().toLowerCase())
  return value === undefined
    ? { problem: `${quoted(cellText(cell))} ist weder „ja“ noch „nein“` }
    : { value }
}

/**
 * One of several, by its label, its key or another word for it.
 * @param words alternatives of a regular expression, in lower case
 */
export function readChoice<Key extends string>(
  labels: Record<Key, string>,
  words: Partial<Record<Key, string>> = {},
): ReadCell {
  const known = new Map<string, string>(
    Object.entries<string>(labels).flatMap(([key, label]) => [
      [key.toLowerCase(), key],
      [label.toLowerCase(), key],
    ]),
  )
  const patterns = keysOf(words).map((key) => ({ key, pattern: wholeWords(words[key]) }))
  const possible = Object.values(labels).join(', ')
  return (cell) => {
    // A new machine gets the default, another one keeps what it has: the default could make a hidden one visible.
    if (isEmptyCell(cell)) return { value: undefined }
    const text = cellText(cell).trim()
    const isNamed = ({ pattern }: { pattern: RegExp }) => pattern.test(spellOut(text))
    const value = known.get(text.toLowerCase()) ?? patterns.find(isNamed)?.key
    return value === undefined
      ? { problem: `${quoted(cellText(cell))} ist unbekannt. Möglich sind: ${possible}` }
      : { value }
  }
}

/** As it reads, where an empty cell means that there is none. */
export const orNone =
  (read: ReadCell): ReadCell =>
  (cell, isNew) =>
    isEmptyCell(cell) ? { value: null } : read(cell, isNew)

/** Any of several, by label or key, separated by commas. */
export function readSeveral(labels: Record<string, string>): ReadCell {
  const one = readChoice(labels)
  return (cell, isNew) => {
    const parts = cellText(cell).split(',')
    const named = parts.filter((part) => part.trim() !== '').map((part) => one(part, isNew))
    const unknown = named.find((reading) => 'problem' in reading)
    return unknown ?? { value: named.map((reading) => 'value' in reading && reading.value) }
  }
}
