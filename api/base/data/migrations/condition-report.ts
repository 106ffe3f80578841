import { Migration } from '@mikro-orm/migrations'
import { type ColumnTypes, postgresqlTypes, sqliteTypes } from './column-types.ts'

/** What was checked of a machine, part by part, and the day of the check. */
abstract class ConditionReport extends Migration {
  override name = '2026-11-26-condition-report'
  protected abstract types: ColumnTypes

  override up() {
    this.addSql('alter table product add column condition_report json null')
    this.addSql(`alter table product add column condition_at ${this.types.text(10)} null`)
  }
}

export class SqliteConditionReport extends ConditionReport {
  protected override types = sqliteTypes
}

export class PostgresqlConditionReport extends ConditionReport {
  protected override types = postgresqlTypes
}
