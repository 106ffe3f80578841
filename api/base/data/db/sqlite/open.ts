import { MikroORM } from '@mikro-orm/sqlite'
import { Semaphore } from '../../../semaphore.ts'
import type { Connection } from '../connection.ts'
import { databaseFile, makeDataDir, makePrivateFile } from '../database-place.ts'
import { sqlite } from '../migration.ts'
import { migrate, ormOptions, type Schema } from '../orm.ts'
import { commitCounter } from './commit-count.ts'
import { NonBlockingSqliteDialect } from './dialect.ts'
import { SqliteFile } from './file.ts'
import { fileLocks } from './locks.ts'
import { readSnapshot } from './snapshot.ts'

/** Longer than the session waits for other programs: the writes of this process are sure to end. */
const QUEUE_PATIENCE_MS = 15_000

export async function openSqlite(dataDir: string, schema: Schema): Promise<Connection> {
  makeDataDir(dataDir)
  const path = databaseFile(dataDir)
  makePrivateFile(path)
  const file = new SqliteFile(path)
  const writes = new Semaphore({ permits: 1, timeoutMs: QUEUE_PATIENCE_MS })
  const orm = await MikroORM.init({
    ...ormOptions(schema, sqlite),
    dbName: path,
    driverOptions: new NonBlockingSqliteDialect({ file, writes }),
  })
  await migrate(orm, schema)
  return {
    orm,
    dialect: 'sqlite',
    version: commitCounter(file),
    peers: null,
    withProcessLock: (work) => work(),
    locks: fileLocks(dataDir),
    snapshot: (read) => readSnapshot(path, read),
    close: () => orm.close(),
  }
}
