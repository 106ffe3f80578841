import { statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'

/** How long opening may wait, in place, for a process that recovers the file after a crash. */
const OPENING_PATIENCE_MS = 100

/** A connection to a database file that outlives the file's damage, removal and replacement. */
export class SqliteFile {
  readonly #path: string
  readonly #isReader: boolean
  #open: { database: Sqlite.Database; inode: number } | null = null
  #openings = 0

  /** @param isReader never writes, and goes on reading what was there while the file is gone */
  constructor(path: string, isReader: boolean) {
    this.#path = path
    this.#isReader = isReader
  }

  /** Rises when the file is opened again, because it is another one. */
  get openings(): number {
    return this.#openings
  }

  /** @throws {SqliteError} */
  use<Result>(work: (database: Sqlite.Database) => Result): Result {
    const database = this.#current()
    try {
      return work(database)
    } catch (error) {
      forgetDamage(database, error)
      throw error
    }
  }

  /** @throws {SqliteError} */
  open(): void {
    this.#current()
  }

  close(): void {
    this.#open?.database.close()
    this.#open = null
  }

  #current(): Sqlite.Database {
    const inode = statSync(this.#path, { throwIfNoEntry: false })?.ino
    if (this.#open && inode === this.#open.inode) return this.#open.database
    if (inode === undefined && this.#open) {
      if (this.#isReader) return this.#open.database
      throw new Sqlite.SqliteError(`${this.#path} is gone`, 'SQLITE_CANTOPEN')
    }
    this.close()
    const database = this.#connect()
    this.#open = { database, inode: statSync(this.#path).ino }
    this.#openings++
    return database
  }

  #connect(): Sqlite.Database {
    const database = new Sqlite(this.#path, {
      readonly: this.#isReader,
      fileMustExist: this.#openings > 0,
      timeout: OPENING_PATIENCE_MS,
    })
    try {
      if (!this.#isReader) database.pragma('journal_mode = WAL')
      // A change that was answered survives a power cut, not only the end of the process.
      database.pragma('synchronous = FULL')
      // Waiting in here would keep everybody waiting.
      database.pragma('busy_timeout = 0')
      return database
    } catch (error) {
      database.close()
      throw error
    }
  }
}

/** What was read while the file was damaged must not outlive the damage. */
export function forgetDamage(database: Sqlite.Database, error: unknown): void {
  if (error instanceof Sqlite.SqliteError && /^SQLITE_(?:CORRUPT|NOTADB|IOERR)/.test(error.code))
    database.pragma('shrink_memory')
}
