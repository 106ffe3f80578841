import { Migration } from '@mikro-orm/migrations'
import { type ColumnTypes, postgresqlTypes, sqliteTypes } from './column-types.ts'

/** Changes of many machines at once, with which of them each revision belongs to. */
abstract class BulkEdits extends Migration {
  override name = '2026-11-25-bulk-edits'
  protected abstract types: ColumnTypes

  override up() {
    const { id, key, moment, text } = this.types
    this.addSql(`create table bulk_edit (
      id ${key},
      at ${moment} not null,
      author ${text(200)} not null,
      label ${text(500)} not null,
      changed ${id} not null,
      undone_at ${moment} null,
      undone_by ${text(200)} null
    )`)
    this.addSql(`alter table revision add column bulk_edit ${id} null`)
    this.addSql('create index revision_bulk_edit_id_index on revision (bulk_edit, id)')
  }
}

export class SqliteBulkEdits extends BulkEdits {
  protected override types = sqliteTypes
}

export class PostgresqlBulkEdits extends BulkEdits {
  protected override types = postgresqlTypes
}
