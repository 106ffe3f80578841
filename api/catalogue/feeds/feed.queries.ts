import { paths } from '../../../shared/addresses/paths.ts'
import type { FeedDescription } from '../../../shared/feeds/description.ts'
import type { FeedState, HeldFeed } from '../../../shared/feeds/feed-state.ts'
import { suspiciousLoss } from '../../../shared/feeds/guard.ts'
import { feeds } from '../../../shared/feeds/index.ts'
import { type FeedKey, feedKeys, feedNames } from '../../../shared/product/field-rules.ts'
import type { Db } from '../../base/data/db/database.ts'
import { momentOf } from '../../base/data/db/rows.ts'
import { isSameSecret } from '../../base/requests/signed/secrets.ts'
import { type Candidate, candidatesOfStock } from './candidates.ts'
import { fetchedMachines, lossVersion } from './listings.ts'

type Content = Pick<FeedState, 'leftOut' | 'hints'> & { ids: Set<number> }

/** Every feed with what it would contain and what not. */
export async function findFeeds(db: Db, siteUrl: string): Promise<FeedState[]> {
  const found = await lookAtStock(db, siteUrl, feedKeys)
  const states: FeedState[] = []
  for (const [key, content] of found) states.push(await stateOf(db, siteUrl, key, content))
  return states
}

export async function findFeed(db: Db, siteUrl: string, key: FeedKey): Promise<FeedState> {
  const content = (await lookAtStock(db, siteUrl, [key])).get(key) ?? nothing()
  return stateOf(db, siteUrl, key, content)
}

const nothing = (): Content => ({ ids: new Set(), leftOut: [], hints: [] })

/** What each of these feeds would contain. The stock is read once for all of them. */
async function lookAtStock(db: Db, siteUrl: string, keys: readonly FeedKey[]) {
  const found = new Map(keys.map((key) => [key, nothing()]))
  for await (const candidatesFor of candidatesOfStock(db, siteUrl))
    for (const [key, content] of found)
      for (const candidate of candidatesFor(feeds[key])) sortIn(content, candidate, feeds[key])
  return found
}

function sortIn(
  { ids, leftOut, hints }: Content,
  candidate: Candidate,
  feed: FeedDescription,
): void {
  const { id, title } = candidate.machine.product
  if (candidate.reasons.length > 0) {
    leftOut.push({ id, title, reasons: candidate.reasons })
    return
  }
  ids.add(id)
  const told = feed.hints(candidate.machine)
  if (told.length > 0) hints.push({ id, title, hints: told })
}

async function stateOf(
  db: Db,
  siteUrl: string,
  key: FeedKey,
  { ids, leftOut, hints }: Content,
): Promise<FeedState> {
  const { file, archive } = feeds[key]
  const row = await db
    .selectFrom('feed')
    .select(['enabled', 'secret', 'last_fetched_at'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const fetched = await fetchedMachines(db, key)
  const lost = suspiciousLoss(fetched.keys(), ids)
  const address = (name: string) => siteUrl + paths.feed(row.secret, name)
  return {
    key,
    name: feedNames[key],
    file,
    enabled: Boolean(row.enabled),
    address: address(file),
    archive: archive ? address(archive.file) : null,
    machines: ids.size,
    leftOut,
    hints,
    lastFetched: row.last_fetched_at === null ? null : momentOf(row.last_fetched_at),
    held: lost !== null,
    hold: lost && {
      delivered: fetched.size,
      missing: lost.map((id) => ({ id, title: fetched.get(id) ?? '' })),
      version: lossVersion(lost),
    },
  }
}

/**
 * The feeds that were held when a portal last fetched them, and would be now. Looks at no machine if none was held,
 * as nearly always.
 */
export async function findHeldFeeds(db: Db, siteUrl: string): Promise<HeldFeed[]> {
  const rows = await db
    .selectFrom('feed')
    .select(['key', 'held_at'])
    .where('enabled', '=', true)
    .where('held_at', 'is not', null)
    .execute()
  const since = new Map(rows.map(({ key, held_at }) => [key, momentOf(held_at)]))
  const held: HeldFeed[] = []
  for (const key of feedKeys) {
    const moment = since.get(key)
    const isHeld = moment && (await findFeed(db, siteUrl, key)).held
    if (isHeld) held.push({ key, name: feedNames[key], since: moment })
  }
  return held
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
  return row?.enabled && isSameSecret(secret, row.secret) ? key : null
}
