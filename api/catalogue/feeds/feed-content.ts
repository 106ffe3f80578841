import type { FeedDescription } from '../../../shared/feeds/description.ts'
import type { FeedKey } from '../../../shared/product/field-rules.ts'
import type { Db } from '../../base/data/db/database.ts'
import { inPortions, PORTION } from '../../base/data/db/rows.ts'
import { machinesFor } from './candidates.ts'
import { writerOf } from './writers/writer.ts'

/** The file with what the portal has got last. */
export function fetchedContent(db: Db, feed: FeedDescription): Promise<Buffer<ArrayBuffer>> {
  return fileOf(feed, fetchedEntries(db, feed.key))
}

/** The file with the stock as it is now. */
export function currentContent(
  db: Db,
  siteUrl: string,
  feed: FeedDescription,
): Promise<Buffer<ArrayBuffer>> {
  return fileOf(feed, currentEntries(db, siteUrl, feed))
}

/** Encoded in portions, so that the text of a large stock is never in memory as a whole. */
async function fileOf(
  feed: FeedDescription,
  portions: AsyncIterable<string[]>,
): Promise<Buffer<ArrayBuffer>> {
  const { head, between, tail, encode } = writerOf(feed)
  const parts = [encode(head)]
  let isFirst = true
  for await (const entries of portions) {
    if (entries.length === 0) continue
    parts.push(encode((isFirst ? '' : between) + entries.join(between)))
    isFirst = false
  }
  parts.push(encode(tail))
  return Buffer.concat(parts)
}

async function* currentEntries(db: Db, siteUrl: string, feed: FeedDescription) {
  const { entry } = writerOf(feed)
  for await (const machines of machinesFor(db, siteUrl, feed)) yield machines.map(entry)
}

async function* fetchedEntries(db: Db, key: FeedKey) {
  for await (const rows of fetchedListings(db, key))
    yield rows.map((row) => (hidesPrice(row) ? row.entry_without_price : row.entry))
}

/** What a portal has got, in portions, with what is known of the price by now. */
const fetchedListings = (db: Db, key: FeedKey) =>
  inPortions(
    (last) =>
      db
        .selectFrom('feed_listing')
        .leftJoin('product', 'product.id', 'feed_listing.product_id')
        .select([
          'feed_listing.product_id',
          'feed_listing.entry',
          'feed_listing.entry_without_price',
          'feed_listing.is_price_withdrawn',
          'product.id as known',
          'product.visible_price',
        ])
        .where('feed_listing.feed_key', '=', key)
        .where('feed_listing.product_id', '>', last)
        .orderBy('feed_listing.product_id')
        .limit(PORTION)
        .execute(),
    ({ product_id }) => product_id,
  )

/** A price that has gone on request is in no file. */
function hidesPrice(row: {
  is_price_withdrawn: boolean
  known: number | null
  visible_price: number | null
}): boolean {
  return row.is_price_withdrawn || (row.known !== null && row.visible_price === null)
}
