import type { Migration } from '../base/data/db/migration.ts'

/** Where the machines of an inquiry are to be delivered. */
export const deliveryPostcode: Migration = {
  name: '2026-11-27-delivery-postcode',
  up: () => ['alter table inquiry add column delivery_postcode varchar(5) null'],
}

/** How many of each machine an inquiry asks for. What came before asks for one. */
export const quantitiesOfInquiry: Migration = {
  name: '2026-11-27-quantities',
  up: () => [
    'alter table inquiry add column product_quantity integer not null default 1',
    'alter table inquiry_product add column quantity integer not null default 1',
  ],
}

/** What a machine has cost the dealer. */
export const purchasePrice: Migration = {
  name: '2026-11-27-purchase-price',
  up: () => ['alter table product add column purchase_price double precision null'],
}

/** The views of the list of inquiries that an account has saved. */
export const inquiryViews: Migration = {
  name: '2026-11-28-inquiry-views',
  up: () => ['alter table app_user add column inquiry_views json null'],
}
