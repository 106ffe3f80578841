import { MikroORM } from '@mikro-orm/sqlite'
import type { Database } from '../database.ts'
import { sqliteMigrations } from '../migrations/index.ts'
import { migrate, migrationOptions, ormOptions } from '../orm.ts'
import { databaseFile, makeDataDir, makeOwnFile } from '../own-file.ts'
import { Turns } from '../turns.ts'
import { PatientSqliteDialect } from './dialect.ts'
import { SqliteFile } from './file.ts'
import { openSqliteReads } from './reads.ts'

export async function openSqlite(dataDir: string): Promise<Database> {
  makeDataDir(dataDir)
  const path = databaseFile(dataDir)
  makeOwnFile(path)
  const file = new SqliteFile(path)
  const orm = await MikroORM.init({
    ...ormOptions,
    dbName: path,
    driverOptions: new PatientSqliteDialect({ file, turns: new Turns(1) }),
    migrations: { ...migrationOptions, migrationsList: sqliteMigrations },
  })
  await migrate(orm)
  return { orm, reads: openSqliteReads(file), close: () => orm.close() }
}
