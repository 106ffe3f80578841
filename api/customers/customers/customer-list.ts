import type { EntityManager } from '@mikro-orm/sql'
import { z } from 'zod'
import type { CustomerQuery, ListedCustomer } from '../../../shared/persons/customer.ts'
import { firmKeyOf } from '../../../shared/persons/firm.ts'
import { type Language, language } from '../../../shared/writing/language.ts'
import { dialledNumber, isPartOfNumber } from '../../../shared/writing/phone.ts'
import { searchTextOf, searchWords } from '../../../shared/writing/search-text.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { jsonOf, readPortions } from '../../base/data/db/rows.ts'
import { personSecret } from '../inquiries/identifiers.ts'
import { answeringIds } from '../inquiries/joined.ts'
import { nameOf } from '../persons/person.queries.ts'
import { findAllSent, type KnownSender, personsAmong } from '../persons/senders.ts'

/** What one person has sent, and when they were last heard of. */
export interface KnownCustomer {
  sent: KnownSender[]
  lastContactAt: Date
}

/** Everybody who has asked for something, whoever was in contact last first. Spam is nobody's. */
export async function findCustomers(em: EntityManager): Promise<KnownCustomer[]> {
  const sent = await findAllSent(em)
  const contacts = await lastContacts(em)
  return personsAmong(sent)
    .map((sent) => {
      const times = sent.map(({ id, createdAt }) => contacts.get(id) ?? createdAt)
      return { sent, lastContactAt: new Date(Math.max(...times.map((at) => at.getTime()))) }
    })
    .sort((a, b) => b.lastContactAt.getTime() - a.lastContactAt.getTime())
}

/** A page of them, of those who are meant by a search. */
export async function listCustomers(
  em: EntityManager,
  { page, limit, search }: CustomerQuery,
): Promise<{ customers: ListedCustomer[]; total: number }> {
  const known = await findCustomers(em)
  const found = search ? known.filter(matcherOf(search, await placesOf(em))) : known
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
  const places = await placesOf(em, ids)
  const languages = await languagesOf(
    em,
    customers.flatMap(({ sent }) => sent.at(-1)?.id ?? []),
  )
  return customers.map(({ sent, lastContactAt }) => {
    const name = nameOf(secret, sent)
    const keys = sent.toReversed().map(firmKeyOf)
    return {
      ...name,
      place: placeOf(sent, places),
      firm: keys.find((key) => key !== null) ?? null,
      inquiries: new Set(sent.map(({ id }) => answering.get(id))).size,
      language: languages.get(sent.at(-1)?.id ?? 0) ?? 'de',
      lastContactAt: lastContactAt.toISOString(),
    }
  })
}

async function languagesOf(em: EntityManager, inquiries: number[]): Promise<Map<number, Language>> {
  const rows = await readPortions(inquiries, (some) =>
    em
      .getKysely<Tables>()
      .selectFrom('inquiry')
      .select(['id', 'language'])
      .where('id', 'in', some)
      .execute(),
  )
  return new Map(rows.map((row) => [row.id, language.parse(row.language)]))
}

function matcherOf(search: string, places: Places): (customer: KnownCustomer) => boolean {
  const number = isPartOfNumber(search) ? dialledNumber(search) : ''
  const words = searchWords(search)
  return ({ sent }) => {
    if (number && sent.some(({ phoneNumber }) => phoneNumber.includes(number))) return true
    const said = sent.flatMap(({ name, company, email }) => [name, company, email])
    const text = searchTextOf([placeOf(sent, places), ...said])
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

/** Where the last offer for each inquiry went, by its number. */
type Places = Map<number, string>

/** @param inquiries which of them; all by default, of which each offer is read whole */
async function placesOf(em: EntityManager, inquiries?: number[]): Promise<Places> {
  const offers = em
    .getKysely<Tables>()
    .selectFrom('offer')
    .select(({ fn }) => ['id', fn.coalesce('brought_by_id', 'inquiry_id').as('inquiry'), 'content'])
  const rows = inquiries
    ? await readPortions(inquiries, (some) =>
        offers
          .where((is) => is.or([is('inquiry_id', 'in', some), is('brought_by_id', 'in', some)]))
          .execute(),
      )
    : await offers.execute()
  const places: Places = new Map()
  for (const { inquiry, content } of rows.sort((one, other) => one.id - other.id)) {
    const { postalCode, city } = addressed.parse(jsonOf(content)).recipient
    const place = [postalCode, city].filter(Boolean).join(' ')
    if (place) places.set(inquiry, place)
  }
  return places
}

/** Where the last of somebody's offers that says so went; empty without one. */
const placeOf = (sent: readonly KnownSender[], places: Places): string => {
  const last = sent.findLast(({ id }) => places.has(id))
  return (last && places.get(last.id)) ?? ''
}
