import type { EntityManager } from '@mikro-orm/sql'
import type { Reads } from '../db/reads.ts'
import { ChangeEntity } from './change.entity.ts'
import { EVERYTHING, type Touched } from './tags.ts'

/** A change as the log knows it: its number, which only grows, and the tags that it touched. */
export interface LoggedChange {
  id: number
  tags: string[]
}

/**
 * The last change that somebody has followed, with what tells it from a change of the same number in
 * another log: an older database that was put back numbers its next changes like those it never saw.
 */
export interface LogPosition {
  id: number
  print: string
}

/** What happened after a position. */
export interface LogNews {
  changes: LoggedChange[]
  /** What of all that was kept is stale now. */
  touched: Touched
  position: LogPosition
}

/** Notes a change in its own transaction: both happen, or neither. Null where nothing visible was touched. */
export function recordChange(em: EntityManager, tags: string[]): ChangeEntity | null {
  return tags.length > 0 ? em.create(ChangeEntity, { tags, createdAt: new Date() }) : null
}

/** The changes after a position; everything is stale where the log is not the one that it was taken from. */
export async function readLog(reads: Reads, from: LogPosition | null): Promise<LogNews> {
  const rows = from ? await rowsFrom(reads, from.id) : []
  const known = from && (await positionOf(reads, from.id > 0 ? rows.shift() : undefined))
  if (!from || !isSamePosition(from, known))
    return { changes: [], touched: EVERYTHING, position: await latestPosition(reads) }
  const last = rows.at(-1)
  const changes = rows.map(({ id, tags }) => ({ id, tags: tagsOf(tags) }))
  return {
    changes,
    touched: [...new Set(changes.flatMap(({ tags }) => tags))],
    position: last ? await positionOf(reads, last) : from,
  }
}

export function isSamePosition(one: LogPosition | null, other: LogPosition | null): boolean {
  return one?.id === other?.id && one?.print === other?.print
}

interface Row {
  id: number
  /** Text in SQLite. */
  tags: string | string[]
  created_at: unknown
}

const tagsOf = (tags: Row['tags']): string[] => (typeof tags === 'string' ? JSON.parse(tags) : tags)

async function rowsFrom(reads: Reads, id: number): Promise<Row[]> {
  return reads.all<Row>('select id, tags, created_at from publication where id >= ? order by id', [
    id,
  ])
}

async function latestPosition(reads: Reads): Promise<LogPosition> {
  const rows = await reads.all<Row>(
    'select id, tags, created_at from publication order by id desc limit 1',
  )
  return positionOf(reads, rows[0])
}

/** A log without changes is known by when its database was made. */
async function positionOf(reads: Reads, row: Row | undefined): Promise<LogPosition> {
  if (row) return { id: row.id, print: JSON.stringify([row.created_at, tagsOf(row.tags)]) }
  const birth = await reads.all('select min(executed_at) as birth from mikro_orm_migrations')
  return { id: 0, print: JSON.stringify(birth) }
}
