import { MikroORM } from '@mikro-orm/postgresql'
import type { Database } from '../database.ts'
import { postgresqlMigrations } from '../migrations/index.ts'
import { migrate, migrationOptions, ormOptions } from '../orm.ts'
import { PatientPostgresqlDriver } from './driver.ts'
import { openPostgresqlReads } from './reads.ts'

/** Nobody waits longer for a connection. */
const CONNECTING = { connectionTimeoutMillis: 3_000 }
/** No request waits longer for the answer to one statement. */
const ANSWERING = { query_timeout: 8_000 }

export async function openPostgresql(clientUrl: string): Promise<Database> {
  // A migration may take as long as it needs.
  const migrating = await connect(clientUrl, CONNECTING)
  await migrate(migrating)
  await migrating.close()
  const orm = await connect(clientUrl, { ...CONNECTING, ...ANSWERING })
  const reads = openPostgresqlReads(await orm.em.getConnection().getNativeClient())
  return {
    orm,
    reads,
    async close() {
      reads.close()
      await orm.close()
    },
  }
}

function connect(clientUrl: string, driverOptions: object) {
  return MikroORM.init({
    ...ormOptions,
    driver: PatientPostgresqlDriver,
    clientUrl,
    driverOptions,
    migrations: { ...migrationOptions, migrationsList: postgresqlMigrations },
  })
}
