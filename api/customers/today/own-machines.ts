import type { EntityManager } from '@mikro-orm/sql'
import { portionsOf } from '../../base/data/db/in-portions.ts'
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

/** Those of these machines that the customer has already got, with this inquiry or another one: reserved or bought. */
export async function ownMachines<Some extends Held>(
  em: EntityManager,
  held: readonly Some[],
): Promise<Set<Some>> {
  const persons = await inquiriesOfSamePerson(em, [...new Set(held.map(({ inquiry }) => inquiry))])
  const isOf = (inquiry: number, other: number) => persons.get(inquiry)?.has(other) ?? false
  const buyers = await buyersOf(em, [...new Set([...persons.values()].flatMap((ids) => [...ids]))])
  return new Set(
    held.filter(
      ({ inquiry, product, reservedFor }) =>
        (reservedFor !== null && isOf(inquiry, reservedFor)) ||
        buyers.get(product)?.some((other) => isOf(inquiry, other)),
    ),
  )
}

/** With which of these inquiries each machine was bought. Of what they have sold no more is read than that takes. */
async function buyersOf(em: EntityManager, ids: number[]): Promise<Map<number, number[]>> {
  const buyers = new Map<number, number[]>()
  for (const some of portionsOf(ids)) {
    const won = await em.find(
      InquiryEntity,
      { id: { $in: some }, wonAt: { $ne: null } },
      {
        fields: ['product', 'productTitle', 'productQuantity', 'wonAt', 'updatedAt'],
        disableIdentityMap: true,
      },
    )
    const offers = await em.find(
      OfferEntity,
      { inquiry: { $in: some }, status: 'accepted' },
      {
        fields: ['inquiry', 'status', 'content', 'decidedAt', 'updatedAt'],
        disableIdentityMap: true,
      },
    )
    for (const { productId, inquiry } of await soldBy(em, won, offers))
      if (productId !== null) buyers.set(productId, [...(buyers.get(productId) ?? []), inquiry])
  }
  return buyers
}
