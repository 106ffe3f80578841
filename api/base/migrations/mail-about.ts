import { Migration } from '@mikro-orm/migrations'

/** A mail says what it is about by a key that its feature understands, so that the outbox need not know the features. */
abstract class MailAbout extends Migration {
  override name = '2026-11-23-mail-about'
}

const ABOUT = `coalesce(cast(inquiry_id as varchar(64)), cast(user_id as varchar(64)), feed)`

export class SqliteMailAbout extends MailAbout {
  override up() {
    // SQLite cannot drop a column with a foreign key, so the table is built anew.
    this.addSql(`alter table mail rename to old_mail`)
    this.addSql(`create table mail (
      id integer not null primary key autoincrement,
      kind text not null,
      about text not null,
      recipient text not null,
      mailbox text not null default '',
      message_id text not null,
      state text not null default 'waiting',
      attempts integer not null default 0,
      next_attempt_at datetime not null,
      claimed_until datetime null,
      last_error text null,
      created_at datetime not null
    )`)
    const columns = `id, kind, recipient, mailbox, message_id, state, attempts, next_attempt_at,
      claimed_until, last_error, created_at`
    this.addSql(`insert into mail (${columns}, about) select ${columns}, ${ABOUT} from old_mail`)
    this.addSql(`drop table old_mail`)
    this.addSql(`create unique index mail_message_id_unique on mail (message_id)`)
    this.addSql(`create index mail_about_index on mail (about)`)
    this.addSql(`create index mail_state_next_attempt_at_index on mail (state, next_attempt_at)`)
    this.addSql(
      `create index mail_mailbox_kind_created_at_index on mail (mailbox, kind, created_at)`,
    )
  }
}

export class PostgresqlMailAbout extends MailAbout {
  override up() {
    this.addSql(`alter table mail add column about varchar(64) null`)
    this.addSql(`update mail set about = ${ABOUT}`)
    this.addSql(`alter table mail alter column about set not null`)
    for (const column of ['inquiry_id', 'user_id', 'feed'])
      this.addSql(`alter table mail drop column ${column}`)
    this.addSql(`create index mail_about_index on mail (about)`)
  }
}
