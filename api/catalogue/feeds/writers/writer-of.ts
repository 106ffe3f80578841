import type { FeedDescription } from '../../../../shared/feeds/description.ts'
import { csvWriter } from './csv.ts'
import { jsonWriter } from './json.ts'
import type { FeedWriter } from './writer.ts'
import { xmlWriter } from './xml-writer.ts'

export function writerOf(feed: FeedDescription): FeedWriter {
  if (feed.kind === 'csv') return csvWriter(feed)
  return feed.kind === 'xml' ? xmlWriter(feed) : jsonWriter(feed)
}
