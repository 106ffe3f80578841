import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql'
import { CompiledQuery, type Driver } from 'kysely'
import { type PoolClient, PostgresqlSession } from './session.ts'

/**
 * One roundtrip. Nobody waits for a lock longer than a save may take, and nobody waits for a process
 * that was paused in the middle of a transaction.
 */
const BEGIN = `begin; set local lock_timeout = '5s'; set local idle_in_transaction_session_timeout = '10s'`

interface Pool {
  connect(): Promise<PoolClient>
  end(): Promise<void>
}

/** The ORM's driver, but that a connection which breaks inside a transaction is no loss to the pool. */
export class PatientPostgresqlDriver extends PostgreSqlDriver {
  protected override readonly connection = new PatientConnection(this.config)
}

class PatientConnection extends PostgreSqlConnection {
  override createKyselyDialect(
    options: Parameters<PostgreSqlConnection['createKyselyDialect']>[0],
  ): ReturnType<PostgreSqlConnection['createKyselyDialect']> {
    const pools: Pool[] = []
    const onPoolCreated = (pool: Pool) => pools.push(pool)
    const dialect = super.createKyselyDialect({ ...options, onPoolCreated })
    const [pool] = pools
    if (!pool) throw new Error('The driver made no pool')
    dialect.createDriver = () => new PooledDriver(pool)
    return dialect
  }
}

class PooledDriver implements Driver {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async init() {}
  async acquireConnection() {
    return new PostgresqlSession(await this.#pool.connect())
  }
  async beginTransaction(session: PostgresqlSession) {
    await orRelease(session, run(session, BEGIN))
  }
  async commitTransaction(session: PostgresqlSession) {
    await run(session, 'commit')
  }
  async rollbackTransaction(session: PostgresqlSession) {
    await orRelease(session, run(session, 'rollback'))
  }
  async savepoint(session: PostgresqlSession, name: string) {
    await run(session, `savepoint "${name}"`)
  }
  async rollbackToSavepoint(session: PostgresqlSession, name: string) {
    await run(session, `rollback to "${name}"`)
  }
  async releaseSavepoint(session: PostgresqlSession, name: string) {
    await run(session, `release "${name}"`)
  }
  async releaseConnection(session: PostgresqlSession) {
    session.release()
  }
  async destroy() {
    await this.#pool.end()
  }
}

async function run(session: PostgresqlSession, sql: string): Promise<void> {
  await session.executeQuery(CompiledQuery.raw(sql))
}

/** Kysely does not give a connection back whose transaction could not be begun or rolled back. */
async function orRelease(session: PostgresqlSession, step: Promise<void>): Promise<void> {
  try {
    await step
  } catch (error) {
    session.release(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}
