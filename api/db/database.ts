import { Migrator } from '@mikro-orm/migrations'
import type { MikroORM } from '@mikro-orm/sql'
import type { Config } from '../config.ts'
import { entities } from './entities.ts'
import { postgresqlMigrations, sqliteMigrations } from './migrations/index.ts'
import { databaseFile, makeDataDir, makeOwnFile } from './own-file.ts'
import { openPostgresqlReads, openSqliteReads, type Reads } from './reads.ts'

/** The entities for changes, and plain SQL for the reads that every visitor causes. */
export interface Database {
  orm: MikroORM
  reads: Reads
  close(): Promise<void>
}

const shared = {
  entities,
  extensions: [Migrator],
  /** Entities are forked per request; the global one must never be used by accident. */
  allowGlobalContext: false,
}
const migrations = { snapshot: false, silent: true }

/** Opens the database named by the configuration and brings its tables up to date. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  return config.databaseUrl ? openPostgresql(config.databaseUrl) : openSqlite(config.dataDir)
}

async function openSqlite(dataDir: string): Promise<Database> {
  const { MikroORM } = await import('@mikro-orm/sqlite')
  makeDataDir(dataDir)
  const file = databaseFile(dataDir)
  makeOwnFile(file)
  const orm = await MikroORM.init({
    ...shared,
    dbName: file,
    migrations: { ...migrations, migrationsList: sqliteMigrations },
  })
  const connection = await orm.em.getConnection().getNativeClient()
  connection.pragma('journal_mode = WAL')
  // A change that was answered survives a power cut, not only the end of the process.
  connection.pragma('synchronous = FULL')
  await orm.migrator.up()
  const reads = openSqliteReads(file)
  return { orm, reads, close: () => close(orm, reads) }
}

async function openPostgresql(clientUrl: string): Promise<Database> {
  const { MikroORM } = await import('@mikro-orm/postgresql')
  const orm = await MikroORM.init({
    ...shared,
    clientUrl,
    migrations: { ...migrations, migrationsList: postgresqlMigrations },
  })
  await orm.migrator.up()
  const reads = openPostgresqlReads(orm)
  return { orm, reads, close: () => close(orm, reads) }
}

async function close(orm: MikroORM, reads: Reads): Promise<void> {
  reads.close()
  await orm.close()
}
