import { Migration } from '@mikro-orm/migrations'
import { type ColumnTypes, postgresqlTypes, sqliteTypes } from './column-types.ts'

/** Offers, and the numbers that they have got. */
abstract class Offers extends Migration {
  override name = '2026-11-24-offers'
  protected abstract types: ColumnTypes

  override up() {
    const { id, moment, text, key } = this.types
    this.addSql(
      `create table offer_number (year ${id} not null, last ${id} not null, primary key (year))`,
    )
    this.addSql(`create table offer (
      id ${key},
      inquiry_id ${id} not null,
      year ${id} null,
      serial ${id} null,
      revision ${id} not null default 1,
      status ${text(16)} not null default 'draft',
      valid_until ${text(10)} not null,
      content json not null,
      totals json null,
      sent json null,
      pdf text null,
      pdf_sha256 ${text(64)} null,
      token ${text(64)} null,
      sent_at ${moment} null,
      decided_at ${moment} null,
      decided_by ${text(200)} null,
      decision_reason text null,
      decided_on_page boolean not null default false,
      search_text text not null default '',
      created_at ${moment} not null,
      updated_at ${moment} not null,
      constraint offer_inquiry_id_foreign foreign key (inquiry_id) references inquiry (id) on delete cascade
    )`)
    this.addSql('create index offer_inquiry_id_index on offer (inquiry_id)')
    this.addSql('create index offer_status_index on offer (status)')
  }
}

export class SqliteOffers extends Offers {
  protected override types = sqliteTypes

  override up() {
    super.up()
    this.addSql('create unique index offer_token_unique on offer (token)')
    this.addSql(
      'create unique index offer_year_serial_revision_unique on offer (year, serial, revision)',
    )
  }
}

export class PostgresqlOffers extends Offers {
  protected override types = postgresqlTypes

  override up() {
    super.up()
    this.addSql('alter table offer add constraint offer_token_unique unique (token)')
    this.addSql(
      'alter table offer add constraint offer_year_serial_revision_unique unique (year, serial, revision)',
    )
  }
}
