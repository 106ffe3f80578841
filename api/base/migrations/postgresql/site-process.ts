import { Migration } from '@mikro-orm/migrations'

/** What several processes on one database share; SQLite's keep it in memory. */
export class SiteProcess extends Migration {
  override name = '2026-11-22-site-process'

  override up() {
    // Their leases; see `api/base/db/postgresql/peers.ts`.
    this.addSql(`create table site_process (
      id text not null primary key,
      lease_until timestamptz not null,
      followed bigint not null
    )`)
    // What was tried too often; see `api/base/throttle/shared.ts`.
    this.addSql(`create table throttle (
      key text not null primary key,
      events int not null,
      ends_at timestamptz not null
    )`)
    this.addSql('create index throttle_ends_at on throttle (ends_at)')
  }
}
