import { hash, timingSafeEqual } from 'node:crypto'
import type { FeedState } from '../../shared/feeds/feed-state.ts'
import { suspiciousLoss } from '../../shared/feeds/guard.ts'
import { feeds } from '../../shared/feeds/index.ts'
import { type FeedKey, feedKeys, feedNames } from '../../shared/feeds/keys.ts'
import { paths } from '../../shared/paths.ts'
import type { Db } from '../database.ts'
import { momentOf } from '../db/rows.ts'
import { fetchedMachines } from './listings.ts'
import { stockFor } from './stock.ts'

type Found = Pick<FeedState, 'leftOut' | 'hints'> & { ids: Set<number> }

/** Every feed with what it would contain and what not. */
export async function findFeeds(db: Db, siteUrl: string): Promise<FeedState[]> {
  const found = await lookAtStock(db, siteUrl)
  return Promise.all(feedKeys.map((key) => stateOf(db, siteUrl, key, found[key])))
}

async function lookAtStock(db: Db, siteUrl: string): Promise<Record<FeedKey, Found>> {
  const nothing = (): Found => ({ ids: new Set(), leftOut: [], hints: [] })
  const found: Record<FeedKey, Found> = {
    maschinensucher: nothing(),
    mobileDe: nothing(),
    machineryzone: nothing(),
    bestandCsv: nothing(),
    bestandJson: nothing(),
  }
  for await (const offersFor of stockFor(db, siteUrl))
    for (const key of feedKeys)
      for (const { machine, reasons } of offersFor(feeds[key])) {
        const { id, title } = machine.product
        const hints = feeds[key].hints(machine)
        if (reasons.length > 0) found[key].leftOut.push({ id, title, reasons })
        else found[key].ids.add(id)
        if (reasons.length === 0 && hints.length > 0) found[key].hints.push({ id, title, hints })
      }
  return found
}

async function stateOf(
  db: Db,
  siteUrl: string,
  key: FeedKey,
  { ids, leftOut, hints }: Found,
): Promise<FeedState> {
  const { file, archive } = feeds[key]
  const row = await db
    .selectFrom('feed')
    .select(['enabled', 'secret', 'last_fetched_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  const fetched = await fetchedMachines(db, key)
  const lost = suspiciousLoss(fetched.keys(), ids)
  const address = (name: string) => (row ? siteUrl + paths.feed(row.secret, name) : null)
  return {
    key,
    name: feedNames[key],
    file,
    enabled: Boolean(row?.enabled),
    address: address(file),
    archive: archive ? address(archive.file) : null,
    machines: ids.size,
    leftOut,
    hints,
    lastFetched: row?.last_fetched_at ? momentOf(row.last_fetched_at) : null,
    held: lost !== null,
    hold: lost && {
      delivered: fetched.size,
      missing: lost.map((id) => ({ id, title: fetched.get(id) ?? '' })),
    },
  }
}

/** Which feed a file belongs to. */
const owners = new Map<string, FeedKey>(
  feedKeys.flatMap((key) => {
    const { file, archive } = feeds[key]
    return [file, ...(archive ? [archive.file] : [])].map((name) => [name, key] as const)
  }),
)

/** The feed that has this address, or null if nobody may have it under this address. */
export async function findFeedAt(db: Db, secret: string, file: string): Promise<FeedKey | null> {
  const key = owners.get(file)
  if (!key) return null
  const row = await db
    .selectFrom('feed')
    .select(['enabled', 'secret'])
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.enabled && isSame(secret, row.secret) ? key : null
}

/** Takes the same time for every wrong secret. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(given), digest(secret))
}
