import { MikroORM } from '@mikro-orm/sqlite'
import type { Database } from '../database.ts'
import { sqliteMigrations } from '../migrations/index.ts'
import { migrate, migrationOptions, ormOptions } from '../orm.ts'
import { databaseFile, makeDataDir, makeOwnFile } from '../own-file.ts'
import { PatientSqliteDialect } from './dialect.ts'
import { SqliteFile } from './file.ts'
import { openSqliteReads } from './reads.ts'
import { Turns } from './turns.ts'

export async function openSqlite(dataDir: string): Promise<Database> {
  makeDataDir(dataDir)
  const path = databaseFile(dataDir)
  makeOwnFile(path)
  const writer = new SqliteFile(path, false)
  const reader = new SqliteFile(path, true)
  // Only the writer makes a file where there is none.
  writer.open()
  const orm = await MikroORM.init({
    ...ormOptions,
    dbName: path,
    driverOptions: new PatientSqliteDialect({ writer, reader, turns: new Turns() }),
    migrations: { ...migrationOptions, migrationsList: sqliteMigrations },
  })
  await migrate(orm)
  return { orm, reads: openSqliteReads(reader), close: () => orm.close() }
}
