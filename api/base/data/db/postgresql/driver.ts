import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql'
import type { Driver } from 'kysely'
import type { Pool } from 'pg'
import { Semaphore } from '../../../turns.ts'
import { PostgresqlSession } from './session.ts'

/** Half of the pool of ten connections, so that reads go on while transactions wait. */
const TRANSACTIONS_AT_A_TIME = 5
const QUEUE_PATIENCE_MS = 15_000

/** The ORM's driver, except that a broken connection is given back to the pool, which closes it. */
export class PooledPostgresqlDriver extends PostgreSqlDriver {
  protected override readonly connection = new PooledConnection(this.config)
}

class PooledConnection extends PostgreSqlConnection {
  override createKyselyDialect(
    options: Parameters<PostgreSqlConnection['createKyselyDialect']>[0],
  ): ReturnType<PostgreSqlConnection['createKyselyDialect']> {
    const pools: Pool[] = []
    const told = { ...options, onPoolCreated: (pool: Pool) => pools.push(pool) }
    const dialect = super.createKyselyDialect(told)
    const [pool] = pools
    if (!pool) throw new Error('The driver made no pool')
    dialect.createDriver = () => new PooledDriver(pool)
    return dialect
  }
}

class PooledDriver implements Driver {
  readonly #pool: Pool
  readonly #transactions = new Semaphore({
    permits: TRANSACTIONS_AT_A_TIME,
    timeoutMs: QUEUE_PATIENCE_MS,
  })

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async init() {}
  async acquireConnection() {
    return new PostgresqlSession(this.#pool, this.#transactions)
  }
  beginTransaction(session: PostgresqlSession) {
    return session.begin()
  }
  commitTransaction(session: PostgresqlSession) {
    return session.run('commit')
  }
  rollbackTransaction(session: PostgresqlSession) {
    return session.rollBack()
  }
  savepoint(session: PostgresqlSession, name: string) {
    return session.run(`savepoint "${name}"`)
  }
  rollbackToSavepoint(session: PostgresqlSession, name: string) {
    return session.run(`rollback to "${name}"`)
  }
  releaseSavepoint(session: PostgresqlSession, name: string) {
    return session.run(`release "${name}"`)
  }
  releaseConnection(session: PostgresqlSession) {
    return session.release()
  }
  destroy() {
    return this.#pool.end()
  }
}
