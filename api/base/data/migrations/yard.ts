import type { Migration } from './migration.ts'

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
