import {
  CompiledQuery,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { type Shared, SqliteSession } from './session.ts'

class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

export class NonBlockingSqliteDialect implements Dialect {
  readonly #shared: Shared

  constructor(shared: Shared) {
    this.#shared = shared
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#shared)
  }
  createAdapter() {
    return new Adapter()
  }
  createQueryCompiler() {
    return new SqliteQueryCompiler()
  }
  createIntrospector(database: Kysely<unknown>) {
    return new SqliteIntrospector(database)
  }
}

class SqliteDriver implements Driver {
  readonly #shared: Shared

  constructor(shared: Shared) {
    this.#shared = shared
  }

  async init() {}
  async acquireConnection() {
    return new SqliteSession(this.#shared)
  }
  async beginTransaction(session: SqliteSession) {
    await session.begin()
  }
  async commitTransaction(session: SqliteSession) {
    session.commit()
  }
  async rollbackTransaction(session: SqliteSession) {
    session.rollBack()
  }
  async savepoint(session: SqliteSession, name: string) {
    await session.executeQuery(CompiledQuery.raw(`savepoint "${name}"`))
  }
  async rollbackToSavepoint(session: SqliteSession, name: string) {
    await session.executeQuery(CompiledQuery.raw(`rollback to "${name}"`))
  }
  async releaseSavepoint(session: SqliteSession, name: string) {
    await session.executeQuery(CompiledQuery.raw(`release "${name}"`))
  }
  async releaseConnection(session: SqliteSession) {
    session.rollBack()
  }
  async destroy() {
    this.#shared.file.close()
  }
}
