import type { EntityManager } from '@mikro-orm/sql'
import type { Tables } from '../../base/data/db/database.ts'
import { readPortions } from '../../base/data/db/rows.ts'

/** When somebody of the staff has last chosen the next step of each of these inquiries. */
export async function lastChoices(
  em: EntityManager,
  inquiries: number[],
): Promise<Map<number, Date>> {
  const chosen = em
    .getKysely<Tables>()
    .selectFrom('inquiry_event')
    .select(({ fn }) => ['inquiry_id', fn.max('at').as('at')])
    .where('kind', '=', 'step')
    .where('author', 'is not', null)
    .groupBy('inquiry_id')
  const rows = await readPortions(inquiries, (some) =>
    chosen.where('inquiry_id', 'in', some).execute(),
  )
  return new Map(rows.map(({ inquiry_id, at }) => [inquiry_id, new Date(at)]))
}
