import { readFile } from 'node:fs/promises'
import { Migration } from '@mikro-orm/migrations'

/** The first shape of the database, which a file beside this one holds for each of the two. */
abstract class Initial extends Migration {
  override name = '2026-11-23-initial'
  abstract file: string

  override async up() {
    const sql = await readFile(new URL(this.file, import.meta.url), 'utf8')
    for (const statement of statementsOf(sql)) this.addSql(statement)
  }
}

export class SqliteInitial extends Initial {
  override file = 'sqlite.sql'
}

export class PostgresqlInitial extends Initial {
  override file = 'postgresql.sql'
}

/** One at a time, as SQLite takes them. Each begins a line; what belongs to it is indented. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/^--.*\n/gm, '')
    .split(/^(?=create )/m)
    .map((statement) => statement.trim())
}
