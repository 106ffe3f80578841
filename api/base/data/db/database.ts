import type { Kysely } from 'kysely'
import type { Connection } from './connection.ts'
import type { DatabasePlace } from './database-place.ts'
import type { Entities } from './orm.ts'

/** Every table with its columns; `api/entities.ts` fills it in, so that no feature is named here. */
// biome-ignore lint/suspicious/noEmptyInterface: declared empty to be filled in.
export interface Tables {}

/** The query builder for reads. It sees only committed changes. `rows.ts` turns its rows into what the schemas say. */
export type Db = Kysely<Tables>

/** The ORM, and the query builder for the reads that visitors cause. */
export interface Database extends Connection {
  db: Db
}

/** Opens a database and brings its tables up to date. */
export async function openDatabase(place: DatabasePlace, entities: Entities): Promise<Database> {
  const connection = await connect(place, entities)
  return { ...connection, db: connection.orm.em.fork().getKysely<Tables>() }
}

async function connect(
  { databaseUrl, dataDir }: DatabasePlace,
  entities: Entities,
): Promise<Connection> {
  // Imported here, so that only the driver in use takes memory.
  if (databaseUrl) {
    const { openPostgresql } = await import('./postgresql/open.ts')
    return openPostgresql(databaseUrl, entities)
  }
  const { openSqlite } = await import('./sqlite/open.ts')
  return openSqlite(dataDir, entities)
}
