import { MikroORM } from '@mikro-orm/postgresql'
import type { Database } from '../database.ts'
import { postgresqlMigrations } from '../migrations/index.ts'
import { migrate, migrationOptions, ormOptions } from '../orm.ts'
import { PatientPostgresqlDriver } from './driver.ts'
import { openPostgresqlReads } from './reads.ts'

/** No request waits longer for a connection, nor for the answer to one statement. */
const BOUNDS = { connectionTimeoutMillis: 3_000, query_timeout: 8_000 }

export async function openPostgresql(clientUrl: string): Promise<Database> {
  // A migration may take as long as it needs.
  const migrating = await connect(clientUrl, { connectionTimeoutMillis: 3_000 })
  await migrate(migrating)
  await migrating.close()
  const orm = await connect(clientUrl, BOUNDS)
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
