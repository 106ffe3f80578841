import { Migration } from '@mikro-orm/migrations'
import { z } from 'zod'
import { searchTextOf } from '../../../shared/catalogue/search.ts'

const rows = z.array(z.object({ id: z.number(), product_title: z.string() }))

/** The second and every further machine of an inquiry. Inquiries are found by the titles of theirs from now on. */
export class InquiryProducts extends Migration {
  override name = '2026-11-22-inquiry-products'

  override async up() {
    this.addSql(`create table inquiry_product (
      inquiry_id integer not null,
      position integer not null,
      product_id integer null,
      title text not null,
      primary key (inquiry_id, position),
      constraint inquiry_product_inquiry_id_foreign
        foreign key (inquiry_id) references inquiry (id) on delete cascade,
      constraint inquiry_product_product_id_foreign
        foreign key (product_id) references product (id) on delete set null
    )`)
    this.addSql(`create index inquiry_product_product_id_index on inquiry_product (product_id)`)
    const inquiries = await this.execute(
      'select id, product_title from inquiry where product_title is not null',
    )
    for (const { id, product_title: title } of rows.parse(inquiries))
      await this.execute('update inquiry set search_text = search_text || ? where id = ?', [
        `\n${searchTextOf([title])}`,
        id,
      ])
  }
}
