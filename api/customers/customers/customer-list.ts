import type { EntityManager } from '@mikro-orm/sql'
import { z } from 'zod'
import type { CustomerQuery, ListedCustomer } from '../../../shared/persons/customer.ts'
import { firmKeyOf } from '../../../shared/persons/firm.ts'
import { dialledNumber, isPartOfNumber } from '../../../shared/writing/phone.ts'
import { searchTextOf, searchWords } from '../../../shared/writing/search-text.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { jsonOf } from '../../base/data/db/rows.ts'
import { personSecret } from '../inquiries/identifiers.ts'
import { answeringIds } from '../inquiries/joined.ts'
import { nameOf } from '../persons/person.queries.ts'
import { findAllSent, type KnownSender, personsAmong } from '../persons/senders.ts'

/** What one person has sent, and where and when they were last heard of. */
export interface KnownCustomer {
  sent: KnownSender[]
  place: string
  lastContactAt: Date
}

/** Everybody who has asked for something, whoever was in contact last first. Spam is nobody's. */
export async function findCustomers(em: EntityManager): Promise<KnownCustomer[]> {
  const sent = await findAllSent(em)
  const contacts = await lastContacts(em)
  const places = await placesOf(em)
  return personsAmong(sent)
    .map((sent) => {
      const times = sent.map(({ id, createdAt }) => contacts.get(id) ?? createdAt)
      const place = sent.findLast(({ id }) => places.has(id))
      return {
        sent,
        place: (place && places.get(place.id)) ?? '',
        lastContactAt: new Date(Math.max(...times.map((at) => at.getTime()))),
      }
    })
    .sort((a, b) => b.lastContactAt.getTime() - a.lastContactAt.getTime())
}

/** A page of them, of those who are meant by a search. */
export async function listCustomers(
  em: EntityManager,
  { page, limit, search }: CustomerQuery,
): Promise<{ customers: ListedCustomer[]; total: number }> {
  const known = await findCustomers(em)
  const found = search ? known.filter(matcherOf(search)) : known
  const shown = found.slice((page - 1) * limit, page * limit)
  return { customers: await toListed(em, shown), total: found.length }
}

export async function toListed(
  em: EntityManager,
  customers: KnownCustomer[],
): Promise<ListedCustomer[]> {
  const secret = await personSecret(em)
  const ids = customers.flatMap(({ sent }) => sent.map(({ id }) => id))
  const answering = await answeringIds(em, ids)
  return customers.map(({ sent, place, lastContactAt }) => {
    const name = nameOf(secret, sent)
    const keys = sent.toReversed().map(firmKeyOf)
    return {
      ...name,
      place,
      firm: keys.find((key) => key !== null) ?? null,
      inquiries: new Set(sent.map(({ id }) => answering.get(id))).size,
      lastContactAt: lastContactAt.toISOString(),
    }
  })
}

function matcherOf(search: string): (customer: KnownCustomer) => boolean {
  const number = isPartOfNumber(search) ? dialledNumber(search) : ''
  const words = searchWords(search)
  return ({ sent, place }) => {
    if (number && sent.some(({ phoneNumber }) => phoneNumber.includes(number))) return true
    const said = sent.flatMap(({ name, company, email }) => [name, company, email])
    const text = searchTextOf([place, ...said])
    return words.every((forms) => forms.some((form) => text.includes(form)))
  }
}

/** When something was last said about each inquiry; notes are for colleagues. */
async function lastContacts(em: EntityManager): Promise<Map<number, Date>> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('message')
    .select(({ fn }) => [
      fn.coalesce('brought_by_id', 'inquiry_id').as('inquiry'),
      fn.max('at').as('at'),
    ])
    .where('kind', '<>', 'note')
    .groupBy(({ fn }) => fn.coalesce('brought_by_id', 'inquiry_id'))
    .execute()
  return new Map(rows.map(({ inquiry, at }) => [inquiry, new Date(at)]))
}

const addressed = z.object({ recipient: z.object({ postalCode: z.string(), city: z.string() }) })

/** Where the last offer for each inquiry went. */
async function placesOf(em: EntityManager): Promise<Map<number, string>> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('offer')
    .select(({ fn }) => [fn.coalesce('brought_by_id', 'inquiry_id').as('inquiry'), 'content'])
    .orderBy('id')
    .execute()
  const places = new Map<number, string>()
  for (const { inquiry, content } of rows) {
    const { postalCode, city } = addressed.parse(jsonOf(content)).recipient
    const place = [postalCode, city].filter(Boolean).join(' ')
    if (place) places.set(inquiry, place)
  }
  return places
}
