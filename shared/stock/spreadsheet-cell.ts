import { type Cell, cellText, isText, readTableNumber } from '../tables/table-cell.ts'
import { quoted } from './quoted.ts'

/** `#NV`, `#WERT!`, `#REF!`, `#DIV/0!`, `#NAME?`, LibreOffice's `Err:502`, and what a narrow column shows. */
const ERROR = /^(?:#(?:N\/?V|N\/A|[A-ZÄÖÜ_]+(?:\/0)?[!?])|(?:Err|Fehler):\d{3}|#{3,})$/
/** `5,16093E+14`, which was a number of fifteen digits. */
const EXPONENT = /^-?\d(?:[.,]\d+)?e[+-]?\d{1,3}$/i
const IS_SURELY_EXPONENT = /[.,+]/
/** Spreadsheets keep fifteen digits of a number. */
const FILLED_UP = /^\d{15}0+$/

/** What a spreadsheet has made of a cell so that its value is lost, as a sentence; null for any other cell. */
export function damageOf(cell: Cell): string | null {
  const text = cellText(cell).trim()
  if (isText(cell) && ERROR.test(text)) return `Die Zelle enthält den Fehlerwert ${text}`
  if (EXPONENT.test(text) && IS_SURELY_EXPONENT.test(text))
    return `${quoted(text)} ist eine abgekürzte Zahl, ihre letzten Ziffern fehlen. Bitte formatieren Sie die Zelle als Text oder Zahl und tragen Sie den Wert neu ein`
  return null
}

const MONTH = '(?:jan|feb|m(?:rz|är|ar)|apr|ma[iy]|jun|jul|aug|sept?|o[kc]t|nov|de[zc])\\.?'
const DAY_AND_MONTH = new RegExp(
  `^(?:\\d{1,2}[.\\s-]{1,2}${MONTH}(?:[.\\s-]{1,2}\\d{2,4})?|${MONTH}[\\s-]\\d{1,4})$`,
  'i',
)
const NUMBERS = ['model', 'serialNumber', 'stockNumber']

/** What may be wrong with a number that looks like a day, `02. Okt`: spreadsheets make one of `2-10`. Null for any other cell. */
export const dayMadeOf = (field: string, cell: Cell): string | null =>
  NUMBERS.includes(field) && DAY_AND_MONTH.test(cellText(cell).trim())
    ? `${quoted(cellText(cell).trim())} sieht nach einem Tag aus, den ein Tabellenprogramm aus einer Nummer gemacht hat. Bitte prüfen Sie die Zelle`
    : null

/** What may be wrong with the digits of a number as a text; null for any other cell. */
export const lostDigits = (cell: Cell): string | null =>
  FILLED_UP.test(cellText(cell).trim())
    ? 'Tabellen behalten 15 Ziffern einer Zahl und füllen mit Nullen auf. Bitte prüfen Sie die letzten Ziffern'
    : null

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
