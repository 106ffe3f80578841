import type { Migration } from '../base/data/db/migration.ts'

/** Who else takes part in a conversation, through whom a mail came, which ones somebody takes over by hand, and which alerts reach nobody. */
export const partiesOfMessages: Migration = {
  name: '2026-12-03-parties-of-messages',
  up: ({ moment, text }) => [
    "alter table message add column recipients text not null default ''",
    "alter table message add column cc text not null default ''",
    `alter table message add column passed_on_by ${text(254)} null`,
    'alter table message add column from_program boolean not null default false',
    `alter table search_alert add column resting_since ${moment} null`,
    'alter table set_aside_mail add column taken boolean not null default false',
    'alter table set_aside_mail add column by_hand boolean not null default false',
  ],
}
