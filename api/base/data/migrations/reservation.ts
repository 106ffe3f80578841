import type { Migration } from './migration.ts'

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
