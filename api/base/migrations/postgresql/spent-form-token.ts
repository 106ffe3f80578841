import { Migration } from '@mikro-orm/migrations'

/** Which form tokens have been used. */
export class SpentFormToken extends Migration {
  override name = '2026-11-22-spent-form-token'

  override up() {
    this.addSql(`create table spent_form_token (
      token varchar(64) not null,
      spent_at timestamptz not null,
      primary key (token)
    )`)
    this.addSql(`create index spent_form_token_spent_at_index on spent_form_token (spent_at)`)
  }
}
