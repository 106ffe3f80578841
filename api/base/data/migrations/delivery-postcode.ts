import type { Migration } from './migration.ts'

/** Where the machines of an inquiry are to be delivered. */
export const deliveryPostcode: Migration = {
  name: '2026-11-27-delivery-postcode',
  up: () => ['alter table inquiry add column delivery_postcode varchar(5) null'],
}
