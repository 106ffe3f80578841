import { Migration } from '@mikro-orm/migrations'

/** What everything was after each change, and the trash for products. */
export class History extends Migration {
  override name = '2026-11-22-history'

  override up() {
    this.addSql(`create table revision (
      id serial primary key,
      kind varchar(16) not null,
      subject varchar(64) not null,
      at timestamptz not null,
      author varchar(200) null,
      action varchar(16) not null,
      state json not null
    )`)
    this.addSql(`create index revision_kind_subject_id_index on revision (kind, subject, id)`)
    this.addSql(`create table trashed_product (
      id int not null primary key,
      title varchar(200) not null,
      deleted_at timestamptz not null,
      author varchar(200) not null,
      state json not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      inquiries json not null,
      places json not null
    )`)
    this.addSql(
      `create index trashed_product_deleted_at_id_index on trashed_product (deleted_at, id)`,
    )
  }
}
