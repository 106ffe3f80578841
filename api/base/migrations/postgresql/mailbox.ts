import { Migration } from '@mikro-orm/migrations'

/** Mails are counted by mailbox, since one address can be written in many ways. */
export class Mailbox extends Migration {
  override name = '2026-11-22-mailbox'

  override up() {
    this.addSql(`alter table mail add column mailbox varchar(254) not null default ''`)
    this.addSql(`update mail set mailbox = lower(recipient)`)
    this.addSql(`drop index mail_recipient_kind_created_at_index`)
    this.addSql(
      `create index mail_mailbox_kind_created_at_index on mail (mailbox, kind, created_at)`,
    )
  }
}
