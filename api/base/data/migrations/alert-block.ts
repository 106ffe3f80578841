import type { Migration } from './migration.ts'

/** Mailboxes that want no search alerts. */
export const alertBlocks: Migration = {
  name: '2026-11-26-alert-blocks',
  up: ({ moment, text, key, unique }) => [
    `create table alert_block (
      id ${key},
      hash ${text(64)} not null,
      key ${text(64)} not null,
      token_hash ${text(64)} not null,
      at ${moment} not null
    )`,
    unique('alert_block', 'hash'),
  ],
}
