import { type Cell, cellText } from '../../../../shared/table-cell.ts'
import { tooLongRow, tooLongText } from '../limits.ts'
import { LONGEST_ROW, MOST_COLUMNS, TableRefused, type TableRow } from '../table.ts'
import { dayOfSerial } from './days.ts'
import { parseXml } from './read-xml.ts'
import { LONGEST_WRITTEN, unescapeText } from './text.ts'
import type { Workbook } from './workbook.ts'

/** Of a sheet, by its format. */
const MOST_XLSX_COLUMNS = 16_384

/**
 * The rows of the first sheet, while they are unpacked. Each one ends with its last filled cell, and none
 * is wider than the first one: a few bytes that name a cell far to the right must not become thousands.
 * @throws {TableRefused} for what a table of values does not have: formulas, errors, merged cells
 */
export async function* sheetRows(workbook: Workbook): AsyncGenerator<TableRow> {
  let done: TableRow[] = []
  let current: TableRow = { row: 0, cells: [] }
  let column = -1
  let width: number | null = null
  let attributes: Record<string, string> = {}
  let text = ''
  let isText = false
  let isReadingAid = false
  /** The characters of the row. */
  let length = 0
  const tooLong = () => {
    const place = { row: current.row, column: letters(column) }
    return tooLongText(`In der Zelle ${place.column}${place.row}`, place)
  }

  const parsing = parseXml(await workbook.sheet(), {
    open(name, given) {
      isText = name === 'v' || (name === 't' && !isReadingAid)
      if (name === 'row') {
        current = { row: given.r ? Number(given.r) : current.row + 1, cells: [] }
        column = -1
        length = 0
      } else if (name === 'c') {
        attributes = given
        column = given.r ? columnOf(given.r) : column + 1
        text = ''
        if (!(column >= 0 && column < MOST_XLSX_COLUMNS)) throw new Error('No column of a sheet')
      } else if (name === 'f') throw refuse(current.row, column, FORMULA)
      else if (name === 'rPh') isReadingAid = true
      else if (name === 'mergeCell') throw refuseMerged(given.ref ?? '')
    },
    text(part) {
      if (isText) text += part
      if (text.length > LONGEST_WRITTEN) throw tooLong()
    },
    tooLong,
    close(name) {
      isText = false
      if (name === 'c') {
        const { cells, row } = current
        const cell = cellOf(workbook, attributes, text, () => refuse(row, column, ERROR(text)))
        if (cell === null || column >= (width ?? MOST_XLSX_COLUMNS)) return
        while (cells.length < column) cells.push(null)
        cells[column] = cell
        length += cellText(cell).length
        if (length > LONGEST_ROW) throw tooLongRow(row)
      } else if (name === 'row') {
        width ??= Math.min(current.cells.length, MOST_COLUMNS)
        done.push(current)
      } else if (name === 'rPh') isReadingAid = false
    },
  })
  for await (const _ of parsing) {
    yield* done
    done = []
  }
}

function cellOf(
  { strings, dateStyles, is1904 }: Workbook,
  { t: type = 'n', s: style = '0' }: Record<string, string>,
  text: string,
  refuseError: () => TableRefused,
): Cell {
  if (type === 'inlineStr' || type === 'str') return unescapeText(text)
  if (text === '') return null
  if (type === 's') return strings[Number(text)] ?? null
  if (type === 'b') return text.trim() === '1'
  if (type === 'd') return { day: text.slice(0, 10) }
  if (type === 'e') throw refuseError()
  const number = Number(text)
  if (Number.isNaN(number)) throw new Error('No number')
  return (dateStyles[Number(style)] && dayOfSerial(number, is1904)) || number
}

const FORMULA =
  'enthält eine Formel. Bitte ersetzen Sie sie durch ihren Wert (kopieren, dann „Werte einfügen“).'
const ERROR = (text: string) => `enthält den Fehlerwert ${text.slice(0, 20)}.`

function refuse(row: number, column: number, what: string): TableRefused {
  const cell = `${letters(column)}${row}`
  return new TableRefused(`Die Zelle ${cell} ${what}`, { row, column: letters(column) })
}

function refuseMerged(area: string): TableRefused {
  const [, column = null, row] = /^([A-Z]+)(\d+)/.exec(area) ?? []
  return new TableRefused(
    `Die Zellen ${area} sind verbunden. Bitte heben Sie die Verbindung auf, damit jede Maschine eine eigene Zeile hat.`,
    { row: row ? Number(row) : null, column },
  )
}

/** `B7` → 1. */
function columnOf(cell: string): number {
  let column = 0
  for (const letter of cell.replace(/\d+$/, '')) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** 1 → `B`. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26))
