import { Migration } from '@mikro-orm/migrations'

/** What the caches in front of the site have dropped; see `api/delivery/edge/edge.ts`. */
export class Edge extends Migration {
  override name = '2026-11-22-edge'

  override up() {
    const time = this.driver.getPlatform().getDateTimeTypeDeclarationSQL({ length: undefined })
    this.addSql(`create table edge (
      id integer not null primary key,
      position json null,
      error text null,
      failing_since ${time} null
    )`)
  }
}
