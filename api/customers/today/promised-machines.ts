import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../../base/data/db/database.ts'
import { jsonOf } from '../../base/data/db/rows.ts'
import { inWork } from '../inquiries/inquiry.work.ts'
import { OfferEntity } from '../offers/offer.entity.ts'
import { machinesOf } from '../offers/offer.machines.ts'
import { ofOpenInquiries, openOnly } from './open-inquiries.ts'

/** A machine of which a customer thinks that it can be had. */
interface PromisedMachine {
  inquiry: number
  product: number
  title: string
  since: Date
}

/** The machines of sent offers, and which inquiries have any; who has ordered has got what can be had. */
export async function offeredMachines(
  em: EntityManager,
): Promise<{ machines: PromisedMachine[]; inquiries: ReadonlySet<number> }> {
  const offers = await em.find(
    OfferEntity,
    { status: { $in: ['sent', 'ordered', 'accepted'] }, inquiry: inWork },
    { disableIdentityMap: true },
  )
  const ordered = new Set(
    offers.filter(({ status }) => status !== 'sent').map(({ inquiry }) => inquiry.id),
  )
  const machines = offers
    .filter(({ inquiry }) => !ordered.has(inquiry.id))
    .flatMap((offer) =>
      [...machinesOf(offer)].map(([product, title]) => ({
        inquiry: offer.inquiry.id,
        product,
        title,
        since: offer.sentAt ?? offer.createdAt,
      })),
    )
  return { machines, inquiries: new Set(offers.map(({ inquiry }) => inquiry.id)) }
}

/** The machines that open inquiries ask for and that are not free, deleted ones under their former numbers. */
export async function askedMachines(em: EntityManager): Promise<PromisedMachine[]> {
  const db = em.getKysely<Tables>()
  const isNotFree = sql<boolean>`(product.id is null or product.status <> 'active')`
  const first = await db
    .selectFrom('inquiry')
    .leftJoin('product', 'product.id', 'inquiry.product_id')
    .select(['inquiry.id as inquiry', 'inquiry.product_id as product'])
    .select([
      'inquiry.created_at as since',
      'product_title as title',
      sql<number>`0`.as('position'),
    ])
    .where('product_title', 'is not', null)
    .where(openOnly)
    .where(isNotFree)
    .execute()
  const further = await db
    .selectFrom('inquiry_product')
    .innerJoin('inquiry', 'inquiry.id', 'inquiry_product.inquiry_id')
    .leftJoin('product', 'product.id', 'inquiry_product.product_id')
    .select(['inquiry.id as inquiry', 'inquiry_product.product_id as product'])
    .select(['inquiry.created_at as since', 'inquiry_product.title', 'position'])
    .where(ofOpenInquiries)
    .where(isNotFree)
    .execute()
  const rows = [...first, ...further]
  const formerOf = rows.some(({ product }) => product === null) ? await formerProducts(em) : null
  return rows.flatMap(({ inquiry, title, since, position, ...row }) => {
    const product = row.product ?? formerOf?.(inquiry, position)
    return product ? [{ inquiry, product, title: title ?? '', since: new Date(since) }] : []
  })
}

const places = z.object({
  inquiries: z.array(z.number()),
  places: z.array(z.tuple([z.number(), z.number()])),
})

/** Which product of the trash an inquiry has named at a position. */
async function formerProducts(em: EntityManager) {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('trashed_product')
    .select(['id', 'inquiries', 'places'])
    .execute()
  const named = rows.flatMap(({ id, ...row }) => {
    const { inquiries, places: further } = places.parse({
      inquiries: jsonOf(row.inquiries),
      places: jsonOf(row.places),
    })
    const all: [number, number][] = [
      ...inquiries.map((one): [number, number] => [one, 0]),
      ...further,
    ]
    return all.map(([inquiry, position]): [string, number] => [`${inquiry} ${position}`, id])
  })
  const products = new Map(named)
  return (inquiry: number, position: number) => products.get(`${inquiry} ${position}`)
}
