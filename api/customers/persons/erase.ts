import { helper } from '@mikro-orm/core'
import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/sql'
import { z } from 'zod'
import { KEEPING_LAWS } from '../../../shared/operation/retention.ts'
import type { ErasureItem } from '../../../shared/persons/person.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { forgetInquiries } from '../../catalogue/products/product.reservation.ts'
import { archive } from '../archive/archive.changes.ts'
import { replaceFirst } from '../inquiries/inquiry.doubles.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { workingTime } from '../inquiries/inquiry.work.ts'
import { withJoined } from '../inquiries/joined.ts'
import { partFromOthers } from '../joining/part.ts'
import { keptInquiries } from '../offers/kept-offers.ts'
import { OfferEntity } from '../offers/offer.entity.ts'
import type { PersonalTable, PersonIds } from '../personal/personal-data.ts'
import { personalTables, tableName } from './registry.ts'

const KEPT = `Aufbewahrungspflicht bei einem angenommenen Angebot (${KEEPING_LAWS})`

/** What an erasure does with each row about the senders of these inquiries and alerts. */
export async function planErasure(
  em: EntityManager,
  { inquiries, alerts }: PersonIds,
  now: Date,
): Promise<ErasureItem[]> {
  const kept = await keptInquiries(em, now, inquiries)
  const keptParts = new Map<number, number[]>()
  for (const id of kept.keys()) keptParts.set(id, await partsAmong(em, id, inquiries))
  const staying = new Set([...keptParts.values()].flat())
  const gone = inquiries.filter((id) => !staying.has(id))
  const items: ErasureItem[] = []
  for (const table of personalTables) {
    const { about } = table
    const outlives = about.outlives !== undefined
    for (const row of await rowsOf(em, table, { inquiries: outlives ? inquiries : gone, alerts }))
      items.push(itemOf(em, table, row, now))
    if (outlives) continue
    for (const [id, until] of kept) {
      const parts = { inquiries: keptParts.get(id) ?? [], alerts: [] }
      const rows = new Set(
        about.keptByLaw ? await rowsOf(em, table, parts, about.keptByLaw(now)) : [],
      )
      for (const row of await rowsOf(em, table, parts))
        items.push(itemOf(em, table, row, now, rows.has(row) ? until : null))
    }
  }
  return [...items, ...(await releasedReservations(em, inquiries))]
}

/** An inquiry with those of a person that were joined into it: the law keeps them together. */
async function partsAmong(em: EntityManager, id: number, inquiries: number[]): Promise<number[]> {
  const parts = await withJoined(em, [id])
  return parts.filter((one) => one === id || inquiries.includes(one))
}

async function rowsOf(
  em: EntityManager,
  { entity, about }: PersonalTable,
  { inquiries, alerts }: PersonIds,
  more: FilterQuery<object> = {},
): Promise<object[]> {
  const found = new Set<object>()
  // What happens to a row is said without the texts in it, which may be long.
  const longTexts = em
    .getMetadata(entity)
    .props.filter(({ runtimeType, length }) => runtimeType === 'string' && length === undefined)
    .map(({ name }) => name)
  const portions: PersonIds[] = [
    ...[...portionsOf(inquiries)].map((some) => ({ inquiries: some, alerts: [] })),
    ...[...portionsOf(alerts)].map((some) => ({ inquiries: [], alerts: some })),
  ]
  for (const some of portions) {
    const where = { $and: [await about.of(em, some), more] }
    for (const row of await em.find(entity, where, { exclude: longTexts })) found.add(row)
  }
  return [...found]
}

function itemOf(
  em: EntityManager,
  table: PersonalTable,
  row: object,
  now: Date,
  until: string | null = null,
): ErasureItem {
  const warning = table.about.warnsOf?.(row, now)
  return {
    table: tableName(em, table),
    // A row without a number of its own has that of the row that it belongs to.
    id: table.about.numberOf?.(row) ?? z.int().parse(helper(row).getPrimaryKeys()?.[0]),
    what: table.about.nameOf(row),
    ...outcomeOf(table, until),
    ...(warning && { warning }),
  }
}

function outcomeOf({ about: { outlives } }: PersonalTable, until: string | null) {
  if (outlives) return { action: 'keep', reason: outlives } as const
  return until === null
    ? ({ action: 'delete' } as const)
    : ({ action: 'keep', reason: KEPT, until } as const)
}

async function releasedReservations(
  em: EntityManager,
  inquiries: number[],
): Promise<ErasureItem[]> {
  const reserved = await em.find(ProductEntity, { reservedFor: { $in: inquiries } })
  return reserved.map(({ id, title }) => ({
    table: 'product',
    id,
    what: `Reservierung von ${title}`,
    action: 'anonymise',
  }))
}

/**
 * Erases the senders of these inquiries and alerts, in the transaction of the caller. What the law wants kept goes to
 * the archive.
 */
export async function erasePersons(
  em: EntityManager,
  { inquiries, alerts }: PersonIds,
  now: Date,
): Promise<ErasureItem[]> {
  await lock(em, inquiries)
  // What others have brought, or got, stays with them.
  await partFromOthers(em, inquiries)
  const items = await planErasure(em, { inquiries, alerts }, now)
  // The plan has read rows without their long texts.
  em.clear()
  for (const [id, until] of await keptInquiries(em, now, inquiries))
    await archive(em, id, until, now)
  for (const some of portionsOf(inquiries)) await forgetInquiries(em, some)
  // It is found by the addresses of the others, so it goes before them.
  for (const { entity, about } of personalTables)
    if (about.numberOf) await em.nativeDelete(entity, await about.of(em, { inquiries, alerts }))
  for (const table of personalTables) {
    const { entity } = table
    // What has no number of its own goes with the row that it belongs to.
    if (!('id' in entity.meta.properties) || entity === InquiryEntity) continue
    const name = tableName(em, table)
    const ids = items
      .filter(({ table, action }) => table === name && action === 'delete')
      .map(({ id }) => id)
    for (const some of portionsOf(ids)) await em.nativeDelete(entity, { id: { $in: some } })
  }
  await deleteInquiries(em, inquiries)
  em.clear()
  return items
}

/** Keeps changes waiting until the erasure is committed: offers before their inquiry, as decisions do. */
async function lock(em: EntityManager, inquiries: number[]): Promise<void> {
  const options = {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    orderBy: { id: 'asc' },
    disableIdentityMap: true,
  } as const
  for (const some of portionsOf(inquiries))
    await em.find(OfferEntity, { inquiry: { $in: some } }, options)
  for (const some of portionsOf(inquiries))
    await em.find(InquiryEntity, { id: { $in: some } }, options)
}

/** Deletes inquiries with all that belongs to them. What somebody else has sent stays, though it was their double. */
async function deleteInquiries(em: EntityManager, inquiries: number[]): Promise<void> {
  for (const some of portionsOf(inquiries))
    await em.nativeDelete(InquiryEntity, { id: { $in: some }, duplicateOf: { $ne: null } })
  for (const some of portionsOf(inquiries)) {
    const doubles = await em.find(
      InquiryEntity,
      { duplicateOf: { $in: some } },
      { populate: ['duplicateOf'] },
    )
    for (const first of new Set(doubles.flatMap(({ duplicateOf }) => duplicateOf ?? [])))
      await replaceFirst(em, first, await workingTime(em))
    await em.flush()
    await em.nativeDelete(InquiryEntity, { id: { $in: some } })
  }
}
