import { writeXlsxStream } from 'hucre/xlsx'
import { type Cell, cellText } from '../../shared/table-cell.ts'

/** What Excel's own files write as `_x000D_`, and a text that looks like that. */
const ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g
const NOT_IN_XML = /[\uFFFE\uFFFF]/g

const escapeText = (text: string) =>
  text
    .replace(ESCAPED, '_x005F_')
    .replace(NOT_IN_XML, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase()}_`)

const toValue = (cell: Cell) =>
  cell === null || typeof cell === 'number' ? cell : escapeText(cellText(cell))

/** One sheet with a frozen header. Texts stay texts, so that `0012` keeps its zeros. */
export function writeXlsx(
  header: string[],
  rows: AsyncIterable<Cell[]>,
): AsyncIterable<Uint8Array> {
  async function* values() {
    yield header.map(escapeText)
    for await (const cells of rows) yield cells.map(toValue)
  }
  return writeXlsxStream(values(), { name: 'Bestand', freezePane: { rows: 1 } })
}
