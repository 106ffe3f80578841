import type { Kysely } from 'kysely'
import type { Connection } from './connection.ts'
import type { DatabasePlace } from './database-place.ts'
import type { Schema } from './orm.ts'

/** Every table with its columns; `api/entities.ts` fills it in, so that no feature is named here. */
// biome-ignore lint/suspicious/noEmptyInterface: declared empty to be filled in.
export interface Tables {}

/** The query builder for reads. It sees only committed changes. `rows.ts` turns its rows into what the schemas say. */
export type Db = Kysely<Tables>

export interface Database extends Connection {
  db: Db
}

export async function openDatabase(place: DatabasePlace, schema: Schema): Promise<Database> {
  const connection = await connect(place, schema)
  return { ...connection, db: connection.orm.em.fork().getKysely<Tables>() }
}

async function connect(place: DatabasePlace, schema: Schema): Promise<Connection> {
  // Imported here, so that only the driver in use takes memory.
  if (place.databaseUrl) {
    const { openPostgresql } = await import('./postgresql/open.ts')
    return openPostgresql(place.databaseUrl, schema)
  }
  const { openSqlite } = await import('./sqlite/open.ts')
  return openSqlite(place, schema)
}
