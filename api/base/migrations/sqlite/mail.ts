import { Migration } from '@mikro-orm/migrations'

/** Notes and timeline of inquiries, and the outbox for their mails. */
export class Mail extends Migration {
  override name = '2026-11-21-mail'

  override up() {
    this.addSql(`alter table inquiry add column notes text not null default ''`)
    this.addSql(`create table inquiry_event (
      id integer not null primary key autoincrement,
      inquiry_id integer not null,
      at datetime not null,
      kind text not null,
      text text not null,
      constraint inquiry_event_inquiry_id_foreign foreign key (inquiry_id) references inquiry (id) on delete cascade
    )`)
    this.addSql(`create index inquiry_event_inquiry_id_index on inquiry_event (inquiry_id)`)
    this.addSql(`create table mail (
      id integer not null primary key autoincrement,
      inquiry_id integer not null,
      kind text not null,
      recipient text not null,
      message_id text not null,
      state text not null default 'waiting',
      attempts integer not null default 0,
      next_attempt_at datetime not null,
      claimed_until datetime null,
      last_error text null,
      created_at datetime not null,
      constraint mail_inquiry_id_foreign foreign key (inquiry_id) references inquiry (id) on delete cascade
    )`)
    this.addSql(`create unique index mail_message_id_unique on mail (message_id)`)
    this.addSql(`create index mail_inquiry_id_index on mail (inquiry_id)`)
    this.addSql(`create index mail_state_next_attempt_at_index on mail (state, next_attempt_at)`)
    this.addSql(
      `create index mail_recipient_kind_created_at_index on mail (recipient, kind, created_at)`,
    )
    this.addSql(`create table secret (
      name text not null primary key,
      value text not null
    )`)
  }
}
