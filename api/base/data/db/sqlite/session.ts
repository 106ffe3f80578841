import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Semaphore } from '../../../turns.ts'
import { isBusy } from '../file-lock.ts'
import { LONGEST_CHANGE_MS } from '../longest-change.ts'
import { droppingDamagedCache, type SqliteFile } from './file.ts'
import { prepare } from './statements.ts'

const PATIENCE_WITH_OTHERS_MS = 5_000
/** How often somebody who has waited longer looks whether it is a process of the house that holds the database. */
const LOOK_EVERY_MS = 1_000
const LONGEST_PAUSE_MS = 10

export interface Shared {
  file: SqliteFile
  writes: Semaphore
  /** Whether another process has a reason to hold the database for minutes. */
  isLongChange: () => Promise<boolean>
}

interface Transaction {
  database: Sqlite.Database
  release: () => void
}

/** Reads outside a transaction never wait. Writes wait for others, for a bounded time and without blocking. */
export class SqliteSession implements DatabaseConnection {
  readonly #shared: Shared
  #transaction: Transaction | null = null

  constructor(shared: Shared) {
    this.#shared = shared
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction) return this.#continue(this.#transaction, sql, parameters)
    const { file } = this.#shared
    const read = await this.#untilFree(performance.now(), () =>
      file.read((database) => runRead<Row>(database, sql, parameters)),
    )
    if (read) return read
    const { result, release } = await this.#write((database) =>
      run<Row>(prepare(database, sql), parameters),
    )
    release()
    return result
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }

  /** Takes the write lock at once. A transaction that read first could fail when it begins to write. */
  async begin(): Promise<void> {
    const { result, release } = await this.#write((database) => {
      database.exec('begin immediate')
      return database
    })
    this.#transaction = { database: result, release }
  }

  commit(): void {
    try {
      this.#transaction?.database.exec('commit')
    } finally {
      this.rollBack()
    }
  }

  /** Ends a transaction in any state: on a full disk SQLite has rolled it back already. */
  rollBack(): void {
    if (!this.#transaction) return
    const { database, release } = this.#transaction
    this.#transaction = null
    try {
      if (database.inTransaction) database.exec('rollback')
    } finally {
      release()
    }
  }

  /** Writes when no other session does. If that succeeds, the caller has to call `release`. */
  async #write<Result>(work: (database: Sqlite.Database) => Result) {
    const since = performance.now()
    const { file, writes } = this.#shared
    const release = await writes.acquire()
    try {
      return { result: await this.#untilFree(since, () => file.write(work)), release }
    } catch (error) {
      release()
      throw error
    }
  }

  async #untilFree<Result>(since: number, work: () => Result): Promise<Result> {
    for (let lookAt = since + PATIENCE_WITH_OTHERS_MS; ; ) {
      try {
        return work()
      } catch (error) {
        if (!isBusy(error)) throw error
        const now = performance.now()
        if (now > lookAt) {
          const mayGoOn = now - since < LONGEST_CHANGE_MS && (await this.#shared.isLongChange())
          if (!mayGoOn) throw error
          lookAt = now + LOOK_EVERY_MS
        }
      }
      // Random, so that two sessions do not collide again and again.
      await wait(Math.random() * LONGEST_PAUSE_MS)
    }
  }

  #continue<Row>(
    { database }: Transaction,
    sql: string,
    parameters: readonly unknown[],
  ): QueryResult<Row> {
    if (!database.inTransaction)
      throw new Sqlite.SqliteError('The transaction was rolled back', 'SQLITE_IOERR')
    return droppingDamagedCache(database, () => run(prepare(database, sql), parameters))
  }
}

/** @returns null for a statement that writes */
function runRead<Row>(
  database: Sqlite.Database,
  sql: string,
  parameters: readonly unknown[],
): QueryResult<Row> | null {
  const statement = prepare(database, sql)
  return statement.readonly && statement.reader ? run(statement, parameters) : null
}

function run<Row>(
  statement: ReturnType<typeof prepare>,
  parameters: readonly unknown[],
): QueryResult<Row> {
  const values = parameters.map(storable)
  if (statement.reader) return { rows: statement.all(...values) as Row[] }
  const { changes, lastInsertRowid } = statement.run(...values)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}

function storable(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value
}
