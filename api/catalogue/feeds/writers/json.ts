import type { JsonFeed } from '../../../../shared/feeds/description.ts'
import { type FeedWriter, utf8 } from './writer.ts'

export function jsonWriter(feed: JsonFeed): FeedWriter {
  return {
    head: '[\n',
    entry: (machine) => JSON.stringify(feed.record(machine)),
    between: ',\n',
    tail: '\n]\n',
    encode: utf8,
  }
}
