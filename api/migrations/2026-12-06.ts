import type { Migration } from '../base/data/db/migration.ts'

/** The machines of a list, so that the next one can be compared with it. */
export const listedMachines: Migration = {
  name: '2026-12-04-listed-machines',
  up: () => ["alter table stock_import add column listed json not null default '[]'"],
}

/**
 * A machine whose year nobody knows. SQLite changes no column: the values move to a new one, with the indexes that hold
 * it.
 */
export const yearUnknown: Migration = {
  name: '2026-12-04-year-unknown',
  up: ({ name }) =>
    name === 'postgresql'
      ? ['alter table product alter column year drop not null']
      : [
          ...Object.keys(INDEXES_OF_YEAR).map((index) => `drop index ${index}`),
          'alter table product rename column year to known_year',
          'alter table product add column year integer null',
          'update product set year = known_year',
          'alter table product drop column known_year',
          ...Object.entries(INDEXES_OF_YEAR).map(
            ([index, columns]) => `create index ${index} on product (${columns})`,
          ),
        ],
}

const INDEXES_OF_YEAR = {
  product_year_id_index: 'year, id',
  product_category_id_year_id_index: 'category_id, year, id',
  product_counted_index: 'status, category_id, condition, grade, brand, year, visible_price',
}

/** The machines of an import that came in without some of their pictures, so that those can be fetched once more. */
export const failedPictures: Migration = {
  name: '2026-12-04-failed-pictures',
  up: () => ["alter table stock_import add column failed_pictures json not null default '[]'"],
}
