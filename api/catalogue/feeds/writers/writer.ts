import { stringify } from 'csv-stringify/sync'
import type {
  CsvFeed,
  FeedDescription,
  JsonFeed,
  XmlFeed,
} from '../../../../shared/feeds/description.ts'
import type { OfferedMachine } from '../../../../shared/feeds/offered-machine.ts'
import { openingTag, toXml, XML_DECLARATION } from '../xml.ts'
import { encodeLatin9, toLatin9 } from './latin9.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/** Writes a file in parts, a part a machine, so that parts can be kept and put together again. */
export interface FeedWriter {
  head: string
  entry: (machine: OfferedMachine) => string
  /** Between two entries. */
  between: string
  tail: string
  encode: (text: string) => Buffer<ArrayBuffer>
}

const utf8 = (text: string) => Buffer.from(text)

export function writerOf(feed: FeedDescription): FeedWriter {
  if (feed.kind === 'csv') return csvWriter(feed)
  return feed.kind === 'xml' ? xmlWriter(feed) : jsonWriter(feed)
}

function csvWriter(feed: CsvFeed): FeedWriter {
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

function xmlWriter({ around, element }: XmlFeed): FeedWriter {
  const closed = around.map(({ name }) => `</${name}>`).reverse()
  return {
    head: `${[XML_DECLARATION, ...around.map(openingTag)].join('\n')}\n`,
    entry: (machine) => `${toXml(element(machine))}\n`,
    between: '',
    tail: `${closed.join('\n')}\n`,
    encode: utf8,
  }
}

function jsonWriter(feed: JsonFeed): FeedWriter {
  return {
    head: '[\n',
    entry: (machine) => JSON.stringify(feed.record(machine)),
    between: ',\n',
    tail: '\n]\n',
    encode: utf8,
  }
}
