import type { Migration } from './migration.ts'

/** What the mail of a customer says beside its text. */
export const incomingMail: Migration = {
  name: '2026-11-29-incoming-mail',
  up: ({ text }) => [
    "alter table message add column quoted text not null default ''",
    `alter table message add column sender ${text(254)} null`,
    `alter table message add column mail_id ${text(1000)} null`,
    "alter table message add column left_out text not null default ''",
  ],
}
