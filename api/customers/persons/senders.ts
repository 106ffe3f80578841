import type { EntityManager } from '@mikro-orm/sql'
import { notFound } from '../../base/http/errors.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { groupByPerson, hashOf, signsOf } from './signs.ts'

const UNKNOWN = 'Diese Person ist nicht bekannt'

const columns = [
  ...(['id', 'name', 'company', 'email', 'mailbox', 'phone', 'phoneNumber'] as const),
  'createdAt',
] as const
export type KnownSender = Pick<InquiryEntity, (typeof columns)[number]>

export const idsOf = (person: readonly KnownSender[]): number[] => person.map(({ id }) => id)

/** All persons by their inquiries, the oldest first. Those that were erased and are kept by law are none of them. */
export async function findPersons(em: EntityManager): Promise<KnownSender[][]> {
  const senders = await em.find(
    InquiryEntity,
    { keptUntil: null },
    { fields: columns, orderBy: { id: 'asc' }, disableIdentityMap: true },
  )
  return groupByPerson(senders).map((inquiries) => inquiries.sort((a, b) => a.id - b.id))
}

/** Stands for a person as long as his oldest inquiry is there. */
export function keyOf(secret: string, [oldest]: readonly KnownSender[]): string {
  const [sign = ''] = oldest ? signsOf(oldest) : []
  return hashOf(secret, sign)
}

/** The inquiries of a person. @throws {ApiError} 404 for a key that no inquiry of anybody has */
export async function requirePerson(
  em: EntityManager,
  secret: string,
  key: string,
): Promise<KnownSender[]> {
  const hasKey = (sender: KnownSender) =>
    signsOf(sender).some((sign) => hashOf(secret, sign) === key)
  const person = (await findPersons(em)).find((inquiries) => inquiries.some(hasKey))
  if (!person) throw notFound(UNKNOWN)
  return person
}
