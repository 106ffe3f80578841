import { Migration } from '@mikro-orm/migrations'
import { type ColumnTypes, postgresqlTypes, sqliteTypes } from './column-types.ts'

/** When machines were last seen, and the keys of changes that may arrive twice. */
abstract class Yard extends Migration {
  override name = '2026-11-25-yard'
  protected abstract types: ColumnTypes

  override up() {
    const { id, moment, text } = this.types
    this.addSql(`create table sighting (
      product_id ${id} not null primary key,
      at ${moment} not null,
      author ${text(200)} not null,
      constraint sighting_product_id_foreign foreign key (product_id) references product (id) on update cascade on delete cascade
    )`)
    this.addSql(`create table accepted_key (
      key ${text(36)} not null primary key,
      account ${id} not null,
      subject ${id} not null,
      at ${moment} not null
    )`)
    this.addSql('create index accepted_key_at_index on accepted_key (at)')
  }
}

export class SqliteYard extends Yard {
  protected override types = sqliteTypes
}

export class PostgresqlYard extends Yard {
  protected override types = postgresqlTypes
}
