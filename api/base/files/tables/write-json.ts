import { type Cell, isDay } from '../../../../shared/table-cell.ts'
import { batchesOf } from './batches.ts'

/** A list of objects, one a line, whose keys are the headers. */
export async function* writeJson(header: string[], rows: AsyncIterable<Cell[]>) {
  const encoder = new TextEncoder()
  const keys = header.map((name) => JSON.stringify(name))
  const toObject = (cells: Cell[]) =>
    `{${keys.map((key, at) => `${key}:${JSON.stringify(plain(cells[at] ?? null))}`).join(',')}}`
  let start = '[\n'
  for await (const some of batchesOf(rows, (cells) => cells)) {
    yield encoder.encode(start + some.map(toObject).join(',\n'))
    start = ',\n'
  }
  yield encoder.encode(start === ',\n' ? '\n]\n' : '[]\n')
}

const plain = (cell: Cell) => (isDay(cell) ? cell.day : cell)
