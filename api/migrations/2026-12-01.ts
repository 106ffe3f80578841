import type { Migration } from '../base/data/db/migration.ts'

/** Mails that wait in the mailbox for their turn, or were passed over, and answers whose sender is not proven. */
export const setAsideMails: Migration = {
  name: '2026-12-01-set-aside-mails',
  up: ({ moment, text }) => [
    `create table set_aside_mail (
      key ${text(64)} not null primary key,
      inbox ${text(64)} not null,
      uid double precision not null,
      at ${moment} not null,
      sender ${text(254)} not null default '',
      mailbox ${text(254)} not null default '',
      subject ${text(200)} not null default '',
      reason text not null,
      attempts integer not null default 0,
      retry_at ${moment} null,
      noted_at ${moment} not null
    )`,
    'create index set_aside_mail_mailbox_index on set_aside_mail (mailbox)',
    'create index set_aside_mail_noted_at_index on set_aside_mail (noted_at)',
    'alter table message add column suspicious boolean not null default false',
  ],
}
