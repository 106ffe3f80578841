import type { EntityManager } from '@mikro-orm/sql'
import type { Newest } from '../../../shared/inquiries/today.ts'
import type { Tables } from '../../base/data/db/database.ts'

/** What has come in last, by which one sees that there is more: three looks at the ends of indexes. */
export async function findNewest(em: EntityManager): Promise<Newest> {
  const highest = async (table: 'inquiry' | 'message' | 'inquiry_event') => {
    const newest = await em
      .getKysely<Tables>()
      .selectFrom(table)
      .select(({ fn }) => fn.max<number | null>('id').as('id'))
      .executeTakeFirst()
    return newest?.id ?? 0
  }
  return {
    inquiry: await highest('inquiry'),
    message: await highest('message'),
    event: await highest('inquiry_event'),
  }
}
