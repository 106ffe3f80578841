import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { jsonOf } from '../db/rows.ts'
import { ChangeEntity } from './change.entity.ts'

/** Stands for every tag: nothing that was kept is certain to be fresh. */
export const EVERYTHING = 'everything'
export type Touched = readonly string[] | typeof EVERYTHING

/** Its number only grows. Answers that show (`shows`) one of its tags are stale. */
export interface LoggedChange {
  id: number
  tags: string[]
}

/** The last change that was followed. A restored backup may repeat its number; `fingerprint` tells them apart. */
export interface LogPosition {
  id: number
  fingerprint: string
}

export interface LogNews {
  changes: LoggedChange[]
  touched: Touched
  position: LogPosition
}

/** Adds a row to the log in the change's own transaction. Null if nothing visible was touched. */
export function recordChange(em: EntityManager, tags: string[]): ChangeEntity | null {
  return tags.length > 0 ? em.create(ChangeEntity, { tags, createdAt: new Date() }) : null
}

const MOST_CHANGES = 2 ** 31 - 1

/** The changes after a position. Everything is stale after a restore, or if it comes from another log. */
export async function readLog(
  db: Db,
  from: LogPosition | null,
  upTo = MOST_CHANGES,
): Promise<LogNews> {
  const rows = from ? await rowsFrom(db, from.id, Math.max(from.id, upTo)) : []
  const known = from && (await positionOf(db, from.id > 0 ? rows.shift() : undefined))
  if (!from || !isSamePosition(from, known))
    return { changes: [], touched: EVERYTHING, position: await latestPosition(db, upTo) }
  const last = rows.at(-1)
  const position = last ? await positionOf(db, last) : from
  const changes = rows.map((row) => ({ id: row.id, tags: tagsOf(row) }))
  const touched = [...new Set(changes.flatMap(({ tags }) => tags))]
  if (touched.includes(EVERYTHING)) return { changes: [], touched: EVERYTHING, position }
  return { changes, touched, position }
}

export function isSamePosition(one: LogPosition | null, other: LogPosition | null): boolean {
  return one?.id === other?.id && one?.fingerprint === other?.fingerprint
}

const select = (db: Db) => db.selectFrom('publication').select(['id', 'tags', 'created_at'])
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const tagList = z.array(z.string())
const tagsOf = ({ tags }: Row) => tagList.parse(jsonOf(tags))

function rowsFrom(db: Db, id: number, upTo: number): Promise<Row[]> {
  return select(db).where('id', '>=', id).where('id', '<=', upTo).orderBy('id').execute()
}

async function latestPosition(db: Db, upTo: number): Promise<LogPosition> {
  const latest = select(db).where('id', '<=', upTo).orderBy('id', 'desc').limit(1)
  return positionOf(db, await latest.executeTakeFirst())
}

/** An empty log is identified by the time when its database was made. */
async function positionOf(db: Db, row: Row | undefined): Promise<LogPosition> {
  if (row) return { id: row.id, fingerprint: JSON.stringify([row.created_at, tagsOf(row)]) }
  const { rows } = await sql`select min(executed_at) as birth from mikro_orm_migrations`.execute(db)
  return { id: 0, fingerprint: JSON.stringify(rows) }
}
