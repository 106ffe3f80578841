import { type Cell, isEmptyCell } from '../../../../shared/tables/table-cell.ts'
import { isObject } from '../../../../shared/values/shape.ts'
import { checkedText } from './encoding.ts'
import { ElementTooLong, jsonElements, NotFlat } from './json-elements.ts'
import { checkColumns, RowCount, tooLongRow } from './limits.ts'
import { TableRefused, type TableRow } from './table.ts'

export async function* jsonRows(path: string): AsyncGenerator<TableRow> {
  const names = new Set<string>()
  const count = new RowCount()
  for await (const { row, item } of objectsOf(path)) {
    count.add(row, Object.values(item).every(isEmptyCell))
    for (const name of Object.keys(item)) names.add(name)
    checkColumns(names.size)
  }
  const header = [...names]
  yield { row: 1, cells: header }
  for await (const { row, item } of objectsOf(path))
    yield { row, cells: header.map((name) => (Object.hasOwn(item, name) ? item[name] : undefined)) }
}

async function* objectsOf(path: string) {
  let row = 1
  try {
    for await (const text of jsonElements(await checkedText(path, { mayBeOld: false }))) {
      row++
      const item: unknown = JSON.parse(text)
      if (!isFlat(item)) throw refused(row, NOT_FLAT)
      yield { row, item }
    }
  } catch (error) {
    if (error instanceof ElementTooLong) throw tooLongRow(row + 1)
    if (error instanceof NotFlat) throw refused(row + 1, NOT_FLAT)
    if (!(error instanceof SyntaxError)) throw error
    throw row === 1
      ? new TableRefused('Die JSON-Datei muss eine Liste von Objekten sein: [{"Titel": "…"}, …].')
      : refused(row, 'ist nicht zu lesen. Vielleicht ist die Datei abgeschnitten')
  }
}

const isFlat = (item: unknown): item is Record<string, Cell> =>
  isObject(item) &&
  Object.values(item).every((value) => value === null || typeof value !== 'object')

const NOT_FLAT = 'ist kein flaches Objekt aus Überschriften und Werten'

/** The first element is in row 2, as in a spreadsheet. */
const refused = (row: number, what: string) =>
  new TableRefused(`Der ${row - 1}. Eintrag der JSON-Datei (Zeile ${row}) ${what}.`, { row })
