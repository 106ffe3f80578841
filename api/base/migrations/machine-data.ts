import { Migration } from '@mikro-orm/migrations'

/**
 * Condition, stock number, kind of price, rent and figures of a machine. A price may be missing when it is on
 * request. The figures are filled in by `recogniseStock`.
 */
export class MachineData extends Migration {
  override name = '2026-11-22-machine-data'

  override up() {
    const added = [
      `condition text not null default 'used'`,
      `stock_number text null`,
      `price_kind text not null default 'net'`,
      `optional_price double precision null`,
      `previous_price double precision null`,
      `visible_price double precision null`,
      `compared_price double precision not null default 0`,
      `rent json null`,
      `serial_number text not null default ''`,
      `note text not null default ''`,
      `figures json not null default '{}'`,
      `unread json not null default '[]'`,
      `recognition text not null default ''`,
      `capacity integer null`,
      `lift_height integer null`,
      `hours integer null`,
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
    for (const column of ['capacity', 'lift_height', 'hours'])
      this.addSql(`create index product_${column}_id_index on product (${column}, id)`)
    this.addSql(`create index product_recognition_index on product (recognition)`)
    this.addSql(`create table product_figure (
      product_id integer not null,
      figure text not null,
      choice text not null,
      number double precision null,
      primary key (product_id, figure, choice),
      constraint product_figure_product_id_foreign
        foreign key (product_id) references product (id) on delete cascade
    )`)
    for (const column of ['choice', 'number'])
      this.addSql(`create index product_figure_figure_${column}_product_id_index
        on product_figure (figure, ${column}, product_id)`)
    this.addSql(`create unique index product_stock_number_unique on product (stock_number)`)
  }
}
