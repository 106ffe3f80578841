import type { CompiledQuery, DatabaseConnection, PostgresPoolClient, QueryResult } from 'kysely'

const CHANGES: readonly string[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE']

/** A client of `pg` that its pool closes, instead of keeping it, when it is given back with an error. */
export interface PoolClient extends Pick<PostgresPoolClient, 'query'> {
  release(error?: Error): void
}

/** A connection that one caller holds, and that is given back once, whatever becomes of it. */
export class PostgresqlSession implements DatabaseConnection {
  readonly #client: PoolClient
  #isReleased = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#client.query<Row>(sql, parameters)
    if (!CHANGES.includes(command)) return { rows }
    return { rows, numAffectedRows: BigInt(rowCount) }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }

  /** @param error why it cannot be used any more: its transaction may still be open */
  release(error?: Error): void {
    if (this.#isReleased) return
    this.#isReleased = true
    this.#client.release(error)
  }
}
