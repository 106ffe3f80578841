import { Migration } from '@mikro-orm/migrations'

/** Imports of the stock, which revisions belong to them, and how a dealer's spreadsheets are read. */
abstract class StockImports extends Migration {
  override name = '2026-11-22-stock-import'
  protected abstract readonly id: string
  protected abstract readonly moment: string

  override up() {
    this.addSql(`create table stock_import (
      id ${this.id},
      at ${this.moment} not null,
      author varchar(200) not null,
      file_name varchar(255) not null,
      created integer not null,
      changed integer not null,
      unchanged integer not null,
      failed integer not null,
      undone_at ${this.moment} null,
      undone_by varchar(200) null
    )`)
    this.addSql(`alter table revision add column stock_import integer null`)
    this.addSql(`create index revision_stock_import_id_index on revision (stock_import, id)`)
    this.addSql(`create table column_mapping (
      name varchar(100) not null primary key,
      columns json not null,
      updated_at ${this.moment} not null
    )`)
  }
}

export class SqliteStockImports extends StockImports {
  protected readonly id = 'integer not null primary key autoincrement'
  protected readonly moment = 'datetime'
}

export class PostgresqlStockImports extends StockImports {
  protected readonly id = 'serial primary key'
  protected readonly moment = 'timestamptz'
}
