import { type Cell, isDay } from '../../shared/table-cell.ts'

/** A list of objects, one a line, whose keys are the headers. */
export async function* writeJson(header: string[], rows: AsyncIterable<Cell[]>) {
  const encoder = new TextEncoder()
  let separator = '[\n'
  for await (const cells of rows) {
    const fields = header.map(
      (name, index) => `${JSON.stringify(name)}:${JSON.stringify(plain(cells[index] ?? null))}`,
    )
    yield encoder.encode(`${separator}{${fields.join(',')}}`)
    separator = ',\n'
  }
  yield encoder.encode(separator === ',\n' ? '\n]\n' : '[]\n')
}

const plain = (cell: Cell) => (isDay(cell) ? cell.day : cell)
