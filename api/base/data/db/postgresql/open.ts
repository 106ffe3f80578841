import { MikroORM } from '@mikro-orm/postgresql'
import type { Connection } from '../connection.ts'
import { postgresql } from '../migration.ts'
import { migrate, ormOptions, type Schema } from '../orm.ts'
import { PooledPostgresqlDriver } from './driver.ts'
import { advisoryLocks, withProcessLock } from './locks.ts'
import { PostgresqlPeers } from './peers.ts'
import { readSnapshot } from './snapshot.ts'

const CONNECTING = { connectionTimeoutMillis: 3_000 }
const ANSWERING = { query_timeout: 8_000 }

export async function openPostgresql(clientUrl: string, schema: Schema): Promise<Connection> {
  const connect = (driverOptions: object) =>
    MikroORM.init({
      ...ormOptions(schema, postgresql),
      driver: PooledPostgresqlDriver,
      clientUrl,
      driverOptions,
    })
  // A migration may take as long as it needs.
  const migrating = await connect(CONNECTING)
  await withProcessLock(await migrating.em.getConnection().getNativeClient(), () =>
    migrate(migrating, schema),
  )
  await migrating.close()
  const orm = await connect({ ...CONNECTING, ...ANSWERING })
  const pool = await orm.em.getConnection().getNativeClient()
  const peers = new PostgresqlPeers(pool)
  return {
    orm,
    dialect: 'postgresql',
    version: () => peers.version,
    peers,
    withProcessLock: (work) => withProcessLock(pool, work),
    locks: advisoryLocks(pool),
    snapshot: (read) => readSnapshot(pool, read),
    async close() {
      await peers.close()
      await orm.close()
    },
  }
}
