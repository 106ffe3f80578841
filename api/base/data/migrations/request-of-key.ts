import { Migration } from '@mikro-orm/migrations'
import { type ColumnTypes, postgresqlTypes, sqliteTypes } from './column-types.ts'

/** What was sent with a key, so that another change under the same one is told from a repetition. */
abstract class RequestOfKey extends Migration {
  override name = '2026-11-26-request-of-key'
  protected abstract types: ColumnTypes

  override up() {
    this.addSql(
      `alter table accepted_key add column request ${this.types.text(64)} not null default ''`,
    )
  }
}

export class SqliteRequestOfKey extends RequestOfKey {
  protected override types = sqliteTypes
}

export class PostgresqlRequestOfKey extends RequestOfKey {
  protected override types = postgresqlTypes
}
