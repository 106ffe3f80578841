import type { Migration } from './migration.ts'

/** When somebody wants to be called, and the address of an account's calendar. */
export const callback: Migration = {
  name: '2026-11-25-callback',
  up: ({ moment, text, unique }) => [
    `alter table inquiry add column callback_at ${moment} null`,
    'create index inquiry_callback_at_index on inquiry (callback_at)',
    `alter table app_user add column calendar_secret ${text(64)} null`,
    unique('app_user', 'calendar_secret'),
  ],
}
