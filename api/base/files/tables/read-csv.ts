import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { parse as parseAll } from 'csv-parse/sync'
import { plainCell } from './apostrophe.ts'
import { checkedText } from './encoding.ts'
import { checkColumns, tooLongRow } from './limits.ts'
import { LONGEST_ROW, TableRefused, type TableRow } from './table.ts'

const START = 65_536
const MOST_CHARACTERS_UNDER_WAY = 3_000_000

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
  const delimiter = named?.[1] ?? separatorOf(start)
  const options = {
    delimiter,
    quote: quoteOf(start, delimiter),
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
      if (length > LONGEST_ROW + MOST_CHARACTERS_UNDER_WAY) throw tooLongRow(records + 1)
      yield part
    }
  }
  try {
    for await (const record of Readable.from(all()).compose(parser)) {
      const texts = unwrapped(record)
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

/** A row that was quoted as a whole, as some programs save a file that they took for one column. */
function unwrapped(texts: string[]): string[] {
  const [only, ...others] = texts
  if (only === undefined || others.length > 0 || !/[;\t|]/.test(only)) return texts
  const [row = texts]: string[][] = parseAll(only, {
    delimiter: separatorOf(only),
    relax_quotes: true,
  })
  return row
}

const LINES = 30
const SEPARATORS = [';', '\t', ',', '|'] as const

/** The separator that parts the most lines into equally many cells, of several the one with the most cells. */
function separatorOf(start: string): string {
  const lines = start
    .replace(/"(?:[^"]|"")*(?:"|$)/g, '')
    .split(/\r\n?|\n/, LINES)
    .filter((line) => line.trim() !== '')
  const places = SEPARATORS.map((separator) => {
    const counts = lines
      .map((line) => line.split(separator).length - 1)
      .filter((count) => count > 0)
    const [usual = 0, times = 0] = mostFrequent(counts)
    return { separator, usual, times }
  })
  const best = places.toSorted(
    (one, other) => other.times - one.times || other.usual - one.usual,
  )[0]
  return best && best.usual > 0 ? best.separator : ';'
}

function mostFrequent(numbers: readonly number[]): [number, number] | [] {
  const times = [...Map.groupBy(numbers, (number) => number)]
    .map(([number, same]): [number, number] => [number, same.length])
    .toSorted(([one, often], [other, oftener]) => oftener - often || other - one)
  return times[0] ?? []
}

/** Programs that know `"` for inches quote their texts by `'`. */
function quoteOf(start: string, separator: string): string {
  const [first = ''] = start.split(/\r\n?|\n/, 1)
  const isQuoted = (cell: string) => /^'.*'$/.test(cell.trim())
  const cells = first.split(separator)
  return cells.length > 1 && cells.every(isQuoted) ? "'" : '"'
}
