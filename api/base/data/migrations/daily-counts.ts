import { Migration } from '@mikro-orm/migrations'
import { type ColumnTypes, postgresqlTypes, sqliteTypes } from './column-types.ts'

/** How often what happened on a day. */
abstract class DailyCounts extends Migration {
  override name = '2026-11-25-daily-counts'
  protected abstract types: ColumnTypes

  override up() {
    const { id: integer, text } = this.types
    this.addSql(
      `create table daily_count (day ${text(10)} not null, kind ${text(16)} not null, key ${text(100)} not null, count ${integer} not null, primary key (day, kind, key))`,
    )
  }
}

export class SqliteDailyCounts extends DailyCounts {
  protected override types = sqliteTypes
}

export class PostgresqlDailyCounts extends DailyCounts {
  protected override types = postgresqlTypes
}
