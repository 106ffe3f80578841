import { Migration } from '@mikro-orm/migrations'

/** Files that portals fetch, and what each of them had of the stock. */
export class Feeds extends Migration {
  override name = '2026-11-22-feeds'

  override up() {
    const platform = this.driver.getPlatform()
    const time = platform.getDateTimeTypeDeclarationSQL({ length: undefined })
    const flag = platform.getBooleanTypeDeclarationSQL()
    this.addSql(`create table feed (
      key text not null primary key,
      enabled ${flag} not null,
      secret text not null,
      last_fetched_at ${time} null,
      held_at ${time} null
    )`)
    this.addSql(`create table feed_listing (
      feed_key text not null,
      product_id integer not null,
      title text not null,
      entry text not null,
      entry_without_price text not null,
      pictures json not null,
      is_price_withdrawn ${flag} not null default false,
      primary key (feed_key, product_id)
    )`)
    this.addSql(`create index feed_listing_product_id_index on feed_listing (product_id)`)
    this.addSql(`alter table product add column withheld_from json not null default '[]'`)
    this.addSql(`alter table mail add column feed text null`)
  }
}
