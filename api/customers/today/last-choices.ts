import type { EntityManager } from '@mikro-orm/sql'
import type { Tables } from '../../base/data/db/database.ts'
import { portionsOf } from '../../base/data/db/in-portions.ts'

/** When somebody of the staff has last chosen the next step of each of these inquiries. */
export async function lastChoices(
  em: EntityManager,
  inquiries: number[],
): Promise<Map<number, Date>> {
  const last = new Map<number, Date>()
  for (const some of portionsOf(inquiries))
    for (const { inquiry_id, at } of await em
      .getKysely<Tables>()
      .selectFrom('inquiry_event')
      .select(({ fn }) => ['inquiry_id', fn.max('at').as('at')])
      .where('inquiry_id', 'in', some)
      .where('kind', '=', 'step')
      .where('author', 'is not', null)
      .groupBy('inquiry_id')
      .execute())
      last.set(inquiry_id, new Date(at))
  return last
}
