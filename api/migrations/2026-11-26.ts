import type { Migration } from '../base/data/db/migration.ts'

/** Inquiries whose words look like an advert. */
export const suspiciousInquiries: Migration = {
  name: '2026-11-26-suspicious',
  up: () => ['alter table inquiry add column suspicious boolean not null default false'],
}

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

/** What was sent with a key, so that another change under the same one is told from a repetition. */
export const requestOfKey: Migration = {
  name: '2026-11-26-request-of-key',
  up: ({ text }) => [`alter table accepted_key add column request ${text(64)} not null default ''`],
}

/** What was checked of a machine, part by part, and the day of the check. */
export const conditionReport: Migration = {
  name: '2026-11-26-condition-report',
  up: ({ text }) => [
    'alter table product add column condition_report json null',
    `alter table product add column condition_at ${text(10)} null`,
  ],
}

/** The index by which facets count, and which no text of a product makes long. */
export const countedProducts: Migration = {
  name: '2026-11-26-counted-products',
  up: () => [
    'create index product_counted_index on product (status, category_id, condition, grade, brand, year, visible_price)',
  ],
}
