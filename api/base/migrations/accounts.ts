import { Migration } from '@mikro-orm/migrations'

/**
 * Accounts with roles, links that set a password, and a second factor. Those who are logged in have to
 * log in once more, because their sessions lack a device. A mail can be about an account from now on.
 */
abstract class Accounts extends Migration {
  override name = '2026-11-22-accounts'
  protected abstract readonly id: string
  protected abstract readonly moment: string
  protected abstract readonly flag: string

  protected addAccounts() {
    const added = [
      `email varchar(254) null`,
      `role varchar(16) not null default 'administrator'`,
      `active ${this.flag} not null default true`,
      `totp_secret varchar(64) null`,
      `totp_active ${this.flag} not null default false`,
      `totp_last_step integer null`,
    ]
    for (const column of added) this.addSql(`alter table app_user add column ${column}`)
    this.addSql(`create unique index app_user_email_unique on app_user (email)`)
    this.addSql(`drop table session`)
    this.addSql(`create table session (
      token_hash varchar(64) not null primary key,
      user_id integer not null,
      device varchar(100) not null,
      created_at ${this.moment} not null,
      last_used_at ${this.moment} not null,
      expires_at ${this.moment} not null,
      ${cascade('session', 'user', 'app_user')}
    )`)
    this.addSql(`create table account_link (
      token_hash varchar(64) not null primary key,
      user_id integer not null,
      expires_at ${this.moment} not null,
      ${cascade('account_link', 'user', 'app_user')}
    )`)
    for (const table of ['session', 'account_link'])
      for (const column of ['user_id', 'expires_at'])
        this.addSql(`create index ${table}_${column}_index on ${table} (${column})`)
    this.addSql(`create table recovery_code (
      id ${this.id},
      user_id integer not null,
      code_hash varchar(64) not null,
      ${cascade('recovery_code', 'user', 'app_user')}
    )`)
    this.addSql(`create index recovery_code_user_id_index on recovery_code (user_id)`)
    this.addSql(`alter table inquiry_event add column author varchar(200) null`)
  }
}

export class SqliteAccounts extends Accounts {
  protected readonly id = 'integer not null primary key autoincrement'
  protected readonly moment = 'datetime'
  protected readonly flag = 'integer'

  override up() {
    this.addAccounts()
    // SQLite cannot make a column optional, so the table is built anew.
    this.addSql(`alter table mail rename to old_mail`)
    this.addSql(`create table mail (
      id integer not null primary key autoincrement,
      inquiry_id integer null,
      user_id integer null,
      kind text not null,
      recipient text not null,
      mailbox text not null default '',
      message_id text not null,
      state text not null default 'waiting',
      attempts integer not null default 0,
      next_attempt_at datetime not null,
      claimed_until datetime null,
      last_error text null,
      created_at datetime not null,
      ${cascade('mail', 'inquiry', 'inquiry')},
      ${cascade('mail', 'user', 'app_user')}
    )`)
    const columns = `id, inquiry_id, kind, recipient, mailbox, message_id, state, attempts,
      next_attempt_at, claimed_until, last_error, created_at`
    this.addSql(`insert into mail (${columns}) select ${columns} from old_mail`)
    this.addSql(`drop table old_mail`)
    this.addSql(`create unique index mail_message_id_unique on mail (message_id)`)
    this.addSql(`create index mail_inquiry_id_index on mail (inquiry_id)`)
    this.addSql(`create index mail_user_id_index on mail (user_id)`)
    this.addSql(`create index mail_state_next_attempt_at_index on mail (state, next_attempt_at)`)
    this.addSql(
      `create index mail_mailbox_kind_created_at_index on mail (mailbox, kind, created_at)`,
    )
  }
}

export class PostgresqlAccounts extends Accounts {
  protected readonly id = 'serial primary key'
  protected readonly moment = 'timestamptz'
  protected readonly flag = 'boolean'

  override up() {
    this.addAccounts()
    this.addSql(`alter table mail alter column inquiry_id drop not null`)
    this.addSql(`alter table mail add column user_id integer null`)
    this.addSql(`alter table mail add ${cascade('mail', 'user', 'app_user')}`)
    this.addSql(`create index mail_user_id_index on mail (user_id)`)
  }
}

/** Rows that go with the row that they belong to. */
const cascade = (table: string, name: string, owner: string) =>
  `constraint ${table}_${name}_id_foreign
    foreign key (${name}_id) references ${owner} (id) on delete cascade`
