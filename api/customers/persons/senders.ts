import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import { notFound } from '../../base/requests/http/errors.ts'
import { SearchAlertEntity } from '../alerts/search-alert.entity.ts'
import {
  hashOf,
  identifiersOf,
  personKeyOf,
  personSecret,
  type Sender,
} from '../inquiries/identifiers.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import type { PersonIds } from '../personal/personal-data.ts'
import { groupByPerson, selectIdentities, toIdentity } from './same-person.ts'

const UNKNOWN = 'Diese Person ist nicht bekannt'

const columns = [
  ...(['id', 'name', 'company', 'email', 'mailbox', 'phone', 'phoneNumber'] as const),
  'createdAt',
] as const
export type KnownSender = Sender & Pick<InquiryEntity, 'company' | 'phone'>

export function personIdsOf(person: readonly Sender[]): PersonIds {
  const idsOf = (isAlert: boolean) =>
    person.filter((sender) => sender.isAlert === isAlert).map(({ id }) => id)
  return { inquiries: idsOf(false), alerts: idsOf(true) }
}

/** Everything that was sent, the oldest first: inquiries, then alerts. */
export const findSenders = (em: EntityManager): Promise<KnownSender[]> => sentBy(em, {}, {})

/** What a person has sent, in the same order. */
export const sentByPerson = (
  em: EntityManager,
  { inquiries, alerts }: PersonIds,
): Promise<KnownSender[]> => sentBy(em, { id: { $in: inquiries } }, { id: { $in: alerts } })

async function sentBy(
  em: EntityManager,
  ofInquiries: FilterQuery<InquiryEntity>,
  ofAlerts: FilterQuery<SearchAlertEntity>,
): Promise<KnownSender[]> {
  const inquiries = (await findSent(em, ofInquiries)).reverse()
  const alerts = await em.find(SearchAlertEntity, ofAlerts, {
    fields: ['id', 'email', 'mailbox', 'createdAt'],
    orderBy: { id: 'asc' },
    disableIdentityMap: true,
  })
  const nameless = { name: '', company: '', phone: '', phoneNumber: '' }
  return [
    ...inquiries,
    ...alerts.map(({ id, email, mailbox, createdAt }) => ({
      ...nameless,
      id,
      email,
      mailbox,
      createdAt,
      isAlert: true,
    })),
  ]
}

/** Who has sent these inquiries, the newest first. */
export async function findSent(
  em: EntityManager,
  where: FilterQuery<InquiryEntity>,
  limit?: number,
): Promise<KnownSender[]> {
  const found = await em.find(InquiryEntity, where, {
    fields: columns,
    orderBy: { id: 'desc' },
    disableIdentityMap: true,
    ...(limit && { limit }),
  })
  return found.map(toSender)
}

/** Who has sent any inquiry that is not spam, the newest first: of thousands, so read as rows. */
export async function findAllSent(em: EntityManager): Promise<KnownSender[]> {
  const rows = await selectIdentities(em)
    .select(['company', 'phone'])
    .where('spam', '=', false)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ company, phone, ...row }) => ({ ...toIdentity(row), company, phone }))
}

/** Of an inquiry, whose other columns are left out. */
export const toSender = (sent: Omit<KnownSender, 'isAlert'>): KnownSender => ({
  id: sent.id,
  name: sent.name,
  company: sent.company,
  email: sent.email,
  mailbox: sent.mailbox,
  phone: sent.phone,
  phoneNumber: sent.phoneNumber,
  createdAt: sent.createdAt,
  isAlert: false,
})

/** All persons by what they have sent. Inquiries come before alerts, which know no name, each the oldest first. */
export const findPersons = async (em: EntityManager): Promise<KnownSender[][]> =>
  personsAmong(await findSenders(em))

/** Puts together what one person has sent, persons and what they sent in this order. */
export const personsAmong = (senders: KnownSender[]): KnownSender[][] =>
  groupByPerson(senders).map((sent) =>
    sent.sort((a, b) => Number(a.isAlert) - Number(b.isAlert) || a.id - b.id),
  )

/** Stands for a person as long as the oldest thing that they have sent is there. */
export function keyOf(secret: string, [oldest]: readonly KnownSender[]): string {
  return oldest ? personKeyOf(secret, oldest) : ''
}

/** What a person has sent. @throws {ApiError} 404 for an unknown key */
export async function requirePerson(
  em: EntityManager,
  key: string,
  find = findPersons,
): Promise<KnownSender[]> {
  const secret = await personSecret(em)
  const hasKey = (sender: KnownSender) =>
    identifiersOf(sender).some((identifier) => hashOf(secret, identifier) === key)
  const person = (await find(em)).find((sent) => sent.some(hasKey))
  if (!person) throw notFound(UNKNOWN)
  return person
}
