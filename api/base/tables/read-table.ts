import { createReadStream } from 'node:fs'
import { linesOf } from '../lines.ts'
import { WorkerProcess } from '../worker-process/worker-process.ts'
import { checkUnknownColumns, type KnowsHeader } from './limits.ts'
import { type Table, TableRefused, type TableRow } from './table.ts'
import { lineToHead, lineToRow } from './table-file.ts'

/** How much of the file is in memory while its rows are asked for. */
const CHUNK_BYTES = 256 * 1024

const reading = new WorkerProcess<{ source: string; name: string; target: string }>(
  new URL('./read-process.ts', import.meta.url),
  {
    heapMb: 256,
    memoryMb: 400,
    deathRefusal:
      'Die Tabelle braucht zum Lesen zu viel Speicher oder Zeit. Bitte teilen Sie sie auf, oder speichern Sie sie als CSV.',
  },
)

interface Options {
  /** Which headers are the stock's; of others there may be 200. */
  knows?: KnowsHeader
  signal?: AbortSignal
}

/**
 * Reads a table from a file, in a process that a hostile one may bring down. What it holds is put beside it.
 * @param name what the file is called where it comes from
 * @throws {TableRefused} if it is none; `rows()` may throw it too
 */
export async function readTable(
  path: string,
  name: string,
  { knows = () => false, signal }: Options = {},
): Promise<Table> {
  const target = `${path}.rows`
  const death = await reading.run({ source: path, name, target }, signal)
  if (death) throw new TableRefused(death, { isTooLarge: true })
  const { format, header } = await headOf(target)
  checkUnknownColumns(header, knows)
  return { format, header, rows: () => rowsOf(target) }
}

const read = (path: string) => linesOf(createReadStream(path, { highWaterMark: CHUNK_BYTES }))

async function headOf(path: string) {
  for await (const line of read(path)) return lineToHead(line)
  throw new Error('A table was read without a head')
}

async function* rowsOf(path: string): AsyncGenerator<TableRow> {
  let isHead = true
  for await (const line of read(path)) {
    if (!isHead) yield lineToRow(line)
    isHead = false
  }
}
