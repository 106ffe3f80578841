import { Migration } from '@mikro-orm/migrations'

/** What an inquiry is about besides machines. */
export class ConcernOfInquiry extends Migration {
  override name = '2026-11-23-concern'

  override up() {
    this.addSql('alter table inquiry add column concern text null')
  }
}
