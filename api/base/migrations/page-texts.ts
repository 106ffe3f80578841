import { Migration } from '@mikro-orm/migrations'

/** What the dealer has written for a page. Without a row its template counts. */
export class PageTexts extends Migration {
  override name = '2026-11-22-page-texts'

  override up() {
    const time = this.driver.getPlatform().getDateTimeTypeDeclarationSQL({ length: undefined })
    this.addSql(`create table page_text (
      page text not null primary key,
      content json not null,
      updated_at ${time} not null
    )`)
  }
}
