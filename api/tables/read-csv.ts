import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { withoutApostrophe } from './apostrophe.ts'
import { checkedText } from './encoding.ts'
import { TableRefused, type TableRow } from './table.ts'

/** Enough for a header. */
const START = 65_536

/** The rows of a CSV file, the header first. */
export async function* csvRows(path: string): AsyncGenerator<TableRow> {
  const text = await checkedText(path, ['utf-8', 'windows-1252'])
  const iterator = text[Symbol.asyncIterator]()
  let start = ''
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    start += next.value
    if (start.length > START) break
  }
  const options = {
    delimiter: separatorOf(start),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // `Gabel 48" lang`
    relax_quotes: true,
  }
  async function* all() {
    yield start
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  let row = 0
  try {
    for await (const record of Readable.from(all()).compose(parse(options))) {
      const texts: string[] = record
      yield { row: ++row, cells: texts.map((cell) => withoutApostrophe(cell) || null) }
    }
  } catch (error) {
    throw error instanceof CsvError ? refusal(error, row + 1) : error
  }
}

const refusal = ({ code }: CsvError, row: number) =>
  new TableRefused(
    code === 'CSV_QUOTE_NOT_CLOSED'
      ? `In Zeile ${row} beginnt ein Text mit einem Anführungszeichen, das nicht mehr geschlossen wird. Vielleicht ist die Datei abgeschnitten.`
      : `Zeile ${row} der Datei ist nicht zu lesen.`,
    { row },
  )

/** The separator that stands most often outside quotes in the header. */
function separatorOf(start: string): string {
  const [header = ''] = start.replace(/"(?:[^"]|"")*(?:"|$)/g, '').split(/[\r\n]/, 1)
  const count = (separator: string) => header.split(separator).length
  return [';', ',', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}
