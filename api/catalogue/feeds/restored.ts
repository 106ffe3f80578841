import type { EntityManager } from '@mikro-orm/sql'

/**
 * What portals have fetched later than a backup knows survives its restore: they still have it, and the guard has to
 * know that. Feeds in use keep their address, too: one that was renewed must not come back. A new server has none in
 * use.
 */
export async function keepFetched(em: EntityManager): Promise<() => Promise<void>> {
  await em.execute(`create temporary table kept_feed as
    select key, secret, last_fetched_at, held_at from feed
    where enabled or last_fetched_at is not null`)
  await em.execute(`create temporary table kept_listing as select * from feed_listing`)
  return () => putFetchedBack(em)
}

async function putFetchedBack(em: EntityManager): Promise<void> {
  const later = `select kept_feed.key from kept_feed join feed on feed.key = kept_feed.key
    where kept_feed.last_fetched_at is not null and
      (feed.last_fetched_at is null or feed.last_fetched_at < kept_feed.last_fetched_at)`
  const kept = (column: string) =>
    `(select kept_feed.${column} from kept_feed where kept_feed.key = feed.key)`
  await em.execute(`delete from feed_listing where feed_key in (${later})`)
  await em.execute(
    `insert into feed_listing select * from kept_listing where feed_key in (${later})`,
  )
  await em.execute(`update feed set held_at = ${kept('held_at')},
    last_fetched_at = ${kept('last_fetched_at')} where key in (${later})`)
  await em.execute(
    `update feed set secret = ${kept('secret')} where key in (select key from kept_feed)`,
  )
  for (const table of ['kept_feed', 'kept_listing']) await em.execute(`drop table ${table}`)
}
