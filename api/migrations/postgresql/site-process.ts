import { Migration } from '@mikro-orm/migrations'

/** The leases of the processes that answer from this database; see `db/postgresql/peers.ts`. */
export class SiteProcess extends Migration {
  override name = '2026-11-22-site-process'

  override up() {
    this.addSql(`create table site_process (
      id text not null primary key,
      lease_until timestamptz not null,
      followed bigint not null
    )`)
  }
}
