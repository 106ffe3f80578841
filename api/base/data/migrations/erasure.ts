import { Migration } from '@mikro-orm/migrations'
import { type ColumnTypes, postgresqlTypes, sqliteTypes } from './column-types.ts'

/** Who was erased, and what the law wants kept of him. */
abstract class Erasures extends Migration {
  override name = '2026-11-24-erasures'
  protected abstract types: ColumnTypes

  override up() {
    const { moment, text } = this.types
    this.addSql(`create table erasure (
      hash ${text(64)} not null,
      key ${text(64)} not null,
      at ${moment} not null,
      primary key (hash)
    )`)
    this.addSql(`alter table inquiry add column kept_until ${text(10)} null`)
  }
}

export class SqliteErasures extends Erasures {
  protected override types = sqliteTypes
}

export class PostgresqlErasures extends Erasures {
  protected override types = postgresqlTypes
}
