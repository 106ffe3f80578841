import { Migration } from '@mikro-orm/migrations'

/** The status as a figure, so that lists can show first what can be had. */
export class Availability extends Migration {
  override name = '2026-11-22-availability'

  override up() {
    this.addSql(`alter table product add column availability int not null default 0`)
    this.addSql(`update product set availability =
      case status when 'active' then 3 when 'reserved' then 2 when 'sold' then 1 else 0 end`)
    this.addSql(`create index product_availability_created_at_id_index
      on product (availability, created_at, id)`)
    this.addSql(`create index product_category_id_availability_created_at_id_index
      on product (category_id, availability, created_at, id)`)
    this.addSql(`create index product_category_id_availability_price_id_index
      on product (category_id, availability, price, id)`)
  }
}
