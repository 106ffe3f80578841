import type { Migration } from '../base/data/db/migration.ts'

/** The first of the shipped templates, as long as it speaks of a data sheet. */
const SPEAKS_OF_SHEET = `name = 'Maschine ist verfügbar' and text like '%Das Datenblatt finden Sie im Anhang.%'`

/**
 * Which mails the product has sent by itself, which templates attach data sheets, and when an account has last looked
 * at the spam.
 */
export const answering = {
  name: '2026-11-26-answering',
  up({ moment, textOf, jsonOf }) {
    const title = `replace(${textOf('content')}, '"bis zur Antwort"', '"bis zur Antwort [{antworttage}]"')`
    return [
      `alter table app_user add column spam_seen_at ${moment} null`,
      'alter table message add column automatic boolean not null default false',
      // Until now only such a mail had no author.
      `update message set automatic = true where kind = 'reply' and author is null`,
      'alter table message_template add column data_sheets boolean not null default false',
      `update message_template set data_sheets = true where ${SPEAKS_OF_SHEET}`,
      `update page_text set content = ${jsonOf(title)} where page = 'home'`,
    ]
  },
} satisfies Migration
