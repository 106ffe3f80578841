import type { InferKyselyDB } from '@mikro-orm/sql'
import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import type { Connection } from './db/connection.ts'
import { entities } from './entities.ts'

/** Every table with its columns, as the entities define them. */
export type Tables = InferKyselyDB<(typeof entities)[number]>

/** The query builder for reads. It sees only committed changes. `db/rows.ts` turns its rows into what the schemas say. */
export type Db = Kysely<Tables>

/** The ORM, and the query builder for the reads that visitors cause. */
export interface Database extends Connection {
  db: Db
}

/** Opens the database named by the configuration and brings its tables up to date. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const connection = await connect(databaseUrl, dataDir)
  return { ...connection, db: connection.orm.em.fork().getKysely<Tables>() }
}

async function connect(databaseUrl: string | null, dataDir: string): Promise<Connection> {
  // Imported here, so that only the driver in use takes memory.
  if (databaseUrl) {
    const { openPostgresql } = await import('./db/postgresql/open.ts')
    const { postgresqlMigrations } = await import('./migrations/index.ts')
    return openPostgresql(databaseUrl, entities, postgresqlMigrations)
  }
  const { openSqlite } = await import('./db/sqlite/open.ts')
  const { sqliteMigrations } = await import('./migrations/index.ts')
  return openSqlite(dataDir, entities, sqliteMigrations)
}
