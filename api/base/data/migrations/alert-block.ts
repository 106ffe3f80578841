import { Migration } from '@mikro-orm/migrations'
import { type ColumnTypes, postgresqlTypes, sqliteTypes } from './column-types.ts'

/** Mailboxes that want no search alerts. */
abstract class AlertBlocks extends Migration {
  override name = '2026-11-26-alert-blocks'
  protected abstract types: ColumnTypes

  override up() {
    const { moment, text, key } = this.types
    this.addSql(`create table alert_block (
      id ${key},
      hash ${text(64)} not null,
      key ${text(64)} not null,
      token_hash ${text(64)} not null,
      at ${moment} not null
    )`)
  }
}

export class SqliteAlertBlocks extends AlertBlocks {
  protected override types = sqliteTypes

  override up() {
    super.up()
    this.addSql('create unique index alert_block_hash_unique on alert_block (hash)')
  }
}

export class PostgresqlAlertBlocks extends AlertBlocks {
  protected override types = postgresqlTypes

  override up() {
    super.up()
    this.addSql('alter table alert_block add constraint alert_block_hash_unique unique (hash)')
  }
}
