import { rmSync, statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'

/** How long opening or reading may wait, in place, for a process that recovers the file after a crash. */
const RECOVERY_MS = 100

interface Connections {
  reader: Sqlite.Database
  writer: Sqlite.Database
  inode: number
  logInode: number | undefined
}

/**
 * A database file with a connection that reads and one that writes. It outlives the file's damage,
 * removal and replacement.
 */
export class SqliteFile {
  readonly #path: string
  #open: Connections | null = null
  #openings = 0

  /** @throws {SqliteError} */
  constructor(path: string) {
    this.#path = path
    this.#current()
  }

  /** Rises when the file is opened again, because it is another one. */
  get openings(): number {
    return this.#openings
  }

  /**
   * Db what is committed; what was there while the file is gone.
   * @throws {SqliteError}
   */
  read<Result>(work: (database: Sqlite.Database) => Result): Result {
    const { reader } = this.#current()
    return soundly(reader, work)
  }

  /** @throws {SqliteError} also when the file is gone, and all that is written with it */
  write<Result>(work: (database: Sqlite.Database) => Result): Result {
    const { writer } = this.#current()
    if (inodeOf(this.#path) === undefined)
      throw new Sqlite.SqliteError(`${this.#path} is gone`, 'SQLITE_CANTOPEN')
    return soundly(writer, work)
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

  /** Another file was put in the place of this one. */
  #leave({ writer, logInode }: Connections): void {
    if (writer.inTransaction)
      throw new Sqlite.SqliteError(`${this.#path} was replaced`, 'SQLITE_CANTOPEN')
    this.close()
    // Where another process still has the old file open, its log stays, and would be taken for the new one's.
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
      // A change that was answered survives a power cut, not only the end of the process.
      writer.pragma('synchronous = FULL')
      // Waiting for other programs in here would keep everybody waiting.
      writer.pragma('busy_timeout = 0')
      // A connection of its own, so that a transaction under way stays unseen.
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

/** Does something on a connection; what that reads while the file is damaged must not outlive the damage. */
export function soundly<Result>(
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
