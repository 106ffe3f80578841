import type { EntityManager } from '@mikro-orm/sql'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import type { OfferEntity } from './offer.entity.ts'

const fields = ['id', 'stockNumber', 'condition', 'status', 'reservedFor'] as const
export type OfferedMachines = Map<number, Pick<ProductEntity, (typeof fields)[number]>>

/** The machines of these offers that somebody still decides about, by their numbers. */
export async function findOfferedMachines(
  em: EntityManager,
  offers: OfferEntity[],
): Promise<OfferedMachines> {
  const ids = offers
    .filter(({ status }) => status === 'draft' || isWaiting(status))
    .flatMap(({ content }) => content.lines.flatMap(({ productId }) => productId ?? []))
  const found = await em.find(
    ProductEntity,
    { id: { $in: ids } },
    { fields, disableIdentityMap: true },
  )
  return new Map(found.map((product) => [product.id, product]))
}

/** Whether an offer is with the customer, or ordered: the machines are not reserved yet. */
export const isWaiting = (status: OfferEntity['status']): boolean =>
  status === 'sent' || status === 'ordered'

/** Whether there is one piece of it and no other. */
export const isThereOnce = ({ condition }: Pick<ProductEntity, 'condition'>): boolean =>
  condition !== 'new'
