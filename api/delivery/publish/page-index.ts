import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { z } from 'zod'
import type { LogPosition } from '../../base/data/freshness/change-log.ts'
import { codeOf } from '../../base/failures.ts'

/** The files that SQLite keeps for the index. */
const INDEX_FILES = ['index.sqlite', 'index.sqlite-wal', 'index.sqlite-shm']

/** Waiting for a lock blocks the process, so it is short; the caller tries again later. */
const LOCK_WAIT_MS = 20

const position = z.object({ id: z.number(), fingerprint: z.string() })

/** What the index knows of a page: the hash of its files. */
export interface PageEntry {
  path: string
  fingerprint: string
}

/**
 * Which pages are published, with their tags, the edition of the site and the last change that they
 * followed. It is a database of its own beside the pages, because they are a copy and not the data.
 */
export class PageIndex {
  readonly #file: string
  readonly #inode: number
  readonly #database: Sqlite.Database
  readonly #statements

  /** @throws when it cannot be read or written */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#file = join(folder, 'index.sqlite')
    this.#database = new Sqlite(this.#file, { timeout: LOCK_WAIT_MS })
    try {
      this.#statements = this.#prepare()
      this.#inode = statSync(this.#file).ino
    } catch (error) {
      this.#database.close()
      throw error
    }
  }

  #prepare() {
    this.#database.pragma('journal_mode = WAL')
    this.#database.pragma('synchronous = NORMAL')
    const [problem] = z
      .array(z.string())
      .parse(this.#database.prepare('pragma quick_check(1)').pluck().all())
    if (problem !== 'ok') throw new Sqlite.SqliteError(String(problem), 'SQLITE_CORRUPT')
    this.#database.exec(`
      create table if not exists published_page (
        path text primary key, fingerprint text not null
      ) without rowid;
      create table if not exists page_tag (
        tag text not null, path text not null, primary key (tag, path)
      ) without rowid;
      create index if not exists page_tag_path on page_tag (path);
      create table if not exists state (name text primary key, value) without rowid;
    `)
    const prepare = (sql: string) => this.#database.prepare(sql)
    return {
      find: this.#database.prepare<[string], PageEntry>(
        'select * from published_page where path = ?',
      ),
      paths: this.#database.prepare<[], string>('select path from published_page').pluck(),
      count: prepare('select count(*) from published_page').pluck(),
      add: prepare(
        'insert or replace into published_page (path, fingerprint) values (@path, @fingerprint)',
      ),
      tag: prepare('insert into page_tag (tag, path) values (?, ?)'),
      tagged: prepare(
        'select path from page_tag join published_page using (path) where tag = ?',
      ).pluck(),
      remove: prepare('delete from published_page where path = ?'),
      tagsOf: prepare('select tag from page_tag where path = ? order by tag').pluck(),
      untag: prepare('delete from page_tag where tag = ? and path = ?'),
      read: prepare('select value from state where name = ?').pluck(),
      write: prepare('insert or replace into state (name, value) values (?, ?)'),
    }
  }

  /** Whether the file is still the one that was opened. Another process or a person may have removed it. */
  isThere(): boolean {
    return statSync(this.#file, { throwIfNoEntry: false })?.ino === this.#inode
  }

  /** Runs a step as one transaction that no other process can interleave with. */
  inTransaction<Result>(step: () => Result): Result {
    return this.#database.transaction(step).immediate()
  }

  find(path: string): PageEntry | undefined {
    return this.#statements.find.get(path)
  }

  paths(): string[] {
    return this.#statements.paths.all()
  }

  count(): number {
    return Number(this.#statements.count.get())
  }

  add(page: PageEntry, tags: ReadonlySet<string>): void {
    const before = new Set(this.tagsOf(page.path))
    for (const tag of before) if (!tags.has(tag)) this.#statements.untag.run(tag, page.path)
    for (const tag of tags) if (!before.has(tag)) this.#statements.tag.run(tag, page.path)
    this.#statements.add.run(page)
  }

  /** Its tags stay for its next rendering, which has nearly the same; those of a deleted machine until the next build. */
  remove(path: string): void {
    this.#statements.remove.run(path)
  }

  tagsOf(path: string): string[] {
    return this.#statements.tagsOf.all(path).map(String)
  }

  /** The pages with any of the tags. A database index finds them, so the cost does not grow with the catalogue. */
  pathsTagged(tags: Iterable<string>): string[] {
    const paths = new Set<string>()
    for (const tag of tags)
      for (const path of this.#statements.tagged.iterate(tag)) paths.add(String(path))
    return [...paths]
  }

  clear(): void {
    this.#database.exec('delete from page_tag; delete from published_page;')
  }

  /** The last change in the log that the pages have followed, or null. */
  get position(): LogPosition | null {
    const text = this.#statements.read.get('position')
    return typeof text === 'string' ? position.parse(JSON.parse(text)) : null
  }
  set position(value: LogPosition) {
    this.#statements.write.run('position', JSON.stringify(value))
  }

  /** The build and the address of the site that the pages come from. */
  get edition(): string {
    return String(this.#statements.read.get('edition') ?? '')
  }
  set edition(value: string) {
    this.#statements.write.run('edition', value)
  }

  close(): void {
    this.#database.close()
  }
}

/** Errors that mean a damaged index: waiting does not help. */
const DAMAGE =
  /^(?:SQLITE_(?:ERROR|NOTADB|CORRUPT|CANTOPEN|CONSTRAINT|MISMATCH|IOERR_SHORT_READ)|EISDIR|ENOTDIR|EEXIST|ENOTEMPTY)/

/** Opens the index when needed, opens it again if it was removed, and makes a new one if it is damaged. */
export class IndexOpener {
  readonly #folder: string
  readonly #clearPages: () => void
  #index: PageIndex | null = null

  /** @param clearPages removes all pages, which a damaged index no longer knows */
  constructor(folder: string, clearPages: () => void) {
    this.#folder = folder
    this.#clearPages = clearPages
  }

  /** @throws if there is a lock, a full disk or damage; damage is repaired before the next attempt */
  use<Result>(work: (index: PageIndex) => Result): Result {
    try {
      if (this.#index && !this.#index.isThere()) this.close()
      this.#index ??= new PageIndex(this.#folder)
      return work(this.#index)
    } catch (error) {
      if (DAMAGE.test(codeOf(error))) this.#beginAnew(error)
      throw error
    }
  }

  close(): void {
    this.#index?.close()
    this.#index = null
  }

  #beginAnew(reason: unknown): void {
    console.error('Die veröffentlichten Seiten sind beschädigt und werden neu angelegt:', reason)
    this.close()
    makeFolder(this.#folder)
    for (const name of INDEX_FILES)
      rmSync(join(this.#folder, name), { recursive: true, force: true })
    this.#clearPages()
  }
}

/** Replaces a file of that name. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    rmSync(folder, { force: true })
    mkdirSync(folder, { recursive: true })
  }
}
