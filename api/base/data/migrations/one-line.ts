import { isDeepStrictEqual } from 'node:util'
import { Migration } from '@mikro-orm/migrations'
import { plainColumns, plainTables, withPlainTexts } from './plain-texts.ts'
import { storedJson } from './stored-json.ts'

/** By which a row is found, where it has no number. */
const KEYS: Record<string, string> = { settings: 'name', page_text: 'page' }
const isDocument = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Names and titles are one line, and breaks of texts have one form: what was let in before follows the rules of today. */
export class OneLine extends Migration {
  override name = '2026-11-26-one-line'

  override async up() {
    for (const table of plainTables) await this.#tidy(table, KEYS[table] ?? 'id')
  }

  async #tidy(table: string, key: string) {
    const names = plainColumns(table)
    const rows = await this.execute(`select ${[key, ...names].join(', ')} from ${table}`)
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
      await this.execute(
        `update ${table} set ${changed.map((name) => `${name} = ?`).join(', ')} where ${key} = ?`,
        [...values.map((value) => (isDocument(value) ? JSON.stringify(value) : value)), row[key]],
      )
    }
  }
}

const isJson = (table: string, name: string) =>
  name === 'content' || (table === 'product' && name === 'specifications')
