import { Migration } from '@mikro-orm/migrations'

/** The index by which facets count, and which no text of a product makes long. */
export class CountedProducts extends Migration {
  override name = '2026-11-26-counted-products'

  override up() {
    this.addSql(
      'create index product_counted_index on product (status, category_id, condition, grade, brand, year, visible_price)',
    )
  }
}
