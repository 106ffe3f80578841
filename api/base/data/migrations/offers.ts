import type { Migration } from './migration.ts'

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
