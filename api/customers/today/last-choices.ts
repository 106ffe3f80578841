import type { EntityManager } from '@mikro-orm/sql'
import { portionsOf } from '../../base/data/db/in-portions.ts'
import { InquiryEventEntity } from '../inquiries/inquiry-event.entity.ts'

/** When somebody of the staff has last chosen the next step of each of these inquiries. */
export async function lastChoices(
  em: EntityManager,
  inquiries: number[],
): Promise<Map<number, Date>> {
  const last = new Map<number, Date>()
  for (const some of portionsOf(inquiries))
    for (const { inquiry, at } of await em.find(
      InquiryEventEntity,
      { inquiry: { $in: some }, kind: 'step', author: { $ne: null } },
      { fields: ['inquiry', 'at'], orderBy: { id: 'asc' }, disableIdentityMap: true },
    ))
      last.set(inquiry.id, at)
  return last
}
