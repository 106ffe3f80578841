import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/**
 * Which pages are published, from which build and up to which change, and which tags they show.
 * It lies beside the pages, as a database of its own: they are one instance's copy, not the data.
 * Every step is one transaction that also excludes other processes on the same folder.
 */
export class PageIndex {
  readonly #database: Sqlite.Database
  readonly #statements

  constructor(folder: string) {
    this.#database = openIndex(folder)
    this.#database.pragma('synchronous = NORMAL')
    this.#database.exec(`
      create table if not exists page (path text primary key) without rowid;
      create table if not exists page_tag (
        tag text not null, path text not null, primary key (tag, path)
      ) without rowid;
      create index if not exists page_tag_path on page_tag (path);
      create table if not exists state (name text primary key, value) without rowid;
    `)
    const prepare = (sql: string) => this.#database.prepare(sql)
    this.#statements = {
      has: prepare('select 1 from page where path = ?').pluck(),
      count: prepare('select count(*) from page').pluck(),
      add: prepare('insert or ignore into page (path) values (?)'),
      tag: prepare('insert or ignore into page_tag (tag, path) values (?, ?)'),
      tagged: prepare('select path from page_tag where tag = ?').pluck(),
      remove: prepare('delete from page where path = ?'),
      tagsOf: prepare('select tag from page_tag where path = ? order by tag').pluck(),
      untag: prepare('delete from page_tag where path = ?'),
      read: prepare('select value from state where name = ?').pluck(),
      write: prepare('insert or replace into state (name, value) values (?, ?)'),
    }
  }

  /** Runs a step as one transaction that no other process can interleave with. */
  exclusively<Result>(step: () => Result): Result {
    return this.#database.transaction(step).immediate()
  }

  has(path: string): boolean {
    return this.#statements.has.get(path) !== undefined
  }

  count(): number {
    return Number(this.#statements.count.get())
  }

  add(path: string, tags: Iterable<string>): void {
    this.#statements.untag.run(path)
    this.#statements.add.run(path)
    for (const tag of tags) this.#statements.tag.run(tag, path)
  }

  remove(path: string): void {
    this.#statements.untag.run(path)
    this.#statements.remove.run(path)
  }

  tagsOf(path: string): string[] {
    return this.#statements.tagsOf.all(path).map(String)
  }

  /** The pages that show any of the tags: found by index, so the cost does not grow with the catalogue. */
  pathsTagged(tags: Iterable<string>): string[] {
    const paths = new Set<string>()
    for (const tag of tags)
      for (const path of this.#statements.tagged.iterate(tag)) paths.add(String(path))
    return [...paths]
  }

  clear(): void {
    this.#database.exec('delete from page_tag; delete from page;')
  }

  /** The last change in the publication log that the pages have followed. */
  get position(): number {
    return Number(this.#statements.read.get('position') ?? 0)
  }
  set position(value: number) {
    this.#statements.write.run('position', value)
  }

  /** The build of the site that the pages come from. */
  get build(): string {
    return String(this.#statements.read.get('build') ?? '')
  }
  set build(value: string) {
    this.#statements.write.run('build', value)
  }

  close(): void {
    this.#database.close()
  }
}

const UNREADABLE = /^SQLITE_(?:NOTADB|CORRUPT)/

/** An index that cannot be read is begun anew: it names no page then, and each is rendered again. */
function openIndex(folder: string): Sqlite.Database {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'index.sqlite')
  const open = () => {
    const database = new Sqlite(file)
    database.pragma('journal_mode = WAL')
    return database
  }
  try {
    return open()
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError && UNREADABLE.test(error.code))) throw error
    for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true })
    return open()
  }
}
