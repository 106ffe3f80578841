import type { Migration } from '../base/data/db/migration.ts'

/** How an import read its columns, for the next table with the same headers. */
export const readingOfImport: Migration = {
  name: '2026-11-24-reading-of-import',
  up: () => [
    'alter table stock_import add column headings text null',
    'alter table stock_import add column columns json null',
    'alter table stock_import add column fixed json null',
  ],
}

/** The steps of the way to an own site that somebody has ticked by hand. */
export const ticksOfSetUp: Migration = {
  name: '2026-11-24-set-up-tick',
  up: () => ['create table set_up_tick (key text not null, primary key (key))'],
}

/** Offers, and the numbers that they have got. */
export const offers: Migration = {
  name: '2026-11-24-offers',
  up: ({ id, moment, text, key, unique }) => [
    `create table offer_number (year ${id} not null, last ${id} not null, primary key (year))`,
    `create table offer (
      id ${key},
      inquiry_id ${id} not null,
      year ${id} null,
      serial ${id} null,
      revision ${id} not null default 1,
      status ${text(16)} not null default 'draft',
      valid_until ${text(10)} not null,
      content json not null,
      totals json null,
      sent json null,
      pdf text null,
      pdf_sha256 ${text(64)} null,
      token ${text(64)} null,
      sent_at ${moment} null,
      decided_at ${moment} null,
      decided_by ${text(200)} null,
      decision_reason text null,
      decided_on_page boolean not null default false,
      search_text text not null default '',
      created_at ${moment} not null,
      updated_at ${moment} not null,
      constraint offer_inquiry_id_foreign foreign key (inquiry_id) references inquiry (id) on delete cascade
    )`,
    'create index offer_inquiry_id_index on offer (inquiry_id)',
    'create index offer_status_index on offer (status)',
    unique('offer', 'token'),
    unique('offer', 'year', 'serial', 'revision'),
  ],
}

/** Until when a machine is reserved and for whom, when a draft is published, and the address of its preview. */
export const reservation: Migration = {
  name: '2026-11-24-reservation',
  up: ({ id, moment, text, unique }) => [
    `alter table product add column reserved_until ${text(10)} null`,
    `alter table product add column reserved_for ${id} null`,
    `alter table product add column publish_at ${moment} null`,
    `create table product_preview (
      product_id ${id} not null primary key,
      token ${text(64)} not null,
      until ${moment} not null,
      constraint product_preview_product_id_foreign foreign key (product_id) references product (id) on update cascade on delete cascade
    )`,
    unique('product_preview', 'token'),
  ],
}

/** What was noted about an inquiry stands in its conversation. */
export const notesAsMessages: Migration = {
  name: '2026-11-24-notes-as-messages',
  up: () => [
    `insert into message (inquiry_id, at, kind, text)
      select id, updated_at, 'note', notes from inquiry where notes <> ''`,
  ],
}

/** Who was erased, and what the law wants kept of them. */
export const erasures: Migration = {
  name: '2026-11-24-erasures',
  up: ({ moment, text }) => [
    `create table erasure (
      hash ${text(64)} not null,
      key ${text(64)} not null,
      at ${moment} not null,
      primary key (hash)
    )`,
    `alter table inquiry add column kept_until ${text(10)} null`,
  ],
}
