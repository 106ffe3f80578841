import { Migration } from '@mikro-orm/migrations'
import { type ColumnTypes, postgresqlTypes, sqliteTypes } from './column-types.ts'

/** Until when a machine is reserved and for whom, when a draft is published, and the address of its preview. */
abstract class Reservation extends Migration {
  override name = '2026-11-24-reservation'
  protected abstract types: ColumnTypes

  override up() {
    const { id, moment, text } = this.types
    const columns = [
      `reserved_until ${text(10)} null`,
      `reserved_for ${id} null`,
      `publish_at ${moment} null`,
    ]
    for (const column of columns) this.addSql(`alter table product add column ${column}`)
    this.addSql(`create table product_preview (
      product_id ${id} not null primary key,
      token ${text(64)} not null,
      until ${moment} not null,
      constraint product_preview_product_id_foreign foreign key (product_id) references product (id) on update cascade on delete cascade
    )`)
  }
}

export class SqliteReservation extends Reservation {
  protected override types = sqliteTypes

  override up() {
    super.up()
    this.addSql('create unique index product_preview_token_unique on product_preview (token)')
  }
}

export class PostgresqlReservation extends Reservation {
  protected override types = postgresqlTypes

  override up() {
    super.up()
    this.addSql(
      'alter table product_preview add constraint product_preview_token_unique unique (token)',
    )
  }
}
