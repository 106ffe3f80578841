import type { Migration } from '../base/data/db/migration.ts'

/** Whether an account hears by mail of what it is responsible for, and who has invited it. */
export const mailsOfAccounts: Migration = {
  name: '2026-11-29-1815-mails-of-accounts',
  up: ({ text }) => [
    'alter table app_user add column inquiry_mails boolean not null default true',
    `alter table app_user add column invited_by ${text(200)} null`,
  ],
}

/** Of which time for a call somebody was reminded. */
export const callReminders: Migration = {
  name: '2026-11-29-1825-call-reminders',
  up: ({ moment }) => [`alter table inquiry add column reminded_of ${moment} null`],
}
