import { Migration } from '@mikro-orm/migrations'

/** When a category was last changed, so that nobody overwrites what somebody else has saved meanwhile. */
export class CategoryVersion extends Migration {
  override name = '2026-11-22-category-version'

  override up() {
    const time = this.driver.getPlatform().getDateTimeTypeDeclarationSQL({ length: undefined })
    this.addSql(`alter table category add column updated_at ${time} null`)
  }
}
