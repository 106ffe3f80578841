import type { MikroORM } from '@mikro-orm/sql'
import type { Config } from '../config.ts'
import type { Reads } from './reads.ts'

/** The entities for changes, and plain SQL for the reads that every visitor causes. */
export interface Database {
  orm: MikroORM
  reads: Reads
  close(): Promise<void>
}

/** Opens the database named by the configuration and brings its tables up to date. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  // Only the driver that is needed takes memory.
  if (databaseUrl) return (await import('./postgresql/open.ts')).openPostgresql(databaseUrl)
  return (await import('./sqlite/open.ts')).openSqlite(dataDir)
}
