import { Migration } from '@mikro-orm/migrations'

/** Condition, stock number, kind of price and rent of a machine; a price may be missing when it is on request. */
export class MachineData extends Migration {
  override name = '2026-11-22-machine-data'

  override up() {
    const added = [
      `condition varchar(16) not null default 'used'`,
      `stock_number varchar(40) null`,
      `price_kind varchar(16) not null default 'net'`,
      `optional_price double precision null`,
      `previous_price double precision null`,
      `visible_price double precision null`,
      `compared_price double precision not null default 0`,
      `rent json null`,
      `serial_number varchar(100) not null default ''`,
      `note text not null default ''`,
    ]
    for (const column of added) this.addSql(`alter table product add column ${column}`)
    this.addSql(`update product set optional_price = price, compared_price = price,
      visible_price = case when round(price) = 0 then null else price end`)
    for (const columns of ['price_id', 'category_id_price_id', 'category_id_availability_price_id'])
      this.addSql(`drop index product_${columns}_index`)
    this.addSql(`alter table product drop column price`)
    this.addSql(`alter table product rename column optional_price to price`)
    this.addSql(`create index product_visible_price_id_index on product (visible_price, id)`)
    this.addSql(`create index product_category_id_visible_price_id_index
      on product (category_id, visible_price, id)`)
    this.addSql(`create index product_category_id_availability_compared_price_id_index
      on product (category_id, availability, compared_price, id)`)
    this.addSql(`create unique index product_stock_number_unique on product (stock_number)`)
  }
}
