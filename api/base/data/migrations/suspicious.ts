import { Migration } from '@mikro-orm/migrations'

/** Inquiries whose words look like an advert. */
export class SuspiciousInquiries extends Migration {
  override name = '2026-11-26-suspicious'

  override up() {
    this.addSql('alter table inquiry add column suspicious boolean not null default false')
  }
}
