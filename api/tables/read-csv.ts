import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { withoutApostrophe } from './apostrophe.ts'
import { decodedText, detectEncoding } from './encoding.ts'
import { TableRefused, type TableRow } from './table.ts'

export interface RawRow {
  row: number
  cells: TableRow['cells']
}

/** The rows of a CSV file, the header first. */
export async function csvRows(path: string): Promise<() => AsyncIterable<RawRow>> {
  const encoding = await detectEncoding(path)
  let start = ''
  for await (const text of decodedText(path, encoding)) {
    start += text
    if (start.length > 65_536) break
  }
  return () => recordsOf(path, encoding, delimiterOf(start))
}

async function* recordsOf(path: string, encoding: string, delimiter: string) {
  const parser = Readable.from(decodedText(path, encoding)).compose(
    parse({
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // `Gabel 48" lang`
      relax_quotes: true,
    }),
  )
  let row = 0
  try {
    for await (const record of parser as AsyncIterable<string[]>)
      yield {
        row: ++row,
        cells: record.map((text) => (text === '' ? null : withoutApostrophe(text))),
      }
  } catch (error) {
    if (error instanceof CsvError) throw refusal(error, row + 1)
    throw error
  }
}

const refusal = ({ code }: CsvError, row: number) =>
  code === 'CSV_QUOTE_NOT_CLOSED'
    ? new TableRefused(
        `In Zeile ${row} beginnt ein Text mit einem Anführungszeichen, das nirgends geschlossen wird. Vielleicht ist die Datei abgeschnitten.`,
        { row },
      )
    : new TableRefused(`Zeile ${row} der Datei ist nicht zu lesen.`, { row })

/** The separator that stands most often outside quotes in the header. */
function delimiterOf(start: string): string {
  const unquoted = start.replace(/"(?:[^"]|"")*("|$)/g, '')
  const [header = ''] = unquoted.split(/[\r\n]/, 1)
  const count = (separator: string) => header.split(separator).length
  return [';', ',', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}
