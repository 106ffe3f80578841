import { stringify } from 'csv-stringify'
import { type Cell, cellText } from '../../shared/table-cell.ts'

const DANGEROUS = '[=+\\-@\\t\\r\\n＝＋－＠]'
const NEEDS_APOSTROPHE = new RegExp(`^'*${DANGEROUS}`)
const HAS_APOSTROPHE = new RegExp(`^''*${DANGEROUS}`)

/**
 * Programs take a text that begins like a formula for one, unless an apostrophe stands before it. A
 * text that looks as if it had such an apostrophe gets one more, so that reading takes off exactly
 * the one that writing put there.
 */
export const withApostrophe = (text: string) => (NEEDS_APOSTROPHE.test(text) ? `'${text}` : text)

export const withoutApostrophe = (text: string) =>
  HAS_APOSTROPHE.test(text) ? text.slice(1) : text

const toText = (cell: Cell) => (typeof cell === 'string' ? withApostrophe(cell) : cellText(cell))

/** As German Excel writes it: semicolons, decimal commas, and a mark that says UTF-8. */
export function writeCsv(header: string[], rows: AsyncIterable<Cell[]>): AsyncIterable<Uint8Array> {
  const stream = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: '\r\n',
    // Also what would be a separator to a program that expects another one.
    quoted_match: /[,\t\r\n]|^\s|\s$/,
  })
  const fill = async () => {
    stream.write(header.map(withApostrophe))
    for await (const cells of rows)
      if (!stream.write(cells.map(toText))) await new Promise((done) => stream.once('drain', done))
    stream.end()
  }
  fill().catch((error) => stream.destroy(error))
  return stream
}
