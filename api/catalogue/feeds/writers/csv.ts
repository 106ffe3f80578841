import { stringify } from 'csv-stringify/sync'
import type { CsvFeed } from '../../../../shared/feeds/description.ts'
import { encodeLatin9, toLatin9 } from './latin9.ts'
import { type FeedWriter, utf8 } from './writer.ts'

const BYTE_ORDER_MARK = '\uFEFF'

export function csvWriter(feed: CsvFeed): FeedWriter {
  const isLatin9 = feed.encoding === 'ISO-8859-15'
  const fit = <Cell>(cell: Cell) => (isLatin9 && typeof cell === 'string' ? toLatin9(cell) : cell)
  const line = (cells: (string | number | null)[]) =>
    stringify([cells.map(fit)], {
      delimiter: ';',
      record_delimiter: '\r\n',
      quoted_string: feed.quotesTexts,
      escape_formulas: feed.isForSpreadsheets,
    })
  const mark = feed.encoding === 'UTF-8 with BOM' ? BYTE_ORDER_MARK : ''
  return {
    head: mark + (feed.hasHeader ? line(feed.columns.map(({ name }) => name)) : ''),
    entry: (machine) => line(feed.columns.map(({ fill }) => fill(machine))),
    between: '',
    tail: '',
    encode: isLatin9 ? encodeLatin9 : utf8,
  }
}
