import { Migration } from '@mikro-orm/migrations'
import { type ColumnTypes, postgresqlTypes, sqliteTypes } from './column-types.ts'

/** The first of the shipped templates, as long as it speaks of a data sheet. */
const SPEAKS_OF_SHEET = `name = 'Maschine ist verfügbar' and text like '%Das Datenblatt finden Sie im Anhang.%'`

/**
 * Which mails the product has sent by itself, which templates attach data sheets, and when an account has last looked
 * at the spam.
 */
abstract class Answering extends Migration {
  override name = '2026-11-26-answering'
  protected abstract types: ColumnTypes
  /** The column `content` as text, and a text as such a column. */
  protected abstract text: { content: string; json: (text: string) => string }

  override up() {
    const { moment } = this.types
    this.addSql(`alter table app_user add column spam_seen_at ${moment} null`)
    this.addSql('alter table message add column automatic boolean not null default false')
    // Until now only such a mail had no author.
    this.addSql(`update message set automatic = true where kind = 'reply' and author is null`)
    this.addSql(
      'alter table message_template add column data_sheets boolean not null default false',
    )
    this.addSql(`update message_template set data_sheets = true where ${SPEAKS_OF_SHEET}`)
    const { content, json } = this.text
    const title = `replace(${content}, '"bis zur Antwort"', '"bis zur Antwort [{antworttage}]"')`
    this.addSql(`update page_text set content = ${json(title)} where page = 'home'`)
  }
}

export class SqliteAnswering extends Answering {
  protected override types = sqliteTypes
  protected override text = { content: 'content', json: (text: string) => text }
}

export class PostgresqlAnswering extends Answering {
  protected override types = postgresqlTypes
  protected override text = { content: 'content::text', json: (text: string) => `(${text})::json` }
}
