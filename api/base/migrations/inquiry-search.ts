import { Migration } from '@mikro-orm/migrations'
import { z } from 'zod'
import { searchTextOf } from '../../../shared/catalogue/search.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'

const rows = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    company: z.string(),
    email: z.string(),
    message: z.string(),
    created_at: z.coerce.date(),
  }),
)

/** The text in which inquiries are searched, also of those that are there already. */
export class InquirySearch extends Migration {
  override name = '2026-11-22-inquiry-search'

  override async up() {
    await this.execute(`alter table inquiry add column search_text text not null default ''`)
    const inquiries = await this.execute(
      'select id, name, company, email, message, created_at from inquiry',
    )
    for (const { id, name, company, email, message, created_at } of rows.parse(inquiries))
      await this.execute('update inquiry set search_text = ? where id = ?', [
        searchTextOf([name, company, email, message, receiptNumber(id, created_at)]),
        id,
      ])
  }
}
