import type { Migration } from './migration.ts'

/** Inquiries whose words look like an advert. */
export const suspiciousInquiries: Migration = {
  name: '2026-11-26-suspicious',
  up: () => ['alter table inquiry add column suspicious boolean not null default false'],
}
