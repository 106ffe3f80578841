import { Migration } from '@mikro-orm/migrations'
import { type ColumnTypes, postgresqlTypes, sqliteTypes } from './column-types.ts'

/** When somebody wants to be called, and the address of an account's calendar. */
abstract class Callback extends Migration {
  override name = '2026-11-25-callback'
  protected abstract types: ColumnTypes

  override up() {
    const { moment, text } = this.types
    this.addSql(`alter table inquiry add column callback_at ${moment} null`)
    this.addSql('create index inquiry_callback_at_index on inquiry (callback_at)')
    this.addSql(`alter table app_user add column calendar_secret ${text(64)} null`)
  }
}

export class SqliteCallback extends Callback {
  protected override types = sqliteTypes

  override up() {
    super.up()
    this.addSql('create unique index app_user_calendar_secret_unique on app_user (calendar_secret)')
  }
}

export class PostgresqlCallback extends Callback {
  protected override types = postgresqlTypes

  override up() {
    super.up()
    this.addSql(
      'alter table app_user add constraint app_user_calendar_secret_unique unique (calendar_secret)',
    )
  }
}
