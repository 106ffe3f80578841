import type { EntityManager } from '@mikro-orm/sql'
import { firmKeysOf } from '../../../shared/persons/firm.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { readPortions } from '../../base/data/db/rows.ts'
import { soldBy } from '../customers/bought.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { OfferEntity } from '../offers/offer.entity.ts'
import { inquiriesOfSamePerson } from '../persons/same-person.ts'

interface Held {
  inquiry: number
  product: number
  /** Of the machine, if it is kept for an inquiry. */
  reservedFor: number | null
}

/**
 * Those of these machines that the customer or somebody of the same firm has already got, with this inquiry or another
 * one: reserved or bought.
 */
export async function ownMachines<Some extends Held>(
  em: EntityManager,
  held: readonly Some[],
): Promise<Set<Some>> {
  if (held.length === 0) return new Set()
  const holders = await buyersOf(em, new Set(held.map(({ product }) => product)))
  for (const { product, reservedFor } of held)
    if (reservedFor !== null) holders.get(product)?.add(reservedFor)
  const asking = held.map(({ inquiry }) => inquiry)
  const holding = [...holders.values()].flatMap((some) => [...some])
  const persons = await inquiriesOfSamePerson(em, [...new Set(asking)])
  const firms = await firmsOf(em, [...new Set([...asking, ...holding])])
  const isOf = (inquiry: number, other: number) =>
    persons.get(inquiry)?.has(other) ||
    firms.get(inquiry)?.some((firm) => firms.get(other)?.includes(firm))
  return new Set(
    held.filter(({ inquiry, product }) =>
      [...(holders.get(product) ?? [])].some((other) => isOf(inquiry, other)),
    ),
  )
}

/** With which inquiries each of these machines was bought. */
async function buyersOf(
  em: EntityManager,
  products: ReadonlySet<number>,
): Promise<Map<number, Set<number>>> {
  const buyers = new Map([...products].map((product) => [product, new Set<number>()]))
  const accepted = await em.find(
    OfferEntity,
    { status: 'accepted' },
    {
      fields: ['inquiry', 'status', 'content', 'decidedAt', 'updatedAt'],
      disableIdentityMap: true,
    },
  )
  const won = await wonWith(em, [...products])
  for (const { productId, inquiry } of await soldBy(em, won, accepted))
    if (productId !== null) buyers.get(productId)?.add(inquiry)
  return buyers
}

/** The inquiries that are won and ask for one of these machines, first or further. */
async function wonWith(em: EntityManager, products: number[]) {
  const won = em
    .getKysely<Tables>()
    .selectFrom('inquiry')
    .select('inquiry.id')
    .where('won_at', 'is not', null)
  const further = won.innerJoin('inquiry_product', 'inquiry_id', 'inquiry.id')
  const rows = await readPortions(products, (some) =>
    won
      .where('product_id', 'in', some)
      .union(further.where('inquiry_product.product_id', 'in', some))
      .execute(),
  )
  return readPortions([...new Set(rows.map(({ id }) => id))], (some) =>
    em.find(
      InquiryEntity,
      { id: { $in: some } },
      {
        fields: ['product', 'productTitle', 'productQuantity', 'wonAt', 'updatedAt'],
        disableIdentityMap: true,
      },
    ),
  )
}

/** By what the sender of each of these inquiries belongs to a firm. */
async function firmsOf(em: EntityManager, inquiries: number[]): Promise<Map<number, string[]>> {
  const senders = em.getKysely<Tables>().selectFrom('inquiry').select(['id', 'email', 'company'])
  const rows = await readPortions(inquiries, (some) => senders.where('id', 'in', some).execute())
  return new Map(rows.map(({ id, ...sender }) => [id, firmKeysOf(sender)]))
}
