import { Migration } from '@mikro-orm/migrations'
import { type ColumnTypes, postgresqlTypes, sqliteTypes } from './column-types.ts'
import { firstTemplates } from './first-templates.ts'

/** What was written about an inquiry, and the texts that answers are begun with. */
abstract class Messages extends Migration {
  override name = '2026-11-24-messages'
  protected abstract types: ColumnTypes & { now: string }

  override up() {
    const { id, moment, text, now, key } = this.types
    this.addSql(`create table message (
      id ${key},
      inquiry_id ${id} not null,
      at ${moment} not null,
      kind ${text(16)} not null,
      subject ${text(200)} not null default '',
      text text not null,
      author ${text(200)} null,
      constraint message_inquiry_id_foreign foreign key (inquiry_id) references inquiry (id) on delete cascade
    )`)
    this.addSql('create index message_inquiry_id_index on message (inquiry_id)')
    this.addSql(`create table message_attachment (
      message_id ${id} not null,
      position ${id} not null,
      name ${text(200)} not null,
      type ${text(100)} not null,
      size ${id} not null,
      content text not null,
      primary key (message_id, position),
      constraint message_attachment_message_id_foreign foreign key (message_id) references message (id) on delete cascade
    )`)
    this.addSql(`create table message_template (
      id ${key},
      name ${text(100)} not null,
      subject ${text(200)} not null default '',
      text text not null,
      updated_at ${moment} not null
    )`)
    this.addSql(`alter table app_user add column name ${text(200)} null`)
    for (const { name, text } of firstTemplates)
      this.addSql(
        `insert into message_template (name, text, updated_at) values (${quoted(name)}, ${quoted(text)}, ${now})`,
      )
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

export class SqliteMessages extends Messages {
  protected override types = { ...sqliteTypes, now: "unixepoch('now') * 1000" }

  override up() {
    super.up()
    this.addSql('create unique index message_template_name_unique on message_template (name)')
  }
}

export class PostgresqlMessages extends Messages {
  protected override types = { ...postgresqlTypes, now: 'now()' }

  override up() {
    super.up()
    this.addSql(
      'alter table message_template add constraint message_template_name_unique unique (name)',
    )
  }
}
