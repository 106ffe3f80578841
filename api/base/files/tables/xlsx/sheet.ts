import { type Cell, cellText } from '../../../../../shared/table-cell.ts'
import { columnLetters, columnOfCell } from '../column-letters.ts'
import { tooLongRow, tooLongText } from '../limits.ts'
import { LONGEST_ROW, MOST_COLUMNS, type TableRow } from '../table.ts'
import { dayOfSerial } from './days.ts'
import { parseXml } from './read-xml.ts'
import { LONGEST_WRITTEN, unescapeText } from './text.ts'
import type { Workbook } from './workbook.ts'

/** Of a sheet, by its format. */
const MOST_XLSX_COLUMNS = 16_384

/** A header may be one column too wide, and is refused for it. */
const WIDEST = MOST_COLUMNS + 1

/**
 * The rows of the chosen sheet, while they are unpacked. Each one ends with its last filled cell, and none
 * is wider than a table may be: a few bytes that name a cell far to the right must not become thousands.
 * A formula counts with the value that is stored beside it.
 * @param onMerged told of each area of merged cells, once the rows have been read
 */
export async function* sheetRows(
  workbook: Workbook,
  onMerged: (area: string) => void = () => {},
): AsyncGenerator<TableRow> {
  let done: TableRow[] = []
  let current: TableRow = { row: 0, cells: [] }
  let column = -1
  let attributes: Record<string, string> = {}
  let text = ''
  let isText = false
  let isReadingAid = false
  let isFormula = false
  /** The characters of the row. */
  let length = 0
  const tooLong = () => {
    const place = { row: current.row, column: columnLetters(column) }
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
        column = given.r ? columnOfCell(given.r) : column + 1
        text = ''
        isFormula = false
        if (!(column >= 0 && column < MOST_XLSX_COLUMNS)) throw new Error('No column of a sheet')
      } else if (name === 'f') isFormula = true
      else if (name === 'rPh') isReadingAid = true
      else if (name === 'mergeCell') onMerged(given.ref ?? '')
    },
    text(part) {
      if (isText) text += part
      if (text.length > LONGEST_WRITTEN) throw tooLong()
    },
    tooLong,
    close(name) {
      isText = false
      if (name === 'c') {
        if (column >= WIDEST) return
        const { cells, row } = current
        const { t: type = 'n' } = attributes
        const note = noteOf(type, text, isFormula)
        if (note) current.notes = [...(current.notes ?? []), { at: column, ...note }]
        const cell = type === 'e' ? null : cellOf(workbook, attributes, text)
        if (cell === null) return
        while (cells.length < column) cells.push(null)
        cells[column] = cell
        length += cellText(cell).length
        if (length > LONGEST_ROW) throw tooLongRow(row)
      } else if (name === 'row') done.push(current)
      else if (name === 'rPh') isReadingAid = false
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
): Cell {
  if (type === 'inlineStr' || type === 'str') return unescapeText(text)
  if (text === '') return null
  if (type === 's') return strings[Number(text)] ?? null
  if (type === 'b') return text.trim() === '1'
  if (type === 'd') return { day: text.slice(0, 10) }
  const number = Number(text)
  if (Number.isNaN(number)) throw new Error('No number')
  return (dateStyles[Number(style)] && dayOfSerial(number, is1904)) || number
}

const FORMULA = 'Formel; es zählt ihr gespeicherter Wert'
const WITHOUT_VALUE =
  'Formel ohne gespeicherten Wert. Bitte öffnen und speichern Sie die Datei in Excel, oder ersetzen Sie die Formel durch ihren Wert'
const ERROR = (text: string) => `Die Zelle enthält den Fehlerwert ${text.slice(0, 20)}`

/** What is to be said of a cell besides its value. A formula whose result is an empty text has stored that. */
function noteOf(type: string, text: string, isFormula: boolean) {
  if (type === 'e') return { text: ERROR(text), isError: true }
  if (!isFormula) return null
  const isStored = text !== '' || type === 'str'
  return isStored ? { text: FORMULA, isError: false } : { text: WITHOUT_VALUE, isError: true }
}
