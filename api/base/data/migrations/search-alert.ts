import type { Migration } from './migration.ts'

/** Who wants to be told of machines, and of which. */
export const searchAlerts: Migration = {
  name: '2026-11-25-search-alerts',
  up: ({ moment, text, key, unique }) => [
    `create table search_alert (
      id ${key},
      email ${text(254)} not null,
      mailbox ${text(254)} not null,
      token ${text(64)} not null,
      query text not null,
      known json not null,
      news json not null,
      news_on ${text(10)} null,
      consent text not null,
      consent_version ${text(16)} not null,
      created_at ${moment} not null,
      confirmed_at ${moment} null,
      renewed_at ${moment} not null,
      seen_at ${moment} not null,
      next_at ${moment} null
    )`,
    'create index search_alert_mailbox_index on search_alert (mailbox)',
    'create index search_alert_next_at_index on search_alert (next_at)',
    unique('search_alert', 'token'),
  ],
}
