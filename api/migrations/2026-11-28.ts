import type { Migration } from '../base/data/db/migration.ts'

/** The mailbox that is read, and the mails that were looked at there. */
export const inbox: Migration = {
  name: '2026-11-28-inbox',
  up: ({ moment, text }) => [
    `create table inbox (
      key ${text(64)} not null primary key,
      since ${moment} not null,
      uid_validity ${text(20)} null,
      last_uid double precision not null default 0,
      last_read_at ${moment} null,
      error text null,
      failing_since ${moment} null,
      is_told boolean not null default false,
      asked_at ${moment} null,
      taken integer not null default 0
    )`,
    `create table seen_mail (key ${text(64)} not null primary key, at ${moment} not null)`,
    'create index seen_mail_at_index on seen_mail (at)',
  ],
}

/** Which inquiry an account had open when it was last heard of. */
export const presence: Migration = {
  name: '2026-11-28-presence',
  up: ({ moment }) => [
    'alter table app_user add column open_inquiry integer null',
    `alter table app_user add column seen_there_at ${moment} null`,
    'alter table app_user add column is_writing boolean not null default false',
  ],
}
