import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { withoutApostrophe } from './apostrophe.ts'
import { checkedText } from './encoding.ts'
import { checkColumns, tooLongRow } from './limits.ts'
import { LONGEST_ROW, TableRefused, type TableRow } from './table.ts'

/** Enough for a header. */
const START = 65_536
/** What may be on its way to the parser besides the row that it is reading, in characters. */
const UNDER_WAY = 3_000_000

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
  const parser = parse(options)
  let row = 0
  async function* all() {
    yield start
    let records = 0
    let length = start.length
    for await (const part of { [Symbol.asyncIterator]: () => iterator }) {
      // Before the parser holds all of it, as millions of empty cells perhaps.
      if (parser.info.records > records) length = 0
      records = parser.info.records
      length += part.length
      if (length > LONGEST_ROW + UNDER_WAY) throw tooLongRow(records + 1)
      yield part
    }
  }
  try {
    for await (const record of Readable.from(all()).compose(parser)) {
      const texts: string[] = record
      checkColumns(texts.length)
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
