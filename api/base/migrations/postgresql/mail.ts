import { Migration } from '@mikro-orm/migrations'

/** Notes and timeline of inquiries, and the outbox for their mails. */
export class Mail extends Migration {
  override name = '2026-11-21-mail'

  override up() {
    this.addSql(`alter table inquiry add column notes text not null default ''`)
    this.addSql(`create table inquiry_event (
      id serial primary key,
      inquiry_id int not null,
      at timestamptz not null,
      kind varchar(16) not null,
      text text not null
    )`)
    this.addSql(`create index inquiry_event_inquiry_id_index on inquiry_event (inquiry_id)`)
    this.addSql(`create table mail (
      id serial primary key,
      inquiry_id int not null,
      kind varchar(16) not null,
      recipient varchar(254) not null,
      message_id varchar(255) not null,
      state varchar(16) not null default 'waiting',
      attempts int not null default 0,
      next_attempt_at timestamptz not null,
      claimed_until timestamptz null,
      last_error text null,
      created_at timestamptz not null
    )`)
    this.addSql(`alter table mail add constraint mail_message_id_unique unique (message_id)`)
    this.addSql(`create index mail_inquiry_id_index on mail (inquiry_id)`)
    this.addSql(`create index mail_state_next_attempt_at_index on mail (state, next_attempt_at)`)
    this.addSql(
      `create index mail_recipient_kind_created_at_index on mail (recipient, kind, created_at)`,
    )
    this.addSql(`create table secret (
      name varchar(32) not null,
      value varchar(64) not null,
      primary key (name)
    )`)
    this.addSql(
      `alter table inquiry_event add constraint inquiry_event_inquiry_id_foreign foreign key (inquiry_id) references inquiry (id) on delete cascade`,
    )
    this.addSql(
      `alter table mail add constraint mail_inquiry_id_foreign foreign key (inquiry_id) references inquiry (id) on delete cascade`,
    )
  }
}
