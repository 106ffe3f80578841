import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { plainCell } from './apostrophe.ts'
import { checkedText } from './encoding.ts'
import { checkColumns, tooLongRow } from './limits.ts'
import { LONGEST_ROW, TableRefused, type TableRow } from './table.ts'

const START = 65_536
/** What may be on its way to the parser besides the row that it is reading, in characters. */
const UNDER_WAY = 3_000_000

/** The rows of a CSV file. A first line `sep=;` says its separator, and is no row to any program. */
export async function* csvRows(path: string): AsyncGenerator<TableRow> {
  const text = await checkedText(path, { mayBeOld: true })
  const iterator = text[Symbol.asyncIterator]()
  let start = ''
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    start += next.value
    if (start.length > START) break
  }
  const named = /^sep=(.)\r?\n/i.exec(start)
  if (named) start = start.slice(named[0].length)
  const options = {
    delimiter: named?.[1] ?? separatorOf(start),
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
      yield { row: ++row, cells: texts.map((cell) => plainCell(cell) || null) }
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

const LINES = 30

/** The one that stands most often in a line; a title above the table may have commas in its sentence. */
function separatorOf(start: string): string {
  const text = start.replace(/"(?:[^"]|"")*(?:"|$)/g, '')
  const [first = '', ...others] = text
    .split(/\r\n?|\n/, LINES)
    .filter((line) => /[;,\t]/.test(line))
  const best = mostFrequent(first, [';', ',', '\t'])
  if (best !== ',') return best
  const further = others.map((line) => ({ line, separator: mostFrequent(line, [';', '\t']) }))
  const found = further.find(({ line, separator }) => count(line, separator) > count(first, ','))
  return found?.separator ?? best
}

const count = (line: string, separator: string) => line.split(separator).length - 1

const mostFrequent = (line: string, separators: [string, ...string[]]) =>
  separators.reduce((best, other) => (count(line, other) > count(line, best) ? other : best))
