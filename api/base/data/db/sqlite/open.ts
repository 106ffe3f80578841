import { MikroORM } from '@mikro-orm/sqlite'
import { Semaphore } from '../../../turns.ts'
import type { Connection } from '../connection.ts'
import { type DatabasePlace, makeDataDir, makePrivateFile } from '../database-place.ts'
import type { Locks } from '../locks.ts'
import { LONGEST_CHANGE_MS } from '../longest-change.ts'
import { sqlite } from '../migration.ts'
import { migrate, ormOptions, type Schema } from '../orm.ts'
import { commitCounter } from './commit-count.ts'
import { NonBlockingSqliteDialect } from './dialect.ts'
import { SqliteFile } from './file.ts'
import { fileLocks } from './locks.ts'
import { readSnapshot } from './snapshot.ts'

export async function openSqlite(
  { dataDir, databaseFile: path }: DatabasePlace,
  schema: Schema,
): Promise<Connection> {
  makeDataDir(dataDir)
  makePrivateFile(path)
  const file = new SqliteFile(path)
  // What a customer sends during an import or a restore waits for its end, and is not refused.
  const writes = new Semaphore({ permits: 1, timeoutMs: LONGEST_CHANGE_MS })
  const locks = fileLocks(dataDir)
  const orm = await MikroORM.init({
    ...ormOptions(schema, sqlite),
    dbName: path,
    driverOptions: new NonBlockingSqliteDialect({
      file,
      writes,
      isLongChange: () => isLongChange(locks),
    }),
  })
  await migrate(orm, schema)
  return {
    orm,
    dialect: 'sqlite',
    version: commitCounter(file),
    peers: null,
    withProcessLock: (work) => work(),
    locks,
    snapshot: (read) => readSnapshot(path, read),
    close: () => orm.close(),
  }
}

const isLongChange = async (locks: Locks) =>
  (await locks.isHeld('import')) || (await locks.isHeld('backup'))
