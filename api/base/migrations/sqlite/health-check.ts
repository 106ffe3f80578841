import { Migration } from '@mikro-orm/migrations'

/** The row that is written to find out whether the database can be written. */
export class HealthCheck extends Migration {
  override name = '2026-11-22-health-check'

  override up() {
    this.addSql(`create table health_check (
      id integer not null primary key autoincrement,
      checked_at datetime not null
    )`)
  }
}
