import { Migration } from '@mikro-orm/migrations'

/** Where the machines of an inquiry are to be delivered. */
export class DeliveryPostcode extends Migration {
  override name = '2026-11-27-delivery-postcode'

  override up() {
    this.addSql('alter table inquiry add column delivery_postcode varchar(5) null')
  }
}
