import { type EntityManager, raw } from '@mikro-orm/sql'
import { sql } from 'kysely'
import { excerpt } from '../../../shared/inquiries/excerpt.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { ListedInquiry } from '../../../shared/inquiries/listed-inquiry.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { InquiryEntity } from './inquiry.entity.ts'
import { referenceTo } from './inquiry.related.ts'
import { MessageEntity } from './message.entity.ts'

/** In characters. */
const BEGINNING = 5_000

/** The newest offers of inquiries. Handed in, because offers stand above inquiries. */
export type OffersInRows = (
  em: EntityManager,
  inquiries: number[],
) => Promise<Map<number, ListedInquiry['offer']>>

/** Inquiries with what the lines of a list say besides: three statements, however many they are. */
export async function toRows(
  em: EntityManager,
  inquiries: Inquiry[],
  offersOf: OffersInRows,
): Promise<ListedInquiry[]> {
  const ids = inquiries.map(({ id }) => id)
  const last = await lastMessages(em, ids)
  const doubles = await doublesOf(em, ids)
  const offers = await offersOf(em, ids)
  return inquiries.map((inquiry) => ({
    ...inquiry,
    lastMessage: last.get(inquiry.id) ?? null,
    offer: offers.get(inquiry.id) ?? null,
    doubles: doubles.get(inquiry.id) ?? [],
  }))
}

/** No message of a person came later about the same inquiry. */
const isLast = () => ({
  [raw(
    (alias) =>
      `not exists (select 1 from message later where later.inquiry_id = ${alias}.inquiry_id and later.id > ${alias}.id and not later.automatic)`,
  )]: [],
})

/** The newest message of a person about each of these inquiries that has any, notes too. */
export async function lastMessages(
  em: EntityManager,
  inquiries: number[],
): Promise<Map<number, ListedInquiry['lastMessage']>> {
  const last = new Map<number, ListedInquiry['lastMessage']>()
  for (const some of portionsOf(inquiries)) {
    const messages = await em.find(
      MessageEntity,
      { $and: [{ inquiry: { $in: some }, automatic: false }, isLast()] },
      { disableIdentityMap: true },
    )
    const beginnings = await beginningsOf(
      em,
      messages.map(({ id }) => id),
    )
    for (const { inquiry, id, at, kind, author = null, sender = null } of messages)
      last.set(inquiry.id, {
        id,
        at: at.toISOString(),
        kind,
        text: excerpt(beginnings.get(id) ?? ''),
        author,
        from: sender,
      })
  }
  return last
}

/** So much of each message as a line can need: salutation and quotes may stand before its words. */
async function beginningsOf(em: EntityManager, messages: number[]): Promise<Map<number, string>> {
  if (messages.length === 0) return new Map()
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('message')
    .select(['id', sql<string>`substr(text, 1, ${BEGINNING})`.as('text')])
    .where('id', 'in', messages)
    .execute()
  return new Map(rows.map(({ id, text }) => [id, text.toWellFormed()]))
}

async function doublesOf(
  em: EntityManager,
  inquiries: number[],
): Promise<Map<number, ListedInquiry['doubles']>> {
  const doubles = new Map<number, ListedInquiry['doubles']>()
  for (const some of portionsOf(inquiries))
    for (const { duplicateOf, id, createdAt } of await em.find(
      InquiryEntity,
      { duplicateOf: { $in: some }, joinedAt: null, spam: false },
      { fields: ['duplicateOf', 'createdAt'], orderBy: { id: 'asc' }, disableIdentityMap: true },
    )) {
      if (!duplicateOf) continue
      const double = referenceTo({ id, createdAt })
      doubles.set(duplicateOf.id, [...(doubles.get(duplicateOf.id) ?? []), double])
    }
  return doubles
}
