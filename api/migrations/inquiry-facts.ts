import type { Migration } from '../base/data/db/migration.ts'

/** A column goes to the end of its rows: SQLite reads through what stands before a column, however long that is. */
const toTheEnd = (table: string, column: string, type: string): string[] => [
  `alter table ${table} add column moved_${column} ${type} null`,
  `update ${table} set moved_${column} = ${column}`,
  `alter table ${table} drop column ${column}`,
  `alter table ${table} rename column moved_${column} to ${column}`,
]

/**
 * Each message is searched for itself, and an inquiry knows since when it is won; `completeEarlierInquiries` fills both
 * in. What is read all day is found without reading texts and papers.
 */
export const inquiryFacts: Migration = {
  name: '2026-12-04-1440-inquiry-facts',
  up: ({ moment }) => [
    'alter table message add column search_text text null',
    `alter table inquiry add column won_at ${moment} null`,
    'create index message_inquiry_id_kind_automatic_id_at_index on message (inquiry_id, kind, automatic, id, at)',
    'drop index message_inquiry_id_index',
    'create index inquiry_spam_created_at_id_index on inquiry (spam, created_at, id)',
    'create index offer_status_valid_until_index on offer (status, valid_until)',
    'drop index offer_status_index',
    ...toTheEnd('offer', 'sent', 'json'),
    ...toTheEnd('offer', 'pdf', 'text'),
  ],
}
