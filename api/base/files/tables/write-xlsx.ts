import { writeXlsxStream } from 'hucre/xlsx'
import { type Cell, cellText } from '../../../../shared/table-cell.ts'
import { escapeText } from './xlsx/text.ts'

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
