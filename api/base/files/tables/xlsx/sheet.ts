import { cellText, type IncomingCell } from '../../../../../shared/tables/table-cell.ts'
import { plainCell } from '../apostrophe.ts'
import { tooLongRow, tooLongText } from '../limits.ts'
import { columnLetters, columnOfCell, LONGEST_ROW, MOST_COLUMNS, type TableRow } from '../table.ts'
import { dateFormat, formattedCell, serialOfIso, UNREADABLE } from './number-format.ts'
import { parseXml } from './read-xml.ts'
import { isTextElement } from './shared-strings.ts'
import { isTrue, LONGEST_WRITTEN, unescapeText } from './text.ts'
import type { Workbook } from './workbook.ts'

const MOST_XLSX_COLUMNS = 16_384

/** A header may be one column too wide, and is refused for it. */
const WIDEST = MOST_COLUMNS + 1

interface WrittenCell {
  type: string
  style: number
  value: string
  /** The text within the cell, which counts where the type says so. */
  inline: string | null
  isFormula: boolean
}

/**
 * The rows of the chosen sheet, while they are unpacked. Each one ends with its last filled cell, and none
 * is wider than a table may be: a few bytes that name a cell far to the right must not become thousands.
 * A formula counts with the value that is stored beside it.
 */
export async function* sheetRows(
  workbook: Workbook,
  onMerged: (area: string) => void = () => {},
): AsyncGenerator<TableRow> {
  let done: TableRow[] = []
  let current: TableRow = { row: 0, cells: [] }
  let column = -1
  let written: WrittenCell = { type: 'n', style: 0, value: '', inline: null, isFormula: false }
  let reading: 'value' | 'inline' | null = null
  let length = 0
  const tooLong = () => {
    const place = { row: current.row, column: columnLetters(column) }
    return tooLongText(`In der Zelle ${place.column}${place.row}`, place)
  }

  const parsing = parseXml(await workbook.sheet(), {
    open(name, { r, t, s, ref }, within) {
      reading = null
      if (name === 'row') {
        current = { row: r ? Number(r.value) : current.row + 1, cells: [] }
        column = -1
        length = 0
      } else if (name === 'c') {
        column = r ? columnOfCell(r.value) : column + 1
        const type = t?.value ?? 'n'
        written = { type, style: Number(s?.value ?? 0), value: '', inline: null, isFormula: false }
        if (!(column >= 0 && column < MOST_XLSX_COLUMNS)) throw new Error('No column of a sheet')
      } else if (name === 'v' && within.at(-1) === 'c') reading = 'value'
      else if (name === 'f' && within.at(-1) === 'c') written.isFormula = true
      else if (name === 'mergeCell') onMerged(ref?.value ?? '')
      else if (isTextElement(name, within)) reading = 'inline'
    },
    text(part) {
      if (reading === null) return
      written[reading] = (written[reading] ?? '') + part
      if ((written[reading]?.length ?? 0) > LONGEST_WRITTEN) throw tooLong()
    },
    tooLong,
    close(name) {
      reading = null
      if (name === 'row') done.push(current)
      if (name !== 'c' || column >= WIDEST) return
      const { cells, row, notes = [] } = current
      const note = noteOf(workbook, written)
      // A row may name the same cell over and over.
      if (note && notes.length < WIDEST) {
        notes.push({ at: column, ...note })
        current.notes = notes
      }
      const cell = cellOf(workbook, written)
      if (cell === null) return
      while (cells.length < column) cells.push(null)
      cells[column] = cell
      length += cellText(cell).length
      if (length > LONGEST_ROW) throw tooLongRow(row)
    },
  })
  for await (const _ of parsing) {
    yield* done
    done = []
  }
}

function cellOf({ strings, formats, is1904 }: Workbook, written: WrittenCell): IncomingCell {
  const { type, style, value, inline } = written
  if (type === 'inlineStr') return plainCell(unescapeText(inline ?? value))
  if (type === 'str') return plainCell(unescapeText(value))
  if (type === 'e' || value === '') return null
  if (type === 's') {
    const text = strings[Number(value)]
    return text === undefined ? null : plainCell(text)
  }
  if (type === 'b') return isTrue(value.trim())
  if (type === 'd') {
    const serial = serialOfIso(value.trim())
    return serial === null ? value : formattedCell(serial, dateFormat(formats[style]), false)
  }
  const number = Number(value)
  if (Number.isNaN(number)) throw new Error('No number')
  return formattedCell(number, formats[style] ?? null, is1904)
}

const FORMULA = 'Formel; es zählt ihr gespeicherter Wert'
const WITHOUT_VALUE =
  'Formel ohne gespeicherten Wert. Bitte öffnen und speichern Sie die Datei in Excel, oder ersetzen Sie die Formel durch ihren Wert'
const WITHOUT_FORMAT =
  'Das Zahlenformat der Zelle ist nicht zu lesen; es zählt die gespeicherte Zahl'
const ERROR = (text: string) => `Die Zelle enthält den Fehlerwert ${text.slice(0, 20)}`

/** What is to be said of a cell besides its value. A formula whose result is an empty text has stored that. */
function noteOf({ formats }: Workbook, { type, style, value, isFormula }: WrittenCell) {
  if (type === 'e') return { text: ERROR(value), isError: true }
  if (isFormula && value === '' && type !== 'str') return { text: WITHOUT_VALUE, isError: true }
  if (isFormula) return { text: FORMULA, isError: false }
  const isUnreadable = type === 'n' && value !== '' && formats[style] === UNREADABLE
  return isUnreadable ? { text: WITHOUT_FORMAT, isError: false } : null
}
