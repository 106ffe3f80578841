import { z } from 'zod'
import { searchTextOf } from '../../shared/writing/search-text.ts'
import type { Migration } from '../base/data/db/migration.ts'

const row = z.object({ inquiry_id: z.number(), words: z.string().nullable() })

const SAID = "(said.automatic = false or said.kind = 'received')"

/** Inquiries are found by what was said and sent about them, except those of which only the law keeps something. */
export const wordsOfMessages: Migration = {
  name: '2026-11-29-words-of-messages',
  async up(_, execute) {
    const found = await execute(`
      select said.inquiry_id, said.id, said.subject || ' ' || said.text || ' ' || coalesce(said.sender, '') as words
      from message said join inquiry on inquiry.id = said.inquiry_id
      where ${SAID} and inquiry.kept_until is null
      union all
      select said.inquiry_id, said.id, file.name as words
      from message_attachment file join message said on said.id = file.message_id
      join inquiry on inquiry.id = said.inquiry_id
      where ${SAID} and inquiry.kept_until is null`)
    const words = Map.groupBy(z.array(row).parse(found), (said) => said.inquiry_id)
    for (const [id, said] of words)
      await execute('update inquiry set search_text = search_text || ? where id = ?', [
        `\n${searchTextOf(said.map((one) => one.words ?? ''))}`,
        id,
      ])
    return []
  },
}
