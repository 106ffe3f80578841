import { randomBytes } from 'node:crypto'
import type { EntityManager, MikroORM } from '@mikro-orm/sql'
import { type FeedKey, feedKeys } from '../../../shared/product/field-rules.ts'
import { FeedEntity } from '../listings/feed.entity.ts'

const newSecret = () => randomBytes(32).toString('base64url')

/** Gives every feed its address, switched off, at a start and when a backup lacks one. */
export async function ensureFeeds(orm: MikroORM): Promise<void> {
  const all = feedKeys.map((key) => ({ key, enabled: false, secret: newSecret() }))
  await orm.em.fork().upsertMany(FeedEntity, all, { onConflictAction: 'ignore' })
}

export async function switchFeed(em: EntityManager, key: FeedKey, enabled: boolean): Promise<void> {
  await em.nativeUpdate(FeedEntity, { key }, { enabled })
}

/** Gives a feed a new address; the old one stops at once. */
export async function renewSecret(em: EntityManager, key: FeedKey): Promise<void> {
  await em.nativeUpdate(FeedEntity, { key }, { secret: newSecret() })
}
