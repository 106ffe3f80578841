import { Migration } from '@mikro-orm/migrations'
import { z } from 'zod'
import { dialledNumber } from '../../../shared/phone.ts'

const rows = z.array(z.object({ id: z.number(), phone: z.string() }))

/** Inquiries are found by their telephone numbers, too, also those that are there already. */
export class InquiryPhone extends Migration {
  override name = '2026-11-23-inquiry-phone'

  override async up() {
    const inquiries = await this.execute(`select id, phone from inquiry where phone <> ''`)
    for (const { id, phone } of rows.parse(inquiries))
      await this.execute('update inquiry set search_text = search_text || ? where id = ?', [
        `\n${dialledNumber(phone)}`,
        id,
      ])
  }
}
