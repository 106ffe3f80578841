import { Migration } from '@mikro-orm/migrations'

const columns = { headings: 'text', columns: 'json', fixed: 'json' }

/** How an import read its columns, for the next table with the same headers. */
export class ReadingOfImport extends Migration {
  override name = '2026-11-24-reading-of-import'

  override up() {
    for (const [name, type] of Object.entries(columns))
      this.addSql(`alter table stock_import add column ${name} ${type} null`)
  }
}
