import type { Migration } from '../base/data/db/migration.ts'

/** When somebody wants to be called, and the address of an account's calendar. */
export const callback: Migration = {
  name: '2026-11-25-callback',
  up: ({ moment, text, unique }) => [
    `alter table inquiry add column callback_at ${moment} null`,
    'create index inquiry_callback_at_index on inquiry (callback_at)',
    `alter table app_user add column calendar_secret ${text(64)} null`,
    unique('app_user', 'calendar_secret'),
  ],
}

/** Changes of many machines at once, with which of them each revision belongs to. */
export const bulkEdits: Migration = {
  name: '2026-11-25-bulk-edits',
  up: ({ id, key, moment, text }) => [
    `create table bulk_edit (
      id ${key},
      at ${moment} not null,
      author ${text(200)} not null,
      label ${text(500)} not null,
      changed ${id} not null,
      undone_at ${moment} null,
      undone_by ${text(200)} null
    )`,
    `alter table revision add column bulk_edit ${id} null`,
    'create index revision_bulk_edit_id_index on revision (bulk_edit, id)',
  ],
}

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

/** How often what happened on a day. */
export const dailyCounts: Migration = {
  name: '2026-11-25-daily-counts',
  up: ({ id: integer, text }) => [
    `create table daily_count (day ${text(10)} not null, kind ${text(16)} not null, key ${text(100)} not null, count ${integer} not null, primary key (day, kind, key))`,
  ],
}

/** When machines were last seen, and the keys of changes that may arrive twice. */
export const yard: Migration = {
  name: '2026-11-25-yard',
  up: ({ id, moment, text }) => [
    `create table sighting (
      product_id ${id} not null primary key,
      at ${moment} not null,
      author ${text(200)} not null,
      constraint sighting_product_id_foreign foreign key (product_id) references product (id) on update cascade on delete cascade
    )`,
    `create table accepted_key (
      key ${text(36)} not null primary key,
      account ${id} not null,
      subject ${id} not null,
      at ${moment} not null
    )`,
    'create index accepted_key_at_index on accepted_key (at)',
  ],
}
