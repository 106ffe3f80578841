import { Migration } from '@mikro-orm/migrations'

/** What everything was after each change, and the trash for products. */
export class History extends Migration {
  override name = '2026-11-22-history'

  override up() {
    this.addSql(`create table revision (
      id integer not null primary key autoincrement,
      kind text not null,
      subject text not null,
      at datetime not null,
      author text null,
      action text not null,
      state json not null
    )`)
    this.addSql(`create index revision_kind_subject_id_index on revision (kind, subject, id)`)
    this.addSql(`create table trashed_product (
      id integer not null primary key,
      title text not null,
      deleted_at datetime not null,
      author text not null,
      state json not null,
      created_at datetime not null,
      updated_at datetime not null,
      inquiries json not null,
      places json not null
    )`)
    this.addSql(
      `create index trashed_product_deleted_at_id_index on trashed_product (deleted_at, id)`,
    )
  }
}
