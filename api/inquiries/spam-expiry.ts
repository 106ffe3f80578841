import type { MikroORM } from '@mikro-orm/sql'
import { InquiryEntity } from './inquiry.entity.ts'

const DAY = 24 * 60 * 60 * 1000
/** As the privacy page says. */
const KEPT_DAYS = 30

/** Deletes spam that nobody has touched for 30 days. */
export async function deleteOldSpam(orm: MikroORM, now = new Date()): Promise<number> {
  const updatedAt = { $lt: new Date(now.getTime() - KEPT_DAYS * DAY) }
  return orm.em.fork().nativeDelete(InquiryEntity, { spam: true, updatedAt })
}
