import {
  CompiledQuery,
  type DatabaseConnection,
  type PostgresPoolClient,
  type QueryResult,
} from 'kysely'
import type { Semaphore } from '../../../turns.ts'

const CHANGES: readonly string[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE']
/** One round trip. Without the limits a save would wait without an end for a lock, or for a process that was paused. */
const BEGIN = `begin; set local lock_timeout = '5s'; set local idle_in_transaction_session_timeout = '10s'`

interface PoolClient extends Pick<PostgresPoolClient, 'query'> {
  release(error?: Error): void
}

interface Pool {
  connect(): Promise<PoolClient>
  end(): Promise<void>
}

/** The connection of one caller. It is taken when first needed and always given back. */
export class PostgresqlSession implements DatabaseConnection {
  readonly #pool: Pool
  readonly #transactions: Semaphore
  #client: Promise<PoolClient> | null = null
  #endTransaction = () => {}

  /** @param transactions limits how many run at a time, so that those waiting for a lock leave connections to reads */
  constructor(pool: Pool, transactions: Semaphore) {
    this.#pool = pool
    this.#transactions = transactions
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.#client ??= this.#pool.connect()
    const client = await this.#client
    const { command, rowCount, rows } = await client.query<Row>(sql, parameters)
    if (!CHANGES.includes(command)) return { rows }
    return { rows, numAffectedRows: BigInt(rowCount) }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }

  async run(sql: string): Promise<void> {
    await this.executeQuery(CompiledQuery.raw(sql))
  }

  async begin(): Promise<void> {
    this.#endTransaction = await this.#transactions.acquire()
    await this.#releaseOnFailure(this.run(BEGIN))
  }

  async rollBack(): Promise<void> {
    await this.#releaseOnFailure(this.run('rollback'))
  }

  /** @param error has the pool close the connection: its transaction may still be open */
  async release(error?: Error): Promise<void> {
    const client = this.#client
    this.#client = null
    this.#endTransaction()
    this.#endTransaction = () => {}
    await client?.then(
      (client) => client.release(error),
      () => {},
    )
  }

  /** Releases the connection if the step fails. Kysely does not do so when begin or rollback fails. */
  async #releaseOnFailure(step: Promise<void>): Promise<void> {
    try {
      await step
    } catch (error) {
      await this.release(error instanceof Error ? error : new Error(String(error)))
      throw error
    }
  }
}
