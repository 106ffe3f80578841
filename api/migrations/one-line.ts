import { isDeepStrictEqual } from 'node:util'
import { type Execute, type Migration, storedJson } from '../base/data/db/migration.ts'
import { plainColumns, plainTables, withPlainTexts } from './plain-texts.ts'

/** By which a row is found, where it has no number. */
const KEYS: Record<string, string> = { settings: 'name', page_text: 'page' }
const isDocument = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Names and titles are one line, and breaks of texts have one form: what was let in before follows the rules of today. */
export const oneLine: Migration = {
  name: '2026-11-26-one-line',
  async up(_, execute) {
    for (const table of plainTables) await tidy(execute, table, KEYS[table] ?? 'id')
    return []
  },
}

async function tidy(execute: Execute, table: string, key: string) {
  const names = plainColumns(table)
  const rows = await execute(`select ${[key, ...names].join(', ')} from ${table}`)
  for (const stored of rows) {
    const row = Object.fromEntries(
      Object.entries(stored).map(([name, value]) => [
        name,
        isJson(table, name) ? storedJson(value) : value,
      ]),
    )
    const plain = withPlainTexts(table, row)
    const changed = names.filter((name) => !isDeepStrictEqual(plain[name], row[name]))
    if (changed.length === 0) continue
    const values = changed.map((name) => plain[name])
    await execute(
      `update ${table} set ${changed.map((name) => `${name} = ?`).join(', ')} where ${key} = ?`,
      [...values.map((value) => (isDocument(value) ? JSON.stringify(value) : value)), row[key]],
    )
  }
}

const isJson = (table: string, name: string) =>
  name === 'content' || (table === 'product' && name === 'specifications')
