import type { EntityManager } from '@mikro-orm/sql'
import type { Reads } from '../db/reads.ts'
import { PublicationEntity } from './publication.entity.ts'

/** A change as the log knows it: its number, which only grows, and the tags that it touched. */
export interface LoggedChange {
  id: number
  tags: string[]
}

/** Notes a change in its own transaction: both happen, or neither. Null where nothing visible was touched. */
export function recordChange(em: EntityManager, tags: string[]): PublicationEntity | null {
  return tags.length > 0 ? em.create(PublicationEntity, { tags, createdAt: new Date() }) : null
}

/** The changes after a position, in order. */
export async function changesAfter(reads: Reads, position: number): Promise<LoggedChange[]> {
  const rows = await reads.all<{ id: number; tags: string | string[] }>(
    'select id, tags from publication where id > ? order by id',
    [position],
  )
  return rows.map(({ id, tags }) => ({
    id,
    tags: typeof tags === 'string' ? JSON.parse(tags) : tags,
  }))
}

/** Every tag that some of the changes touched, once. */
export function touchedBy(changes: LoggedChange[]): string[] {
  return [...new Set(changes.flatMap(({ tags }) => tags))]
}

export async function latestChange(reads: Reads): Promise<number> {
  const rows = await reads.all<{ latest: number | null }>(
    'select max(id) as latest from publication',
  )
  return rows[0]?.latest ?? 0
}
