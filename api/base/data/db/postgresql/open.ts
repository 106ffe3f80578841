import { MikroORM } from '@mikro-orm/postgresql'
import { postgresql } from '../../migrations/migration.ts'
import type { Connection } from '../connection.ts'
import { type Entities, migrate, ormOptions } from '../orm.ts'
import { PatientPostgresqlDriver } from './driver.ts'
import { advisoryLocks, withProcessLock } from './locks.ts'
import { PostgresqlPeers } from './peers.ts'
import { readSnapshot } from './snapshot.ts'

/** The longest wait for a connection. */
const CONNECTING = { connectionTimeoutMillis: 3_000 }
/** The longest wait for the answer to one statement. */
const ANSWERING = { query_timeout: 8_000 }

export async function openPostgresql(clientUrl: string, entities: Entities): Promise<Connection> {
  const connect = (driverOptions: object) =>
    MikroORM.init({
      ...ormOptions(entities, postgresql),
      driver: PatientPostgresqlDriver,
      clientUrl,
      driverOptions,
    })
  // A migration may take as long as it needs.
  const migrating = await connect(CONNECTING)
  await withProcessLock(await migrating.em.getConnection().getNativeClient(), () =>
    migrate(migrating),
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
