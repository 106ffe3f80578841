import type { EntityManager } from '@mikro-orm/sql'
import { berlinDay } from '../../../shared/dates.ts'
import { keptSentence } from '../../../shared/inquiries/kept.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { InquiryEntity } from './inquiry.entity.ts'

/**
 * Refuses to change what the law wants kept of an erased person. To be called once a row is locked for a change,
 * because an erasure may have ended just before.
 * @param id of the inquiry
 * @throws {ApiError} 409 with the ground and the date
 */
export async function requireChangeable(em: EntityManager, id: number): Promise<void> {
  const found = await em.findOne(
    InquiryEntity,
    { id, keptUntil: { $gte: berlinDay(new Date()) } },
    { fields: ['keptUntil'], disableIdentityMap: true },
  )
  if (found?.keptUntil) throw new ApiError(409, keptSentence(found.keptUntil))
}
