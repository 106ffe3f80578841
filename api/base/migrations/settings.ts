import { Migration } from '@mikro-orm/migrations'

/** What the dealer says of himself. Without a row he is the demo dealer. */
export class Settings extends Migration {
  override name = '2026-11-22-settings'

  override up() {
    const time = this.driver.getPlatform().getDateTimeTypeDeclarationSQL({ length: undefined })
    this.addSql(`create table settings (
      name text not null primary key,
      content json not null,
      logo json null,
      logo_bytes text null,
      updated_at ${time} not null
    )`)
  }
}
