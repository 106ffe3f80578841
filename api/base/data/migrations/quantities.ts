import { Migration } from '@mikro-orm/migrations'

/** How many of each machine an inquiry asks for. What came before asks for one. */
export class QuantitiesOfInquiry extends Migration {
  override name = '2026-11-27-quantities'

  override up() {
    this.addSql('alter table inquiry add column product_quantity integer not null default 1')
    this.addSql('alter table inquiry_product add column quantity integer not null default 1')
  }
}
