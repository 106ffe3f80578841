import { Migration } from '@mikro-orm/migrations'

/** The grade of a used machine. */
export class GradeOfProduct extends Migration {
  override name = '2026-11-23-grade'

  override up() {
    this.addSql('alter table product add column grade text null')
  }
}
