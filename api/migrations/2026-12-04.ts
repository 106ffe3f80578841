import type { Migration } from '../base/data/db/migration.ts'

/** The machines of an import that came in without some of their pictures, so that those can be fetched once more. */
export const failedPictures: Migration = {
  name: '2026-12-04-failed-pictures',
  up: () => ["alter table stock_import add column failed_pictures json not null default '[]'"],
}
