import { readFile } from 'node:fs/promises'
import type { Migration } from '../../base/data/db/migration.ts'

/** The first shape of the database, which a file beside this one holds for each of the two. */
export const initial: Migration = {
  name: '2026-11-23-initial',
  up: async ({ name }) =>
    statementsOf(await readFile(new URL(`${name}.sql`, import.meta.url), 'utf8')),
}

/** One at a time, as SQLite takes them. Each begins a line; what belongs to it is indented. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/^--.*\n/gm, '')
    .split(/^(?=create )/m)
    .map((statement) => statement.trim())
}
