import type { Migration } from '../base/data/db/migration.ts'

/** What is left of the pages of offers that were deleted with their inquiry. */
export const withdrawnOffers: Migration = {
  name: '2026-12-02-withdrawn-offers',
  up: ({ moment, text }) => [
    `create table withdrawn_offer (token_hash ${text(64)} not null primary key, at ${moment} not null)`,
  ],
}
