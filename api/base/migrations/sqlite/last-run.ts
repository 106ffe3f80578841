import { Migration } from '@mikro-orm/migrations'

/** When the clock was last known to be right; in an older database, when something was last recorded. */
export class LastRun extends Migration {
  override name = '2026-11-22-last-run'

  override up() {
    this.addSql(`create table last_run (
      name text not null,
      at datetime not null,
      primary key (name)
    )`)
    this.addSql(`insert into last_run (name, at)
      select 'housekeeping', max(at) from (
        select max(updated_at) as at from inquiry
        union all select max(updated_at) from product
        union all select max(created_at) from publication
      ) as recorded having max(at) is not null`)
  }
}
