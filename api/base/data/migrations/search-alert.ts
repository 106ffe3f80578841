import { Migration } from '@mikro-orm/migrations'
import { type ColumnTypes, postgresqlTypes, sqliteTypes } from './column-types.ts'

/** Who wants to be told of machines, and of which. */
abstract class SearchAlerts extends Migration {
  override name = '2026-11-25-search-alerts'
  protected abstract types: ColumnTypes

  override up() {
    const { moment, text, key } = this.types
    this.addSql(`create table search_alert (
      id ${key},
      email ${text(254)} not null,
      mailbox ${text(254)} not null,
      token ${text(64)} not null,
      query text not null,
      known json not null,
      news json not null,
      news_on ${text(10)} null,
      consent text not null,
      consent_version ${text(16)} not null,
      created_at ${moment} not null,
      confirmed_at ${moment} null,
      renewed_at ${moment} not null,
      seen_at ${moment} not null,
      next_at ${moment} null
    )`)
    this.addSql('create index search_alert_mailbox_index on search_alert (mailbox)')
    this.addSql('create index search_alert_next_at_index on search_alert (next_at)')
  }
}

export class SqliteSearchAlerts extends SearchAlerts {
  protected override types = sqliteTypes

  override up() {
    super.up()
    this.addSql('create unique index search_alert_token_unique on search_alert (token)')
  }
}

export class PostgresqlSearchAlerts extends SearchAlerts {
  protected override types = postgresqlTypes

  override up() {
    super.up()
    this.addSql('alter table search_alert add constraint search_alert_token_unique unique (token)')
  }
}
