import { rmSync, statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'

/** How long opening or reading may block while another process recovers the file after a crash. */
export const RECOVERY_MS = 100

interface Connections {
  reader: Sqlite.Database
  writer: Sqlite.Database
  inode: number
  logInode: number | undefined
}

/** A database file with a connection for reads and one for writes, also after it was damaged, removed or replaced. */
export class SqliteFile {
  readonly #path: string
  #open: Connections | null = null
  #openings = 0

  constructor(path: string) {
    this.#path = path
    this.#current()
  }

  /** Rises each time the file is opened, that is when another file has taken its place. */
  get openings(): number {
    return this.#openings
  }

  /** Sees only what is committed. While the file is gone, it sees what was there last. @throws {SqliteError} */
  read<Result>(work: (database: Sqlite.Database) => Result): Result {
    const { reader } = this.#current()
    return droppingDamagedCache(reader, work)
  }

  /** @throws {SqliteError} also when the file is gone, because what is written would be lost with it */
  write<Result>(work: (database: Sqlite.Database) => Result): Result {
    const { writer } = this.#current()
    if (inodeOf(this.#path) === undefined)
      throw new Sqlite.SqliteError(`${this.#path} is gone`, 'SQLITE_CANTOPEN')
    return droppingDamagedCache(writer, work)
  }

  close(): void {
    this.#open?.reader.close()
    this.#open?.writer.close()
    this.#open = null
  }

  #current(): Connections {
    const inode = inodeOf(this.#path)
    if (this.#open && (inode === this.#open.inode || inode === undefined)) return this.#open
    if (this.#open) this.#leave(this.#open)
    this.#open = this.#connect()
    this.#openings++
    return this.#open
  }

  #leave({ writer, logInode }: Connections): void {
    if (writer.inTransaction)
      throw new Sqlite.SqliteError(`${this.#path} was replaced`, 'SQLITE_CANTOPEN')
    this.close()
    // If another process still has the old file open, its log stays. SQLite would apply it to the new file.
    if (inodeOf(`${this.#path}-wal`) === logInode)
      for (const part of ['-wal', '-shm']) rmSync(this.#path + part, { force: true })
  }

  #connect(): Connections {
    const writer = new Sqlite(this.#path, {
      fileMustExist: this.#openings > 0,
      timeout: RECOVERY_MS,
    })
    try {
      writer.pragma('journal_mode = WAL')
      // A confirmed change must survive a power cut, not only the end of the process.
      writer.pragma('synchronous = FULL')
      // SQLite waits for locks by blocking the process; sessions wait for them instead.
      writer.pragma('busy_timeout = 0')
      // A separate connection, so that reads do not see an unfinished transaction.
      const reader = new Sqlite(this.#path, { readonly: true, timeout: RECOVERY_MS })
      const logInode = inodeOf(`${this.#path}-wal`)
      return { reader, writer, inode: statSync(this.#path).ino, logInode }
    } catch (error) {
      writer.close()
      throw error
    }
  }
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino
}

export function droppingDamagedCache<Result>(
  database: Sqlite.Database,
  work: (database: Sqlite.Database) => Result,
): Result {
  try {
    return work(database)
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && /^SQLITE_(?:CORRUPT|NOTADB|IOERR)/.test(error.code))
      database.pragma('shrink_memory')
    throw error
  }
}
