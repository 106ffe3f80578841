import type { IncomingCell } from '../../../../shared/tables/table-cell.ts'

const ROWS_AT_ONCE = 100
const CHARACTERS_AT_ONCE = 500_000

/** A chunk for every row would cost more than the rows. Fewer where they are long, so that they fit into memory. */
export async function* batchesOf<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  cellsOf: (row: Row) => readonly (IncomingCell | undefined)[],
): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  let characters = 0
  for await (const row of rows) {
    batch.push(row)
    for (const cell of cellsOf(row)) if (typeof cell === 'string') characters += cell.length
    if (batch.length < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}
