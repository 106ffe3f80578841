import { type Options, stringify } from 'csv-stringify/sync'
import { type Cell, cellText } from '../../../../shared/tables/table-cell.ts'
import { withApostrophe } from './apostrophe.ts'
import { batchesOf } from './batches.ts'

const options: Options = {
  delimiter: ';',
  record_delimiter: '\r\n',
  quoted_match: /[\r\n]|^\s|\s$/,
}
/** Readers tell the separator by the header, so that it shows no other one outside quotes. */
const headerOptions: Options = { ...options, bom: true, quoted_match: /[,\t\r\n]/ }

const toText = (cell: Cell) => (typeof cell === 'string' ? withApostrophe(cell) : cellText(cell))

type Rows = AsyncIterable<Cell[]> | Iterable<Cell[]>

/** As German Excel writes it: semicolons, decimal commas, and a mark that says UTF-8. */
export async function* writeCsv(header: string[], rows: Rows) {
  const encoder = new TextEncoder()
  yield encoder.encode(stringify([header.map(withApostrophe)], headerOptions))
  for await (const some of batchesOf(rows, (cells) => cells))
    yield encoder.encode(
      stringify(
        some.map((cells) => cells.map(toText)),
        options,
      ),
    )
}

/** What is counted, of what, and how many; null where that cannot be said. */
export type Figure = [what: string, of: string, count: number | null]

export const writeFigures = (figures: Figure[]): AsyncIterable<Uint8Array> =>
  writeCsv(['Kennzahl', 'Wovon', 'Anzahl'], figures)
