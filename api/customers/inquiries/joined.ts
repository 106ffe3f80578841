import type { EntityManager } from '@mikro-orm/sql'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { readPortions } from '../../base/data/db/rows.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { InquiryEntity } from './inquiry.entity.ts'

type Joinable = Pick<InquiryEntity, 'id' | 'joinedAt' | 'duplicateOf'>

/** The number of the inquiry that answers for this one: itself, or the one into which it was joined. */
export const answeringId = ({ id, joinedAt, duplicateOf }: Joinable): number =>
  (joinedAt && duplicateOf?.id) || id

/** The inquiry that answers for this one. */
export async function answeringFor(
  em: EntityManager,
  inquiry: InquiryEntity,
): Promise<InquiryEntity> {
  const id = answeringId(inquiry)
  return id === inquiry.id ? inquiry : em.findOneOrFail(InquiryEntity, id)
}

/** For each of these inquiries the number of the one that answers for it. */
export async function answeringIds(
  em: EntityManager,
  inquiries: number[],
): Promise<Map<number, number>> {
  const found = await readPortions(inquiries, (some) =>
    em.find(
      InquiryEntity,
      { id: { $in: some } },
      { fields: ['joinedAt', 'duplicateOf'], disableIdentityMap: true },
    ),
  )
  return new Map(found.map((one) => [one.id, answeringId(one)]))
}

/** The inquiries that were joined into these, the oldest first. */
export const joinedInto = (em: EntityManager, inquiries: number[]): Promise<InquiryEntity[]> =>
  readPortions(inquiries, (some) =>
    em.find(
      InquiryEntity,
      { duplicateOf: { $in: some }, joinedAt: { $ne: null } },
      { orderBy: { id: 'asc' } },
    ),
  )

/** The telephone number that was named last in what was joined into each of these inquiries. */
export async function newestPhones(
  em: EntityManager,
  inquiries: number[],
): Promise<Map<number, string>> {
  const named = (await joinedInto(em, inquiries)).filter(({ phone }) => phone !== '')
  const byAge = named.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return new Map(byAge.map((one) => [answeringId(one), one.phone]))
}

/** The numbers of these inquiries and of all that were joined into them. */
export async function withJoined(em: EntityManager, inquiries: number[]): Promise<number[]> {
  const joined = await joinedInto(em, inquiries)
  return [...new Set([...inquiries, ...joined.map(({ id }) => id)])]
}

/** The condition of what these inquiries had themselves or have brought to another one, and not of what came to them. */
export const broughtWith = (inquiries: number[]) => ({
  $or: [{ broughtBy: { $in: inquiries } }, { inquiry: { $in: inquiries }, broughtBy: null }],
})

/** @throws {ApiError} 409 that names the inquiry into which this one was joined */
export async function requireOwnLife(em: EntityManager, inquiry: InquiryEntity): Promise<void> {
  if (!inquiry.joinedAt) return
  const { id, createdAt } = await answeringFor(em, inquiry)
  throw new ApiError(
    409,
    `Diese Anfrage gehört jetzt zu ${receiptNumber(id, createdAt)}. Bitte arbeiten Sie dort weiter.`,
  )
}
