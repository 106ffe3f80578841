import { hash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/sql'
import type { FeedDescription } from '../../../shared/feeds/description.ts'
import { suspiciousLoss } from '../../../shared/feeds/guard.ts'
import { type OfferedMachine, withoutPrice } from '../../../shared/feeds/offered-machine.ts'
import type { FeedKey } from '../../../shared/product/field-rules.ts'
import type { Db, Tables } from '../../base/data/db/database.ts'
import { jsonOf, portionsOf } from '../../base/data/db/rows.ts'
import { FeedListingEntity } from '../listings/feed-listing.entity.ts'
import { machinesFor } from './candidates.ts'
import { type FeedWriter, writerOf } from './writers/writer.ts'

function listingOf(feed: FeedDescription, writer: FeedWriter, machine: OfferedMachine) {
  const entry = writer.entry(machine)
  return {
    feedKey: feed.key,
    productId: machine.product.id,
    title: machine.product.title,
    entry,
    entryWithoutPrice: machine.price === null ? entry : writer.entry(withoutPrice(machine)),
    pictures: feed.archive?.pictures(machine) ?? [],
    isPriceWithdrawn: false,
  }
}

/**
 * Compares what the portal would get now with what it has. Yields in portions: all ids, and the listings that
 * differ.
 */
async function* comparedWithFetched(db: Db, siteUrl: string, feed: FeedDescription) {
  const writer = writerOf(feed)
  for await (const machines of machinesFor(db, siteUrl, feed)) {
    const ids = machines.map(({ product }) => product.id)
    const fetched = await fetchedFingerprints(db, feed.key, ids)
    const listings = machines.map((machine) => listingOf(feed, writer, machine))
    const changed = listings.filter((one) => fetched.get(one.productId) !== fingerprint(one))
    yield { ids, changed }
  }
}

const fingerprint = ({ entry, pictures }: { entry: string; pictures: unknown }) =>
  JSON.stringify([entry, pictures])

/** Fingerprints of what the portal last fetched, by id. */
async function fetchedFingerprints(
  db: Db,
  key: FeedKey,
  ids: number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('feed_listing')
    .select(['product_id', 'entry', 'pictures', 'is_price_withdrawn'])
    .where('feed_key', '=', key)
    .where('product_id', 'in', ids)
    .execute()
  const kept = rows.filter((row) => !row.is_price_withdrawn)
  return new Map(
    kept.map(({ product_id, entry, pictures }) => [
      product_id,
      fingerprint({ entry, pictures: jsonOf(pictures) }),
    ]),
  )
}

/** The machines that a portal has got, with their titles. */
export async function fetchedMachines(db: Db, key: FeedKey) {
  const rows = await db
    .selectFrom('feed_listing')
    .select(['product_id', 'title'])
    .where('feed_key', '=', key)
    .orderBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, title }) => [product_id, title]))
}

/** The machines that a portal would get now, and whether that is anything new. */
export async function surveyListings(db: Db, siteUrl: string, feed: FeedDescription) {
  const current = new Set<number>()
  let isChanged = false
  for await (const { ids, changed } of comparedWithFetched(db, siteUrl, feed)) {
    for (const id of ids) current.add(id)
    isChanged ||= changed.length > 0
  }
  return { current, isChanged }
}

/** Stands for exactly these machines. */
export const lossVersion = (lost: number[]) => hash('sha256', lost.join(), 'base64url')

/**
 * Notes that the portal has got the stock as it is now.
 * @param agreed the version of a loss that somebody has agreed to
 * @returns false if too much of it is missing, and nobody has agreed to that; then nothing is forgotten
 */
export async function noteFetched(
  em: EntityManager,
  siteUrl: string,
  feed: FeedDescription,
  agreed: string | null = null,
): Promise<boolean> {
  const db = em.getKysely<Tables>()
  const gone = await fetchedMachines(db, feed.key)
  const fetched = [...gone.keys()]
  const current = new Set<number>()
  for await (const { ids, changed } of comparedWithFetched(db, siteUrl, feed)) {
    for (const id of ids) {
      gone.delete(id)
      current.add(id)
    }
    // In a fork of its own, which forgets the rows, because a large stock would not fit in memory.
    const rows = em.fork({ keepTransactionContext: true })
    if (changed.length > 0) await rows.upsertMany(FeedListingEntity, changed)
  }
  const loss = suspiciousLoss(fetched, current)
  if (loss && lossVersion(loss) !== agreed) return false
  for (const ids of portionsOf([...gone.keys()]))
    await em.nativeDelete(FeedListingEntity, { feedKey: feed.key, productId: { $in: ids } })
  return true
}
