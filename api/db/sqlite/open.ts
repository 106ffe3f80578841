import { MikroORM } from '@mikro-orm/sqlite'
import type { Connection } from '../connection.ts'
import { type Entities, type Migrations, migrate, ormOptions } from '../orm.ts'
import { databaseFile, makeDataDir, makeOwnFile } from '../own-file.ts'
import { Turns } from '../turns.ts'
import { PatientSqliteDialect } from './dialect.ts'
import { SqliteFile } from './file.ts'
import { versionOf } from './version.ts'

export async function openSqlite(
  dataDir: string,
  entities: Entities,
  migrations: Migrations,
): Promise<Connection> {
  makeDataDir(dataDir)
  const path = databaseFile(dataDir)
  makeOwnFile(path)
  const file = new SqliteFile(path)
  const orm = await MikroORM.init({
    ...ormOptions(entities, migrations),
    dbName: path,
    driverOptions: new PatientSqliteDialect({ file, turns: new Turns(1) }),
  })
  await migrate(orm)
  return { orm, dialect: 'sqlite', version: versionOf(file), close: () => orm.close() }
}
