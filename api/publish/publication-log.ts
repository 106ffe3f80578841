import type { EntityManager } from '@mikro-orm/sql'
import type { Reads } from '../db/reads.ts'
import { PublicationEntity } from './publication.entity.ts'

/** The changes after a position, in order, as the tags that they touched. */
export interface Changes {
  position: number
  tags: string[]
}

/** Notes a change in its own transaction: both happen, or neither. */
export function recordChange(em: EntityManager, tags: string[]): void {
  if (tags.length > 0) em.create(PublicationEntity, { tags, createdAt: new Date() })
}

export async function changesAfter(reads: Reads, position: number): Promise<Changes> {
  const rows = await reads.all<{ id: number; tags: string | string[] }>(
    'select id, tags from publication where id > ? order by id',
    [position],
  )
  const tags = new Set<string>()
  for (const row of rows) {
    const list: string[] = typeof row.tags === 'string' ? JSON.parse(row.tags) : row.tags
    for (const tag of list) tags.add(tag)
  }
  return { position: rows.at(-1)?.id ?? position, tags: [...tags] }
}

export async function latestChange(reads: Reads): Promise<number> {
  const rows = await reads.all<{ latest: number | null }>(
    'select max(id) as latest from publication',
  )
  return rows[0]?.latest ?? 0
}
